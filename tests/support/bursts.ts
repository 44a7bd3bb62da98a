/** @module Events by the hundred, as after an outage of the provider's. */
import assert from "node:assert/strict";
import { eachOpenEvent } from "../../server/store/payments/provider_events.ts";
import { recomputeBalance } from "../../server/store/credits/statement.ts";
import { sign, signingKey } from "../../server/payments/signature.ts";
import { addBuyer, type Shop, START } from "./buyers.ts";
import { paidOrder } from "./paid_order.ts";
import { SECRET } from "./payments.ts";

/** Ids of earlier buyers are smaller. */
const FIRST_BUYER = 100;

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

/** Brings the paid events of so many new purchases at once; every one is answered, and credited once. */
export async function assertBurst(shop: Shop, purchases: number): Promise<void> {
  const buyers = Array.from({ length: purchases }, (_, n) => FIRST_BUYER + n);
  const bodies: string[] = [];
  for (const userId of buyers) {
    await addBuyer(shop.kv, userId);
    const id = await shop.order("credit_pack", "form", userId);
    bodies.push(...await paidOrder(shop.kv, id, { at: START }));
  }
  await deliver(shop, bodies);
  await assertCredited(shop, buyers);
}

/** Brings so many events of one new purchase at once. */
export async function assertBurstOfOne(shop: Shop, events: number): Promise<void> {
  const id = await shop.order("credit_pack");
  await deliver(shop, await paidOrder(shop.kv, id, { at: START, events }));
  await assertCredited(shop, [1]);
}
