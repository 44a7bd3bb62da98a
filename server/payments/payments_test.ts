import assert from "node:assert/strict";
import type { ReturnedPurchase } from "../../lib/payments/payment_data.ts";
import { Failure } from "../failures/failure.ts";
import { hold, spendHold } from "../store/credits/ledger.ts";
import { findDemoPayment } from "../store/payments/demo_payments.ts";
import { apply } from "../../tests/support/ledger.ts";
import { openShop, type Shop, START } from "../../tests/support/buyers.ts";
import { GOOD_CARD } from "../../tests/support/payments.ts";

async function spend({ kv }: Shop, amount: number) {
  const cause = { kind: "generation", reference: `01J ${amount}`, at: START } as const;
  await apply(kv, (operation) => hold(kv, operation, { userId: 1, amount }));
  await apply(kv, (operation) => spendHold(kv, operation, { userId: 1, amount, cause }));
}

function isFailure(kind: string) {
  return (error: unknown) => error instanceof Failure && error.kind === kind;
}

for (const mode of ["hosted", "embedded", "form"] as const) {
  Deno.test(`[payments] a paid order (${mode}) is credited, an unpaid one is not`, async () => {
    using shop = await openShop();
    const id = await shop.order("credit_pack", mode);
    assert.deepEqual(await shop.state(), {
      available: 6,
      held: 0,
      isPremium: false,
      purchases: ["credit_pack pending 0/30"],
    });
    assert.equal((await shop.demo.pay(1, id, GOOD_CARD)).status, "succeeded");
    assert.deepEqual(await shop.state(), {
      available: 36,
      held: 0,
      isPremium: false,
      purchases: ["credit_pack active 30/30"],
    });
    await assert.rejects(shop.demo.pay(1, id, GOOD_CARD), isFailure("conflict"));
    assert.equal((await shop.state()).available, 36);
  });
}

Deno.test("[payments] purchases are used up oldest first, after the welcome gift", async () => {
  using shop = await openShop();
  await shop.buy("credit_pack");
  await shop.buy("credit_pack");
  await spend(shop, 6);
  const pack = "credit_pack active";
  assert.deepEqual((await shop.state()).purchases, [`${pack} 30/30`, `${pack} 30/30`]);
  await spend(shop, 31);
  assert.deepEqual((await shop.state()).purchases, [`${pack} 29/30`, `${pack} 0/30`]);
});

Deno.test("[payments] a refund takes the credits back, what was spent from the next purchase", async () => {
  using shop = await openShop();
  const id = await shop.buy("credit_pack");
  await spend(shop, 20);
  assert.equal((await shop.demo.refund(1, id)).status, "refunded");
  assert.deepEqual(await shop.state(), {
    available: 0,
    held: 0,
    owed: 14,
    isPremium: false,
    purchases: ["credit_pack refunded 0/0"],
  });
  await shop.buy("credit_pack");
  const { available, owed, purchases } = await shop.state();
  assert.deepEqual([available, owed], [16, undefined]);
  assert.deepEqual(purchases, ["credit_pack active 16/30", "credit_pack refunded 0/0"]);
});

Deno.test("[payments] premium belongs to the buyer until it is refunded", async () => {
  using shop = await openShop();
  const id = await shop.buy("premium_lifetime");
  assert.equal((await shop.state()).isPremium, true);
  assert.equal((await shop.state()).available, 106);
  await assert.rejects(shop.order("premium_lifetime"), isFailure("conflict"));
  await shop.demo.refund(1, id);
  assert.equal((await shop.state()).isPremium, false);
  await shop.buy("premium_lifetime");
  assert.deepEqual((await shop.state()).purchases, [
    "premium_lifetime active 100/100",
    "premium_lifetime refunded 0/0",
  ]);
});

Deno.test("[payments] a monthly plan brings 30 with each payment, until it ends", async () => {
  using shop = await openShop();
  const id = await shop.buy("monthly");
  assert.deepEqual((await shop.state()).purchases, ["monthly active 30/30"]);
  await assert.rejects(shop.order("monthly", "embedded"), isFailure("conflict"));
  await shop.demo.renew(1, id);
  assert.deepEqual((await shop.state()).purchases, ["monthly active 60/60"]);

  const plan = await shop.payments.cancelPlan(1);
  assert.deepEqual([plan.status, plan.endDate?.slice(0, 10)], ["active", "2027-01-20"]);
  assert.deepEqual(await shop.payments.cancelPlan(1), plan);
  await assert.rejects(shop.demo.renew(1, id), isFailure("conflict"));
  shop.clock.now = Date.parse(plan.endDate!) + 1;
  await shop.payments.reconcile();
  assert.deepEqual((await shop.state()).purchases, ["monthly canceled 60/60"]);
  await assert.rejects(shop.payments.cancelPlan(1), isFailure("notFound"));
  await shop.buy("monthly");
  assert.equal((await shop.state()).purchases[0], "monthly active 30/30");
});

