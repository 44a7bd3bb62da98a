/**
 * Invoices that are not the price: taxes, coupons, balances, trials, changes within a month.
 */
import assert from "node:assert/strict";
import { capturedLog } from "../security/captured_log.ts";
import { openStripeShop } from "./stripe_shop.ts";

const OFFERS = { STRIPE_AUTOMATIC_TAX: "on", STRIPE_PROMOTION_CODES: "on" };

const BILLS = {
  "a tax": { tax: 100 },
  "a coupon": { discount: 250 },
  "a tax and a coupon": { tax: 50, discount: 250 },
  "a coupon for all of it": { discount: 499 },
};

for (const [what, bill] of Object.entries(BILLS)) {
  for (const product of ["credit_pack", "monthly"] as const) {
    Deno.test(`[invoices] ${product} with ${what} is credited, and named in the log once`, async () => {
      await using shop = await openStripeShop({ variables: OFFERS });
      const reference = await shop.order(1, product);
      shop.stripe.pay(reference, bill);
      const log = await capturedLog(async () => {
        await shop.deliver();
        await shop.payments.reconcile();
        await shop.payments.reconcile();
      });
      assert.deepEqual((await shop.state(1)).purchases, [`${product} active 30/30`]);
      assert.equal((await shop.state(1)).available, 36);
      const named = log.filter((line) => line.includes("of another amount"));
      assert.equal(named.length, 1, named.join("\n"));
    });
  }
}

Deno.test("[invoices] a refund takes back in proportion to what was paid", async () => {
  await using shop = await openStripeShop({ variables: OFFERS });
  const { stripe } = shop;
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference, { tax: 101 });
  await shop.deliver();
  const [payment] = stripe.paymentsOf(reference);
  stripe.refund(payment!, 300);
  await shop.deliver();
  // 300 of 600 pence.
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 15/15"]);
  stripe.refund(payment!);
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 0/0"]);
});

Deno.test("[invoices] a month paid from the customer's balance, and a trial, are credited", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference, { trial: true });
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 30/30"]);
  stripe.renew(stripe.planOf(reference), "paid", { balance: 200 });
  stripe.renew(stripe.planOf(reference), "paid", { balance: 9_999 });
  await shop.deliver();
  await shop.payments.reconcile();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 90/90"]);
});

Deno.test("[invoices] a change within the month brings no month, is logged once, and ends no plan", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference);
  stripe.prorate(stripe.planOf(reference), 120);
  const log = await capturedLog(async () => {
    await shop.deliver();
    await shop.payments.reconcile();
    await shop.payments.reconcile();
  });
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 30/30"]);
  assert.equal(log.filter((line) => line.includes("for something else")).length, 1);
});

Deno.test("[invoices] a payment that is not for the order leaves it open to be looked into", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const reference = await shop.order(1, "premium_lifetime", "form");
  stripe.get<{ id: string; object: string; created: number; amount: number }>(reference).amount = 1;
  stripe.pay(reference);
  await capturedLog(() => shop.deliver());
  assert.deepEqual((await shop.state(1)).purchases, ["premium_lifetime pending 0/100"]);
  stripe.refund(reference);
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["premium_lifetime refunded 0/0"]);
  assert.equal((await shop.state(1)).isPremium, false);
});

Deno.test("[invoices] without the variables neither taxes nor codes are asked for", async () => {
  await using shop = await openStripeShop();
  const reference = await shop.order(1, "credit_pack");
  assert.throws(() => shop.stripe.pay(reference, { tax: 100 }), /no automatic tax/);
  assert.throws(() => shop.stripe.pay(reference, { discount: 100 }), /takes no codes/);
});

Deno.test("[invoices] with taxes the own form sells nothing: its total would be wrong", async () => {
  await using shop = await openStripeShop({ variables: OFFERS });
  assert.equal(shop.payments.providerInfo.isHostedOnly, true);
  await assert.rejects(shop.order(1, "credit_pack", "form"), /provider's page/);
  assert.deepEqual((await shop.state(1)).purchases, []);
});
