// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task stripe:setup`: makes products, prices and the webhook endpoint in the Stripe account
 * of `STRIPE_SECRET_KEY`, for the site at `APP_URL`, and prints the variables for the server. Running it
 * again changes nothing.
 */
import { Stripe } from "stripe";
import { ConfigError, readStripeAccount } from "../config.ts";
import { setUpStripe } from "../payments/stripe/setting_up.ts";
import { clientOptions } from "../payments/stripe/stripe_client.ts";
import { readCommandLine } from "./command_line.ts";

readCommandLine({
  usage:
    "STRIPE_SECRET_KEY=… APP_URL=https://… deno task stripe:setup   prints the other variables",
});

try {
  const { secretKey, apiUrl, appUrl } = readStripeAccount();
  const client = new Stripe(secretKey, clientOptions(apiUrl));
  const variables = await setUpStripe({ client, apiVersion: Stripe.API_VERSION, appUrl });
  console.log(`# The Stripe account is ready for ${appUrl}. Set these variables:`);
  for (const [name, value] of Object.entries(variables)) console.log(`${name}=${value}`);
  console.log("# and STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY from Stripe's dashboard.");
  if (!variables.STRIPE_WEBHOOK_SECRET) {
    console.log("# STRIPE_WEBHOOK_SECRET is the one of the first time, or in Stripe's dashboard.");
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof ConfigError ? error.message : `Stripe refused: ${error.message}`);
  Deno.exit(1);
}
