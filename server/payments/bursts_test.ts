/**
 * Events by the hundred, as after an outage of the provider's: every one is answered, and credited once.
 */
import assert from "node:assert/strict";
import type { DemoPaymentRow } from "../store/demo_payments.ts";
import { changeDemoPayment } from "../store/demo_payments.ts";
import { eachOpenEvent } from "../store/provider_events.ts";
import { recomputeBalance } from "../store/statement.ts";
import { messageOf, told } from "./demo/demo_events.ts";
import { sign, signingKey } from "./signature.ts";
import { addBuyer, openShop, type Shop, START } from "./test_buyers.ts";
import { SECRET } from "./test_payments.ts";

const FIRST_BUYER = 100;

/** Pays this order at the provider, and says so in as many events. */
async function paid({ kv }: Shop, id: string, events: number): Promise<string[]> {
  const payment = {
    id: `${id}_1`,
    at: START.toISOString(),
    amount: 499,
    currency: "gbp",
    refunded: 0,
    disputed: false,
  };
  const pay = (row: DemoPaymentRow) => ({ ...row, status: "paid" as const, payments: [payment] });
  const row = await changeDemoPayment(kv, id, (row) => ({ row: pay(row), events: [] }));
  const types = Array.from({ length: events }, () => "checkout.session.completed");
  return told(row!, types, START).events.map(messageOf);
}

/** Brings these events to the webhook at once. */
async function deliver({ payments }: Shop, bodies: string[]): Promise<void> {
  const key = await signingKey(SECRET);
  await Promise.all(bodies.map(async (body) => {
    await payments.accept(body, await sign(key, body, START));
  }));
  await payments.settled();
}

async function assertCredited({ kv }: Shop, buyers: number[]): Promise<void> {
  for (const id of buyers) {
    const { available, agrees } = (await recomputeBalance(kv, id))!;
    assert.deepEqual([id, available, agrees], [id, 36, true]);
  }
  assert.deepEqual(await Array.fromAsync(eachOpenEvent(kv)), []);
}

for (const count of [30, 300]) {
  Deno.test(`[payments] ${count} events of as many purchases at once`, async () => {
    using shop = await openShop();
    const buyers = Array.from({ length: count }, (_, n) => FIRST_BUYER + n);
    const bodies = await Promise.all(buyers.map(async (userId) => {
      await addBuyer(shop.kv, userId);
      return await paid(shop, await shop.order("credit_pack", "form", userId), 1);
    }));
    await deliver(shop, bodies.flat());
    await assertCredited(shop, buyers);
  });
}

Deno.test("[payments] 2,500 events of one purchase at once", async () => {
  using shop = await openShop();
  await deliver(shop, await paid(shop, await shop.order("credit_pack"), 2_500));
  await assertCredited(shop, [1]);
});
