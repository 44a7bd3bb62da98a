/**
 * Stripe with taxes: everything is paid on its page, and cards and invoices are at its customer portal.
 */
import { fakeStripe } from "../fakes/stripe.ts";
import { e2e, useVariables } from "./e2e.ts";
import { checkPage } from "./page_checks.ts";
import { arrive, balance, openWithBalance, PAID, showsNotice } from "./paying.ts";
import { signUp } from "./people.ts";

const stripe = fakeStripe();
useVariables({ ...stripe.variables, STRIPE_AUTOMATIC_TAX: "on" });

Deno.test.afterAll(async () => await stripe[Symbol.asyncDispose]());

e2e(
  "a product with taxes is paid on Stripe's page, its invoice is in the portal",
  {},
  async (step) => {
    const { page, context } = step;
    await signUp(context);
    for (const host of ["checkout", "billing"]) {
      await context.route(
        `https://${host}.stripe.com/**`,
        (route) => route.fulfill({ contentType: "text/html", body: "<title>Stripe</title>" }),
      );
    }
    await page.goto("/checkout?productId=credit_pack");
    await arrive(page, page.getByText("It works out the taxes of where you live"));
    await checkPage(page);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.waitForURL("https://checkout.stripe.com/**");
    const session = stripe.newest("session");
    stripe.pay(session, { tax: 100 });
    await openWithBalance(
      page,
      `/subscription?success=true&type=credit_pack&session_id=${session}`,
    );
    await showsNotice(page, PAID);
    await balance(page, 36);
    await page.getByRole("button", { name: "Cards and invoices" }).click();
    await page.waitForURL("https://billing.stripe.com/**");
  },
);