Deno.test("[payments] a canceled plan is resumed until it ends", async () => {
  using shop = await openShop();
  const id = await shop.buy("monthly");
  const { endDate } = await shop.payments.cancelPlan(1);
  assert.equal((await shop.payments.resumePlan(1)).endDate, undefined);
  await shop.demo.renew(1, id);
  assert.deepEqual((await shop.state()).purchases, ["monthly active 60/60"]);
  const again = await shop.payments.cancelPlan(1);
  assert.ok(again.endDate! > endDate!);
  shop.clock.now = Date.parse(again.endDate!) + 1;
  await assert.rejects(shop.payments.resumePlan(1), isFailure("notFound"));
  assert.deepEqual((await shop.state()).purchases, ["monthly canceled 60/60"]);
});

Deno.test("[payments] a card that fails: overdue, then unpaid, until another card pays", async () => {
  using shop = await openShop();
  const { demo, payments } = shop;
  await assert.rejects(payments.openPortal(1), isFailure("notFound"));
  const id = await shop.order("monthly");
  await assert.rejects(payments.openPortal(1), isFailure("notFound"), "it was only looked at");
  await demo.pay(1, id, { ...GOOD_CARD, cardNumber: "4000 0000 0000 0341" });
  assert.match((await payments.openPortal(1)).url, /\/demo-billing$/);
  await demo.renew(1, id);
  assert.deepEqual((await shop.state()).purchases, ["monthly past_due 30/30"]);
  await demo.renew(1, id);
  assert.deepEqual((await shop.state()).purchases, ["monthly unpaid 30/30"]);
  await assert.rejects(shop.order("monthly"), isFailure("conflict"));

  const declined = { ...GOOD_CARD, cardNumber: "4000 0000 0000 0002" };
  await assert.rejects(demo.replaceCard(1, id, declined), isFailure("invalid"));
  await assert.rejects(demo.replaceCard(2, id, GOOD_CARD), isFailure("notFound"));
  const before = await demo.billing(1);
  assert.deepEqual([before.plan?.state, before.plan?.card?.last4], ["unpaid", "0341"]);
  await demo.replaceCard(1, id, GOOD_CARD);
  assert.deepEqual((await shop.state()).purchases, ["monthly active 60/60"]);
  const { plan, invoices } = await demo.billing(1);
  assert.deepEqual([plan?.state, plan?.card?.last4], ["running", "4242"]);
  assert.deepEqual(invoices.map(({ amount, state }) => [amount, state]), [
    [499, "paid"],
    [499, "paid"],
  ]);
  assert.deepEqual((await demo.billing(2)).invoices, []);
});

Deno.test("[payments] an overdue plan that is canceled ends at once", async () => {
  using shop = await openShop();
  const id = await shop.order("monthly");
  await shop.demo.pay(1, id, { ...GOOD_CARD, cardNumber: "4000 0000 0000 0341" });
  await shop.demo.renew(1, id);
  assert.equal((await shop.payments.cancelPlan(1)).status, "canceled");
  await assert.rejects(shop.demo.renew(1, id), isFailure("conflict"));
});

Deno.test("[payments] a refunded month keeps the plan, a disputed one ends it", async () => {
  using shop = await openShop();
  const id = await shop.buy("monthly");
  await shop.demo.refund(1, id);
  assert.deepEqual((await shop.state()).purchases, ["monthly active 0/0"]);
  await shop.demo.renew(1, id);
  assert.deepEqual((await shop.state()).purchases, ["monthly active 30/30"]);
  await shop.demo.dispute(1, id);
  await shop.demo.deliver();
  assert.deepEqual((await shop.state()).purchases, ["monthly refunded 0/0"]);
  await assert.rejects(shop.demo.renew(1, id), isFailure("conflict"));
});

Deno.test("[payments] a plan bought on 31 January is paid until the last day of shorter months", async () => {
  using shop = await openShop();
  shop.clock.now = Date.parse("2027-01-31T12:00:00Z");
  const id = await shop.buy("monthly");
  const paidUntil = async () => (await findDemoPayment(shop.kv, id))?.plan?.paidUntil;
  assert.equal(await paidUntil(), "2027-02-28T12:00:00.000Z");
  for (const day of ["2027-03-31", "2027-04-30", "2027-05-31"]) {
    shop.clock.now = Date.parse((await paidUntil())!);
    await shop.demo.renew(1, id);
    assert.equal(await paidUntil(), `${day}T12:00:00.000Z`);
  }
  assert.deepEqual((await shop.state()).purchases, ["monthly active 120/120"]);
});

