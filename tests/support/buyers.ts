/** @module Buyers with an account, in a database that lives as long as its test. */
import { demoPaymentOf } from "../../lib/payments/demo_payment.ts";
import type { ProductId } from "../../lib/payments/product.ts";
import type { CheckoutMode } from "../../server/store/payments/purchase_row.ts";
import { newSession } from "../../server/accounts/sessions.ts";
import { readBalance, recomputeBalance } from "../../server/store/credits/statement.ts";
import { createUser, readUser } from "../../server/store/accounts/users.ts";
import { assertBooksHold } from "./integrity.ts";
import { GOOD_CARD, testPayments } from "./payments.ts";

export const START = new Date("2026-11-20T12:00:00.000Z");

/** Opens an account with 6 credits. */
export async function addBuyer(kv: Deno.Kv, id: number): Promise<void> {
  const createdAt = START.toISOString();
  const names = { username: `buyer${id}`, email: `buyer${id}@example.com` };
  await createUser(
    kv,
    { id, ...names, passwordHash: "", sessionEra: 0, createdAt },
    newSession({ userId: id, device: "Test", clientAddress: "unknown", now: START.getTime() }),
  );
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The demo provider with buyers 1 and 2; without a database, with one in memory. */
export async function openShop(database?: Deno.Kv) {
  const kv = database ?? await Deno.openKv(":memory:");
  const clock = { now: START.getTime() };
  const parts = await testPayments(kv, { now: () => new Date(clock.now) });
  const { payments, demo } = parts;
  for (const id of [1, 2]) await addBuyer(kv, id);

  /** Orders; the id of the demo payment. */
  async function order(productId: ProductId, mode: CheckoutMode = "hosted", userId = 1) {
    const checkout = await payments.buy({ userId, productId, mode });
    if ("url" in checkout) return checkout.url.split("/").at(-1)!;
    return demoPaymentOf(checkout.clientSecret);
  }

  return {
    ...parts,
    kv,
    clock,
    order,
    /** Orders and pays; the id of the demo payment. */
    async buy(productId: ProductId, mode?: CheckoutMode) {
      const id = await order(productId, mode);
      await demo.pay(1, id, GOOD_CARD);
      clock.now += 1000;
      return id;
    },
    /** What buyer 1 has, with every purchase as `type status remaining/total`. */
    async state() {
      const { agrees } = (await recomputeBalance(kv, 1))!;
      if (!agrees) throw new Error("The ledger does not agree with the balance.");
      await assertBooksHold(kv);
      const purchases = await payments.list(1);
      return {
        ...await readBalance(kv, 1),
        isPremium: (await readUser(kv, 1))?.isPremium ?? false,
        purchases: purchases.map(({ type, status, generationsRemaining, generationsTotal }) =>
          `${type} ${status} ${generationsRemaining}/${generationsTotal}`
        ),
      };
    },
    [Symbol.dispose]: () => kv.close(),
  };
}
