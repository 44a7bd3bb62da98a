/**
 * The demo provider's own page and form: what their buttons do. Each changes a payment and sends the events
 * that a real provider would send.
 *
 * @module
 */
import { CANCELED_URL, paidUrl } from "../../../lib/payments/checkout.ts";
import type { DemoCardAnswer, DemoPayment } from "../../../lib/payments/demo_payment.ts";
import type { DemoCard } from "../../../lib/schemas/payments.ts";
import { Failure } from "../../failures/failure.ts";
import {
  changeDemoPayment,
  type DemoChange,
  type DemoPaymentRow,
  eachDemoEvent,
  findDemoPayment,
  forgetDemoEvent,
} from "../../store/payments/demo_payments.ts";
import type { Payments } from "../payments.ts";
import { CURRENCY, productOf } from "../products.ts";
import { sign, signingKey } from "../signature.ts";
import { tryCard } from "./demo_cards.ts";
import { messageOf, withEvents } from "./demo_events.ts";
import { isOpen } from "./demo_provider.ts";

export interface DemoPayments {
  /** The payment as its page shows it; null when this user has no such payment. */
  find(userId: number, id: string): Promise<DemoPayment | null>;
  pay(userId: number, id: string, card: DemoCard): Promise<DemoCardAnswer>;
  cancel(userId: number, id: string): Promise<DemoPayment>;
  /** Ends a pending payment. */
  settle(userId: number, id: string, outcome: "paid" | "failed"): Promise<DemoPayment>;
  /** Pays the next month of a plan. */
  renew(userId: number, id: string): Promise<DemoPayment>;
  /** Gives the latest payment back, and ends the plan if it was one. */
  refund(userId: number, id: string): Promise<DemoPayment>;
  /** The same, by the buyer's bank. */
  dispute(userId: number, id: string): Promise<DemoPayment>;
  /** Sends every event that has not arrived yet. */
  deliver(): Promise<void>;
}

export interface DemoPaymentsDeps {
  kv: Deno.Kv;
  secret: Uint8Array<ArrayBuffer>;
  payments: Pick<Payments, "accept" | "settled">;
  now?: () => Date;
}

