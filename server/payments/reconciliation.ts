/**
 * @module The daily comparison of the provider's memory with our books: events that were lost on the way,
 * checkouts that were paid, plans that go on, and the ledger of each buyer.
 */
import type { Balance } from "../../lib/credits.ts";
import { DAY_MS } from "../../lib/durations.ts";
import { atomic, commit, orThrow } from "../store/database/commit.ts";
import { keys } from "../store/keys.ts";
import { post } from "../store/credits/ledger.ts";
import { PURCHASE_KINDS } from "../store/payments/purchase_row.ts";
import { eachPurchase, eachStanding, findPurchase } from "../store/payments/purchases.ts";
import { eachEntry } from "../store/credits/statement.ts";
import { noteReconciledUntil, readReconciledUntil } from "../store/payments/reconciled_until.ts";
import type { Inbox } from "./inbox.ts";
import type { PaymentDeps } from "./ordering.ts";

/** Providers try to deliver an event for three days: what came before the last comparison may be late. */
const LATE_MS = 4 * DAY_MS;

/** Providers keep events for 30 days. */
const LONGEST_MS = 30 * DAY_MS;

/** What was found; all noughts on a good day. */
export interface Reconciliation {
  /** Events that had never arrived. */
  lostEvents: number;
  /** Purchases that were not as the provider knows them. */
  repaired: number;
  /** Accounts whose ledger needed an entry to agree with their purchases. */
  corrected: number;
}

/** Compares what the provider remembers with the books, and makes up for lost events. */
export async function reconcile(deps: PaymentDeps, inbox: Inbox): Promise<Reconciliation> {
  const { kv, provider, now } = deps;
  const begin = now();
  const since = lookBackTo(await readReconciledUntil(kv, provider.name), begin);
  const buyers = new Set<number>();
  let lostEvents = 0;
  for await (const event of provider.eventsSince(since)) {
    if (await inbox.receive(event)) lostEvents++;
  }
  await inbox.settled();

  let repaired = 0;
  async function compare(purchaseId: string, subject = {}): Promise<void> {
    const before = await findPurchase(kv, purchaseId);
    if (!before) return;
    buyers.add(before.userId);
    const after = await deps.fulfil(purchaseId, { subject });
    if (JSON.stringify(after) !== JSON.stringify(before)) repaired++;
  }
  for await (const subject of provider.checkoutsSince(since)) {
    if (subject.purchaseId) await compare(subject.purchaseId, subject);
  }
  // A plan goes on long after its checkout.
  for await (const purchaseId of eachStanding(kv, "monthly")) await compare(purchaseId);

  let corrected = 0;
  for (const userId of buyers) {
    if (await correctLedger(kv, userId, now())) corrected++;
  }
  await noteReconciledUntil(kv, provider.name, begin);
  return { lostEvents, repaired, corrected };
}

/** From where on to compare: some days before the last success, however long ago that was. */
function lookBackTo(last: Date | null, now: Date): Date {
  const earliest = now.getTime() - LONGEST_MS;
  return new Date(Math.max(earliest, last ? last.getTime() - LATE_MS : earliest));
}

/** Whether the ledger needed an entry to agree with the purchases. */
async function correctLedger(kv: Deno.Kv, userId: number, at: Date): Promise<boolean> {
  const answer = await commit<boolean>(async () => {
    const balance = await kv.get<Balance>(keys.balance(userId));
    if (!balance.value) return { answer: false };
    // What was to be taken and was not there is owed, and in no entry yet.
    let due = balance.value.owed ?? 0;
    for await (const { payments } of eachPurchase(kv, userId)) {
      for (const { credits, takenBack } of payments) due += credits - takenBack;
    }
    let booked = 0;
    for await (const { kind, amount } of eachEntry(kv, userId)) {
      if (PURCHASE_KINDS.includes(kind)) booked += amount;
    }
    if (due === booked) return { answer: false };
    const cause = { kind: "correction", reference: "reconciliation", at } as const;
    const operation = atomic(kv);
    await post(kv, operation, { userId, postings: [{ amount: due - booked, cause }] });
    // Booking a payment changes the balance: nothing above was read from two different states.
    return { operation: operation.check(balance), answer: true };
  });
  return orThrow(answer, `The credits of user ${userId} change too fast.`);
}
