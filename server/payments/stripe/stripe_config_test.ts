import assert from "node:assert/strict";
import { ConfigError, readConfig } from "../../config.ts";
import { serverArguments } from "../../tasks/serve.ts";

const KEYS = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRODUCT_CREDIT_PACK: "prod_1",
  STRIPE_PRODUCT_MONTHLY: "prod_2",
  STRIPE_PRODUCT_PREMIUM_LIFETIME: "prod_3",
  STRIPE_PRICE_CREDIT_PACK: "price_1",
  STRIPE_PRICE_MONTHLY: "price_2",
  STRIPE_PRICE_PREMIUM_LIFETIME: "price_3",
};

function refusal(message: RegExp) {
  return (error: unknown) => error instanceof ConfigError && message.test(error.message);
}

Deno.test("[config] without its variables Stripe is not used, the demo provider serves", () => {
  assert.equal(readConfig({}).stripe, undefined);
  assert.equal(readConfig({ STRIPE_SECRET_KEY: "", PAYMENTS: "demo" }).stripe, undefined);
  assert.equal(readConfig({ ...KEYS, PAYMENTS: "demo" }).stripe, undefined);
});

Deno.test("[config] with all its variables Stripe takes the payments", () => {
  assert.deepEqual(readConfig(KEYS).stripe, {
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecret: "whsec_1",
    apiUrl: "https://api.stripe.com",
    automaticTax: false,
    promotionCodes: false,
    products: {
      credit_pack: { product: "prod_1", price: "price_1" },
      monthly: { product: "prod_2", price: "price_2" },
      premium_lifetime: { product: "prod_3", price: "price_3" },
    },
  });
  const local = readConfig({ ...KEYS, STRIPE_API_URL: "http://127.0.0.1:9" });
  assert.equal(local.stripe?.apiUrl, "http://127.0.0.1:9");
});

for (const name of Object.keys(KEYS)) {
  Deno.test(`[config] Stripe without ${name} is a mistake that names it`, () => {
    assert.throws(() => readConfig({ ...KEYS, [name]: "" }), refusal(RegExp(`${name} is not`)));
  });
}

Deno.test("[config] PAYMENTS=stripe without a key is a mistake", () => {
  assert.throws(() => readConfig({ PAYMENTS: "stripe" }), refusal(/STRIPE_SECRET_KEY is not/));
  assert.throws(() => readConfig({ PAYMENTS: "cash" }), refusal(/PAYMENTS/));
});

Deno.test("[config] in production the demo sells only when it is chosen", () => {
  assert.throws(() => readConfig({ DENO_TIMELINE: "production" }), refusal(/PAYMENTS=demo/));
  const chosen = readConfig({ DENO_TIMELINE: "production", PAYMENTS: "demo" });
  assert.equal(chosen.stripe, undefined);
  assert.ok(readConfig({ DENO_TIMELINE: "production", ...KEYS }).stripe);
  assert.equal(readConfig({ DENO_TIMELINE: "git-branch/main" }).stripe, undefined);
});

Deno.test("[config] the server may reach Stripe when Stripe serves, and not otherwise", () => {
  const net = (variables: Record<string, string>) =>
    serverArguments(readConfig(variables)).find((argument) => argument.startsWith("--allow-net"));
  assert.match(net(KEYS)!, /,api\.stripe\.com(,|$)/);
  assert.doesNotMatch(net({})!, /stripe/);
});
