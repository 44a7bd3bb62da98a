/**
 * @module Payments of the demo provider: its own memory, which stands for what a real one keeps elsewhere.
 */
import type { DemoPaymentStatus } from "../../../lib/payments/demo_payment.ts";
import { atomic, commit, orThrow } from "../database/commit.ts";
import type { Reads } from "../database/batched_reads.ts";
import { keys } from "../keys.ts";
import type { PurchaseRow } from "./purchase_row.ts";

/** A payment as the demo's bank knows it. */
export interface DemoCharge {
  id: string;
  /** ISO 8601. */
  at: string;
  /** What was paid, in pence. */
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** Of the amount, what was given back. */
  refunded: number;
  /** Whether the whole of it was taken back by the buyer's bank. */
  disputed: boolean;
}

/** A monthly plan as the demo keeps it. */
export interface DemoPlan {
  id: string;
  /** `past_due`: the last payment failed and is tried again; `unpaid`: it is not tried again by itself. */
  state: "running" | "past_due" | "unpaid" | "ended";
  /** ISO 8601: when it ended, or will because it was canceled. */
  endDate?: string;
  /** ISO 8601: when the next payment is due. */
  paidUntil: string;
}

/** What is kept of a card: enough to recognise it. */
export interface DemoCardOnFile {
  /** Its last four digits. */
  last4: string;
  /** As it was typed, e.g. `12 / 34`. */
  expiry: string;
}

export interface DemoPaymentRow extends Pick<PurchaseRow, "userId" | "productId" | "mode"> {
  id: string;
  /** What each payment costs, in pence. */
  amount: number;
  purchaseId: string;
  status: Exclude<DemoPaymentStatus, "refunded" | "overdue">;
  clientSecret: string;
  payments: DemoCharge[];
  /** The card that pays the next month. */
  card?: DemoCardOnFile;
  plan?: DemoPlan;
  /** ISO 8601. */
  createdAt: string;
}

/** An event that is on its way. */
export interface DemoEvent {
  id: string;
  type: string;
  /** The payment it is about. */
  paymentId: string;
  purchaseId: string;
  /** Seconds since 1970. */
  created: number;
}

/** The payment with this id; null without one. */
export async function findDemoPayment(kv: Reads, id: string): Promise<DemoPaymentRow | null> {
  return (await kv.get<DemoPaymentRow>(keys.demoPayment(id))).value;
}

/** Writes the payment unless it exists. Answers it as it stands. */
export async function addDemoPayment(kv: Deno.Kv, row: DemoPaymentRow): Promise<DemoPaymentRow> {
  const key = keys.demoPayment(row.id);
  await atomic(kv).check({ key, versionstamp: null }).set(key, row).commit();
  return await findDemoPayment(kv, row.id) ?? row;
}

/** How a payment changes, and the events that announce it. */
export interface DemoChange {
  row: DemoPaymentRow;
  events: DemoEvent[];
}

/**
 * Changes a payment and queues its events, in one commit. Answers the payment as it stands; null
 * when there is none.
 */
export async function changeDemoPayment(
  kv: Deno.Kv,
  id: string,
  change: (row: DemoPaymentRow) => DemoChange | null,
): Promise<DemoPaymentRow | null> {
  const answer = await commit<DemoPaymentRow | null>(async () => {
    const stored = await kv.get<DemoPaymentRow>(keys.demoPayment(id));
    const changed = stored.value && change(stored.value);
    if (!changed) return { answer: stored.value };
    const operation = atomic(kv).check(stored).set(stored.key, changed.row);
    for (const event of changed.events) operation.set(keys.demoEvent(event.id), event);
    return { operation, answer: changed.row };
  });
  return orThrow(answer, `The demo payment ${id} changes too fast.`);
}

/** Every payment there is. */
export async function* eachDemoPayment(kv: Deno.Kv): AsyncIterable<DemoPaymentRow> {
  const list = kv.list<DemoPaymentRow>({ prefix: keys.demoPayments });
  for await (const { value } of list) yield value;
}

/** Events on their way, the oldest first. */
export async function* eachDemoEvent(kv: Deno.Kv): AsyncIterable<DemoEvent> {
  for await (const { value } of kv.list<DemoEvent>({ prefix: keys.demoEvents })) yield value;
}

/** The event has arrived. */
export async function forgetDemoEvent(kv: Deno.Kv, id: string): Promise<void> {
  await kv.delete(keys.demoEvent(id));
}

/** Removes it; one that is missing is no error. */
export async function removeDemoPayment(kv: Deno.Kv, id: string): Promise<void> {
  await kv.delete(keys.demoPayment(id));
}
