/**
 * @module A payment provider in which no money moves: with checkouts, plans and signed events of its own,
 * so that everything else is as with a real one.
 */
import { DEMO_BILLING_PATH, demoPaymentPath } from "../../../lib/payments/demo_payment.ts";
import {
  addDemoPayment,
  changeDemoPayment,
  type DemoPaymentRow,
  eachDemoPayment,
  findDemoPayment,
  removeDemoPayment,
} from "../../store/payments/demo_payments.ts";
import { batchedReads } from "../../store/database/batched_reads.ts";
import type { PurchaseRow } from "../../store/payments/purchase_row.ts";
import { eachPurchase } from "../../store/payments/purchases.ts";
import type { Facts, PaymentProvider } from "../provider.ts";
import { signingKey } from "../signature.ts";
import { readSignedEvent } from "../signed_event.ts";
import { canceled, isOpen } from "./demo_changes.ts";
import { type DemoMessage, eventOf, withEvents } from "./demo_events.ts";

/** Too many to guess, for URLs and client secrets. */
const SECRET_BYTES = 16;

export interface DemoProviderDeps {
  kv: Deno.Kv;
  /** Signs events and makes URLs that cannot be guessed. */
  secret: Uint8Array<ArrayBuffer>;
  /** Public origin. */
  appUrl: string;
  now?: () => Date;
}

/** The demo as the provider of payments, at the public origin `appUrl`. */
export async function createDemoProvider(
  { kv, secret, appUrl, now = () => new Date() }: DemoProviderDeps,
): Promise<PaymentProvider> {
  const key = await signingKey(secret);
  const reads = batchedReads(kv);

  /** The same for the same order. */
  async function paymentIdOf({ id }: PurchaseRow): Promise<string> {
    const hash = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(id));
    return `demo_${new Uint8Array(hash).slice(0, SECRET_BYTES).toHex()}`;
  }

  return {
    name: "demo",
    title: "the demo provider (no money moves)",

    async open(purchase) {
      const id = await paymentIdOf(purchase);
      const payment = await addDemoPayment(kv, newPayment(id, purchase, now()));
      if (!isOpen(payment)) return null;
      const { clientSecret } = payment;
      switch (purchase.mode) {
        case "hosted":
          return { reference: id, checkout: { url: `${appUrl}${demoPaymentPath(id)}` } };
        case "embedded":
          return { reference: id, checkout: { sessionId: id, clientSecret } };
        case "form":
          return { reference: id, checkout: { clientSecret } };
      }
    },

    async close(purchase) {
      await changeDemoPayment(kv, await paymentIdOf(purchase), (row) => canceled(row, now()));
    },

    async look(purchase, { reference = purchase.reference }) {
      const row = reference ? await findDemoPayment(reads, reference) : null;
      return row?.purchaseId === purchase.id ? factsOf(row, now()) : NOTHING;
    },

    async endPlan(purchase, when) {
      const moment = now();
      await changeDemoPayment(kv, await paymentIdOf(purchase), (row) => {
        const { plan } = row;
        if (!plan || plan.state === "ended") return null;
        if (when === "now") {
          const ended = { ...plan, state: "ended" as const, endDate: moment.toISOString() };
          return withEvents({ ...row, plan: ended }, "customer.subscription.deleted", moment);
        }
        const ending = { ...plan, endDate: plan.paidUntil };
        return withEvents({ ...row, plan: ending }, "customer.subscription.updated", moment);
      });
    },

    async resumePlan(purchase) {
      await changeDemoPayment(kv, await paymentIdOf(purchase), (row) => {
        const { plan } = row;
        if (!plan?.endDate || plan.state === "ended" || plan.endDate <= now().toISOString()) {
          return null;
        }
        const { endDate: _, ...resumed } = plan;
        return withEvents({ ...row, plan: resumed }, "customer.subscription.updated", now());
      });
    },

    async portal(userId) {
      for await (const { provider, payments, planId } of eachPurchase(kv, userId)) {
        const hasPaid = payments.length > 0 || planId !== undefined;
        if (provider === "demo" && hasPaid) return appUrl + DEMO_BILLING_PATH;
      }
      return null;
    },

    async readEvent(body, header) {
      return eventOf(await readSignedEvent<DemoMessage>(key, body, { header, now: now() }));
    },

    findOrder: () => Promise.resolve(null),
    async *eventsSince() {},
    async *checkoutsSince(moment) {
      for await (const { id, purchaseId, createdAt } of eachDemoPayment(kv)) {
        if (createdAt >= moment.toISOString()) yield { purchaseId, reference: id };
      }
    },

    async forget(purchase) {
      await removeDemoPayment(kv, await paymentIdOf(purchase));
    },
  };
}

/** An order that this provider has not been asked to open yet. */
const NOTHING: Facts = { checkout: "open", payments: [] };

function newPayment(id: string, purchase: PurchaseRow, moment: Date): DemoPaymentRow {
  const { id: purchaseId, userId, productId, mode, price: amount } = purchase;
  const random = crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toHex();
  return {
    id,
    purchaseId,
    userId,
    productId,
    mode,
    amount,
    status: "open",
    clientSecret: `${id}_secret_${random}`,
    payments: [],
    createdAt: moment.toISOString(),
  };
}

function factsOf({ id, status, plan, payments }: DemoPaymentRow, moment: Date): Facts {
  const checkout = status === "pending"
    ? "confirming"
    : status === "open" || status === "needs_confirmation"
    ? "open"
    : "ended";
  const isOver = plan?.endDate !== undefined && plan.endDate <= moment.toISOString();
  return {
    checkout,
    reference: id,
    ...(plan && {
      plan: { id: plan.id, state: isOver ? "ended" : plan.state, endDate: plan.endDate },
    }),
    payments: payments.map(({ disputed, ...payment }) => ({
      ...payment,
      disputed: disputed ? payment.amount : 0,
      isForOrder: true,
    })),
  };
}
