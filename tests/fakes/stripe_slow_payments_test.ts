/**
 * Plans paid by bank debit (Bacs, SEPA): Stripe runs them for days while the bank decides.
 */
import assert from "node:assert/strict";
import { Failure } from "../../server/failures/failure.ts";
import type { CheckoutMode } from "../../server/store/payments/purchase_row.ts";
import type { Subscription } from "./stripe_objects.ts";
import { openStripeShop, type StripeShop } from "./stripe_shop.ts";

const MODES: CheckoutMode[] = ["hosted", "embedded", "form"];

function isFailure(kind: string, message?: RegExp) {
  return (error: unknown) =>
    error instanceof Failure && error.kind === kind && (!message || message.test(error.message));
}

async function buySlowly(shop: StripeShop, mode: CheckoutMode = "hosted"): Promise<string> {
  const reference = await shop.order(1, "monthly", mode);
  shop.stripe.pay(reference, { slow: true });
  await shop.deliver();
  return reference;
}

for (const mode of MODES) {
  Deno.test(`[slow plan] ${mode}: confirming while the bank decides; no second plan anywhere`, async () => {
    await using shop = await openStripeShop();
    const reference = await buySlowly(shop, mode);
    const query = new URLSearchParams({ success: "true", type: "monthly" });
    const page = await shop.payments.subscriptionPage(1, query);
    assert.equal(page.returned?.state, "confirming");
    assert.deepEqual(page.subscriptions.map(({ status }) => status), ["pending"]);
    for (const other of MODES) {
      const refusal = isFailure("conflict", /still being confirmed/);
      await assert.rejects(shop.order(1, "monthly", other), refusal);
    }
    assert.equal((await shop.state(1)).available, 6);

    shop.stripe.settle(reference, "paid");
    await shop.deliver();
    assert.equal((await shop.state(1)).available, 36);
    assert.deepEqual((await shop.state(1)).purchases, ["monthly active 30/30"]);
    assert.equal(shop.stripe.all("subscription").length, 1);
  });
}

Deno.test("[slow plan] the bank refuses: the plan is overdue, is not bought twice, and can be ended", async () => {
  await using shop = await openStripeShop();
  const reference = await buySlowly(shop);
  shop.stripe.settle(reference, "failed");
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly past_due 0/0"]);
  assert.equal((await shop.payments.bought(1)).length, 1, "it is shown");
  await assert.rejects(shop.order(1, "monthly"), isFailure("conflict", /payment .* failed/));

  const canceled = await shop.payments.cancelPlan(1);
  assert.equal(canceled.status, "canceled", "nothing more is charged: it ends at once");
  assert.equal(shop.stripe.get<Subscription>(shop.stripe.planOf(reference)).status, "canceled");
  await shop.deliver();
  await shop.order(1, "monthly");
  assert.equal((await shop.state(1)).available, 6);
});

Deno.test("[slow plan] canceled while the bank decides: it ends with the month, which is credited", async () => {
  await using shop = await openStripeShop();
  const reference = await buySlowly(shop);
  const canceled = await shop.payments.cancelPlan(1);
  assert.ok(Date.parse(canceled.endDate!) > Date.now());
  shop.stripe.settle(reference, "paid");
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 30/30"]);
  shop.stripe.end(shop.stripe.planOf(reference));
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly canceled 30/30"]);
});

Deno.test("[slow plan] the money that arrives after the plan has ended is credited", async () => {
  await using shop = await openStripeShop();
  const reference = await buySlowly(shop);
  shop.stripe.end(shop.stripe.planOf(reference));
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly canceled 0/0"]);
  shop.stripe.settle(reference, "paid");
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly canceled 30/30"]);
});

Deno.test("[slow plan] canceling ends every plan that runs", async () => {
  await using shop = await openStripeShop();
  const { stripe, kv } = shop;
  const first = await buySlowly(shop);
  // What an older version did: it lost sight of the first plan and sold a second one.
  await kv.delete(["standing_purchases", 1, "monthly"]);
  const second = await shop.order(1, "monthly", "form");
  stripe.pay(second);
  stripe.settle(first, "paid");
  await shop.deliver();
  assert.equal((await shop.state(1)).available, 66);

  await shop.payments.cancelPlan(1);
  for (const reference of [first, second]) {
    const { cancel_at_period_end } = stripe.get<Subscription>(stripe.planOf(reference));
    assert.equal(cancel_at_period_end, true, reference);
    stripe.end(stripe.planOf(reference));
  }
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, [
    "monthly canceled 30/30",
    "monthly canceled 30/30",
  ]);
});