export async function createDemoPayments(
  { kv, secret, payments, now = () => new Date() }: DemoPaymentsDeps,
): Promise<DemoPayments> {
  const key = await signingKey(secret);

  async function deliver(): Promise<void> {
    for await (const event of eachDemoEvent(kv)) {
      const body = messageOf(event);
      await payments.accept(body, await sign(key, body, now()));
      await forgetDemoEvent(kv, event.id);
    }
    await payments.settled();
  }

  async function own(userId: number, id: string): Promise<DemoPaymentRow> {
    const row = await findDemoPayment(kv, id);
    if (row?.userId !== userId) throw new Failure("notFound", "There is no such payment.");
    return row;
  }

  /** Throws `conflict` when the payment is in no state for that. */
  async function change(
    userId: number,
    id: string,
    how: (row: DemoPaymentRow) => DemoChange | null,
  ): Promise<DemoPayment> {
    await own(userId, id);
    let happened = false;
    const row = await changeDemoPayment(kv, id, (row) => {
      const changed = how(row);
      happened = changed !== null;
      return changed;
    });
    if (!row || !happened) throw new Failure("conflict", "This is not possible any more.");
    await deliver();
    return shown(row);
  }

  function giveBack(userId: number, id: string, by: "refund" | "dispute"): Promise<DemoPayment> {
    const type = by === "refund" ? "charge.refunded" : "charge.dispute.created";
    return change(userId, id, (row) => {
      const latest = row.payments.at(-1);
      if (!latest || isGivenBack(row)) return null;
      const back = by === "refund"
        ? { ...latest, refunded: latest.amount }
        : { ...latest, disputed: true };
      const next = { ...row, payments: [...row.payments.slice(0, -1), back] };
      if (!row.plan || row.plan.state === "ended") return withEvents(next, type, now());
      const plan = { ...row.plan, state: "ended" as const, endDate: now().toISOString() };
      return withEvents({ ...next, plan }, [type, "customer.subscription.deleted"], now());
    });
  }

  return {
    deliver,

    async find(userId, id) {
      const row = await findDemoPayment(kv, id);
      return row?.userId === userId ? shown(row) : null;
    },

    async pay(userId, id, card) {
      await own(userId, id);
      const outcome = tryCard(card, now());
      const { returnUrl } = await change(userId, id, (row) => {
        if (!isOpen(row)) return null;
        switch (outcome.status) {
          case "succeeded":
            return paid(row, now());
          case "pending":
            return withEvents({ ...row, status: "pending" }, completed(row), now());
          case "needs_confirmation":
            return { row: { ...row, status: "needs_confirmation" }, events: [] };
          case "declined":
            return { row: { ...row, status: "open" }, events: [] };
        }
      });
      return { ...outcome, returnUrl };
    },

    cancel: (userId, id) =>
      change(
        userId,
        id,
        (row) =>
          isOpen(row)
            ? withEvents({ ...row, status: "canceled" }, "checkout.session.expired", now())
            : null,
      ),

    settle: (userId, id, outcome) =>
      change(userId, id, (row) => {
        if (row.status !== "pending") return null;
        if (outcome === "paid") return paid(row, now());
        const type = "checkout.session.async_payment_failed";
        return withEvents({ ...row, status: "failed" }, type, now());
      }),

    renew: (userId, id) =>
      change(userId, id, (row) => {
        if (row.plan?.state !== "running" || row.plan.endDate) return null;
        const payments = [...row.payments, newPayment(row, now())];
        const plan = {
          ...row.plan,
          paidUntil: monthsAfter(new Date(payments[0]!.at), payments.length),
        };
        return withEvents({ ...row, plan, payments }, "invoice.paid", now());
      }),

    refund: (userId, id) => giveBack(userId, id, "refund"),
    dispute: (userId, id) => giveBack(userId, id, "dispute"),
  };
}

function paid(row: DemoPaymentRow, moment: Date): DemoChange {
  const types = row.status === "pending"
    ? ["checkout.session.async_payment_succeeded"]
    : [completed(row)];
  const next = { ...row, status: "paid" as const, payments: [newPayment(row, moment)] };
  if (row.productId !== "monthly") return withEvents(next, types, moment);
  const plan = {
    id: `${row.id}_plan`,
    state: "running" as const,
    paidUntil: monthsAfter(moment, 1),
  };
  return withEvents({ ...next, plan }, [...types, "invoice.paid"], moment);
}

function completed({ mode }: DemoPaymentRow): string {
  return mode === "form" ? "payment_intent.succeeded" : "checkout.session.completed";
}

function newPayment({ id, amount, payments }: DemoPaymentRow, moment: Date) {
  return {
    id: `${id}_${payments.length + 1}`,
    at: moment.toISOString(),
    amount,
    currency: CURRENCY,
    refunded: 0,
    disputed: false,
  };
}

/** The same day so many months later; the last day of a month that has no such day. */
function monthsAfter(date: Date, months: number): string {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later.toISOString();
}

function isGivenBack({ payments }: DemoPaymentRow): boolean {
  const latest = payments.at(-1);
  return latest !== undefined && (latest.disputed || latest.refunded === latest.amount);
}

function shown(row: DemoPaymentRow): DemoPayment {
  const { id, productId: kind, amount, mode, status, plan } = row;
  return {
    id,
    kind,
    name: productOf(kind).name,
    amount,
    mode: mode === "form" ? "intent" : "session",
    status: isGivenBack(row) ? "refunded" : status,
    renews: kind === "monthly" && plan?.state !== "ended" && !plan?.endDate,
    returnUrl: paidUrl(kind),
    cancelUrl: CANCELED_URL,
  };
}
