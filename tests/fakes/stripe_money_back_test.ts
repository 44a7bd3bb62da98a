/**
 * Money that goes back, in whole or in part, and sometimes returns.
 */
import assert from "node:assert/strict";
import { listEntries } from "../../server/store/credits/statement.ts";
import type { Subscription } from "./stripe_objects.ts";
import { openStripeShop, type StripeShop } from "./stripe_shop.ts";

async function buyPack(shop: StripeShop): Promise<string> {
  const reference = await shop.order(1, "credit_pack");
  shop.stripe.pay(reference);
  await shop.deliver();
  return shop.stripe.paymentsOf(reference)[0]!;
}

async function movesOf({ kv }: StripeShop): Promise<string[]> {
  const { entries } = await listEntries(kv, 1, { limit: 50 });
  return entries.reverse().slice(1).map(({ kind, amount }) => `${kind} ${amount}`);
}

Deno.test("[money back] a refund that fails gives the credits again, and is no dispute", async () => {
  await using shop = await openStripeShop();
  const payment = await buyPack(shop);
  shop.stripe.refund(payment);
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["credit_pack refunded 0/0"]);
  shop.stripe.failRefund(payment);
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["credit_pack active 30/30"]);
  assert.deepEqual(await movesOf(shop), ["credit_pack 30", "refund -30", "refund_failed 30"]);
});

Deno.test("[money back] a dispute about a part takes that part, and gives it again when it is won", async () => {
  await using shop = await openStripeShop();
  const payment = await buyPack(shop);
  shop.stripe.dispute(payment, 250);
  await shop.deliver();
  // 250 of 499 pence: 15 of 30 credits.
  assert.deepEqual((await shop.state(1)).purchases, ["credit_pack active 15/15"]);
  shop.stripe.closeDispute(payment, "won");
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["credit_pack active 30/30"]);
  assert.deepEqual(await movesOf(shop), ["credit_pack 30", "dispute -15", "dispute_won 15"]);
});

Deno.test("[money back] a dispute that is lost keeps the credits away, whatever comes later", async () => {
  await using shop = await openStripeShop();
  const payment = await buyPack(shop);
  shop.stripe.dispute(payment);
  await shop.deliver();
  shop.stripe.closeDispute(payment, "lost");
  await shop.deliver();
  await shop.payments.reconcile();
  assert.equal((await shop.state(1)).available, 6);
  assert.deepEqual(await movesOf(shop), ["credit_pack 30", "dispute -30"]);
});

Deno.test("[money back] a refunded month takes its credits and keeps the plan", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference);
  const plan = stripe.planOf(reference);
  stripe.renew(plan);
  await shop.deliver();
  stripe.refund(stripe.paymentsOf(reference)[1]!);
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 30/30"]);
  assert.equal(stripe.get<Subscription>(plan).status, "active");
  stripe.renew(plan);
  await shop.deliver();
  assert.equal((await shop.state(1)).available, 66);
});

Deno.test("[money back] a disputed month takes its credits and ends the plan", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference);
  const plan = stripe.planOf(reference);
  stripe.renew(plan);
  await shop.deliver();
  const [, renewal] = stripe.paymentsOf(reference);
  stripe.dispute(renewal!);
  // An outage at this moment: it is ended when Stripe answers again.
  stripe.trouble = (path) => path.includes("/subscriptions/") ? "server error" : undefined;
  await shop.deliver();
  stripe.trouble = undefined;
  await shop.payments.resume();
  await shop.payments.settled();
  await shop.deliver();
  assert.equal(stripe.get<Subscription>(plan).status, "canceled");
  assert.deepEqual((await shop.state(1)).purchases, ["monthly refunded 30/30"]);
  // The buyer may come back, with a plan of its own.
  stripe.closeDispute(renewal!, "won");
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly canceled 60/60"]);
  await shop.order(1, "monthly");
});