Deno.test("[payments] 20 clicks lead to one checkout; another way to pay closes it", async () => {
  using shop = await openShop();
  const clicks = await Promise.all(Array.from({ length: 20 }, () => shop.order("monthly")));
  assert.equal(new Set(clicks).size, 1);
  const embedded = await shop.order("monthly", "embedded");
  assert.notEqual(embedded, clicks[0]);
  assert.deepEqual((await shop.state()).purchases, [
    "monthly pending 0/30",
    "monthly canceled 0/0",
  ]);
  await assert.rejects(shop.demo.pay(1, clicks[0]!, GOOD_CARD), isFailure("conflict"));
  await shop.demo.pay(1, embedded, GOOD_CARD);
  assert.deepEqual((await shop.state()).purchases, [
    "monthly active 30/30",
    "monthly canceled 0/0",
  ]);
});

Deno.test("[payments] 20 clicks on every way to pay end with one plan at most", async () => {
  using shop = await openShop();
  const modes = ["hosted", "embedded", "form"] as const;
  const clicks = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => shop.order("monthly", modes[n % 3])),
  );
  const ids = clicks.flatMap((click) => click.status === "fulfilled" ? [click.value] : []);
  assert.ok(ids.length > 0);
  await Promise.allSettled(ids.map((id) => shop.demo.pay(1, id, GOOD_CARD)));
  const { purchases, available } = await shop.state();
  const active = purchases.filter((purchase) => purchase.includes("active"));
  assert.ok(active.length <= 1, String(purchases));
  assert.equal(available, 6 + 30 * active.length);
});

Deno.test("[payments] a slow payment is being confirmed until the bank has decided", async () => {
  const card = { ...GOOD_CARD, cardNumber: "4000 0000 0000 0077" };
  const query = new URLSearchParams("success=true&type=monthly");
  for (const outcome of ["paid", "failed"] as const) {
    using shop = await openShop();
    const id = await shop.order("monthly");
    const page = async () => summaryOf((await shop.payments.subscriptionPage(1, query)).returned);
    const bought = async () => (await shop.payments.bought(1)).map(({ status }) => status);
    assert.equal(await page(), undefined);
    assert.deepEqual(await bought(), [], "it was only looked at");
    assert.equal((await shop.demo.pay(1, id, card)).status, "pending");
    assert.deepEqual(await page(), { kind: "monthly", state: "confirming" });
    assert.deepEqual(await bought(), ["pending"]);
    await assert.rejects(shop.order("monthly", "form"), isFailure("conflict"));
    assert.equal((await shop.demo.settle(1, id, outcome)).status, outcome);
    const paid = { kind: "monthly", state: "paid" };
    assert.deepEqual(await page(), outcome === "paid" ? paid : undefined);
    const end = outcome === "paid" ? "monthly active 30/30" : "monthly canceled 0/0";
    assert.deepEqual((await shop.state()).purchases, [end]);
    assert.deepEqual(await bought(), outcome === "paid" ? ["active"] : []);
  }
});

/** The purchase a browser comes back from, without its id. */
function summaryOf(returned: ReturnedPurchase | undefined) {
  return returned && { kind: returned.kind, state: returned.state };
}

Deno.test("[payments] success is shown only for the user's own purchase of this kind", async () => {
  using shop = await openShop();
  const id = await shop.buy("credit_pack");
  await shop.order("credit_pack");
  const returned = async (userId: number, query: string) =>
    summaryOf((await shop.payments.subscriptionPage(userId, new URLSearchParams(query))).returned);
  const paid = { kind: "credit_pack", state: "paid" };
  assert.deepEqual(await returned(1, "success=true&type=credit_pack"), paid);
  assert.deepEqual(await returned(1, `success=true&type=credit_pack&session_id=${id}`), paid);
  assert.equal(await returned(1, "success=true&type=credit_pack&session_id=demo_x"), undefined);
  assert.equal(await returned(1, "success=true&type=monthly"), undefined);
  assert.equal(await returned(1, "type=credit_pack"), undefined);
  assert.equal(await returned(1, "success=true&type=__proto__"), undefined);
  assert.equal(await returned(2, `success=true&type=credit_pack&session_id=${id}`), undefined);
});

Deno.test("[payments] a deleted account leaves no purchase behind, and is not charged any more", async () => {
  using shop = await openShop();
  const id = await shop.buy("monthly");
  await shop.order("credit_pack");
  await shop.payments.remove(1);
  await shop.payments.settled();
  await assert.rejects(shop.demo.renew(1, id), isFailure("notFound"));
  const rows = await Array.fromAsync(shop.kv.list({ prefix: [] }));
  const left = rows.map(({ key }) => String(key[0])).filter((name) =>
    /purchas|demo_pay/.test(name)
  );
  assert.deepEqual(left, []);
});
