/**
 * Customers that are gone, keys of another account, and outages of weeks.
 */
import assert from "node:assert/strict";
import { keys } from "../../server/store/keys.ts";
import { openStripeShop } from "./stripe_shop.ts";
import { DAY_MS } from "../../lib/durations.ts";

Deno.test("[customers] a customer deleted at Stripe is replaced, for every product and way to pay", async () => {
  await using shop = await openStripeShop();
  const { stripe, kv } = shop;
  const customerOf = async () => (await kv.get<string>(keys.customer("stripe", 1))).value!;
  const seen = new Set<string>();
  for (const mode of ["hosted", "embedded", "form"] as const) {
    const open = await shop.order(1, "credit_pack", mode);
    seen.add(await customerOf());
    stripe.deleteCustomer(await customerOf());
    for (const product of ["credit_pack", "monthly"] as const) {
      const reference = await shop.order(1, product, mode);
      assert.notEqual(reference, open);
      if (product === "credit_pack") stripe.pay(reference);
    }
  }
  await shop.deliver();
  assert.equal(seen.size, 3);
  assert.equal((await shop.state(1)).available, 96);
});

Deno.test("[customers] a customer that was created for this order and deleted since is replaced", async () => {
  await using shop = await openStripeShop();
  const { stripe, kv } = shop;
  stripe.trouble = (path) => path.endsWith("/sessions") ? "server error" : undefined;
  await assert.rejects(shop.order(1, "monthly"));
  stripe.trouble = undefined;
  stripe.deleteCustomer((await kv.get<string>(keys.customer("stripe", 1))).value!);
  stripe.pay(await shop.order(1, "monthly"));
  await shop.deliver();
  assert.equal((await shop.state(1)).available, 36);
});

Deno.test("[customers] after a change of the Stripe account open orders are over, paid ones stay", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const premium = await shop.order(1, "premium_lifetime");
  stripe.pay(premium);
  await shop.deliver();
  await shop.order(1, "monthly", "form");
  // The live account has never heard of what was made with the test keys.
  for (const thing of [...stripe.things.values()]) {
    if (!["product", "price"].includes(thing.object)) thing.deleted = true;
  }
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference);
  await shop.deliver();
  await shop.payments.reconcile();
  assert.deepEqual(await shop.state(1), {
    available: 136,
    owed: 0,
    isPremium: true,
    purchases: ["monthly active 30/30", "monthly canceled 0/0", "premium_lifetime active 100/100"],
  });
});

Deno.test("[reconciliation] it looks back to its last success, so that 20 days without a server are made good", async () => {
  await using shop = await openStripeShop();
  const { stripe, payments } = shop;
  let now = Date.now();
  stripe.clock.now = () => now;
  const old = await shop.order(1, "credit_pack");
  stripe.pay(old);
  await shop.deliver();
  await payments.reconcile();
  const pack = await shop.order(1, "credit_pack");
  const plan = await shop.order(1, "monthly");

  // Paid on the first day of the outage, refunded on the second; no event ever arrives.
  now += DAY_MS;
  stripe.pay(pack);
  stripe.pay(plan);
  now += DAY_MS;
  stripe.refund(stripe.paymentsOf(old)[0]!);
  now += 18 * DAY_MS;
  stripe.trouble = () => "server error";
  await assert.rejects(payments.reconcile(), "it fails while Stripe is away");
  stripe.trouble = undefined;
  const { lostEvents, corrected } = await payments.reconcile();
  assert.ok(lostEvents >= 5, `${lostEvents} events`);
  assert.equal(corrected, 0);
  assert.deepEqual((await shop.state(1)).purchases, [
    "monthly active 30/30",
    "credit_pack active 30/30",
    "credit_pack refunded 0/0",
  ]);
  assert.deepEqual(await payments.reconcile(), { lostEvents: 0, repaired: 0, corrected: 0 });
});

Deno.test("[reconciliation] events that could not be acted on for 20 days are not forgotten", async () => {
  await using shop = await openStripeShop();
  const { stripe, payments, kv } = shop;
  const reference = await shop.order(1, "credit_pack");
  stripe.pay(reference);
  await shop.deliver();
  stripe.trouble = () => "server error";
  stripe.refund(stripe.paymentsOf(reference)[0]!);
  await shop.deliver();
  for await (const { key, value } of kv.list<{ at: number }>({ prefix: keys.openProviderEvents })) {
    await kv.set(key, { ...value, at: value.at - 20 * DAY_MS });
  }
  stripe.trouble = undefined;
  await payments.resume();
  await payments.settled();
  assert.deepEqual((await shop.state(1)).purchases, ["credit_pack refunded 0/0"]);
});
