/**
 * @module The one way from money to credits. It looks at what the provider knows of a purchase and brings
 * our books into the same state, in one commit. Webhook, success page and reconciliation all call it, as
 * often as they like, in any order and at once.
 */
import { batchedCommits } from "../store/database/batched_commits.ts";
import { batchedReads } from "../store/database/batched_reads.ts";
import type { Posting } from "../store/credits/ledger.ts";
import { closeEvent, type Subject } from "../store/payments/provider_events.ts";
import type { PurchaseRow } from "../store/payments/purchase_row.ts";
import { settlePurchase } from "../store/payments/purchases.ts";
import { settlements } from "../telemetry/metrics.ts";
import type { PaymentProvider } from "./provider.ts";
import { differencesOf, type DifferingPayment, logDifferences } from "./differing_payments.ts";
import { settlementOf } from "./settlement.ts";
import { createCoalesce } from "../concurrency/coalesce.ts";

/** Why a purchase is settled. */
export interface Occasion {
  /** What is known of it besides our row. */
  subject?: Subject;
  /** The event that is done with once it has been looked at. */
  eventId?: string;
}

/**
 * The purchase as it stands afterwards; null when there is none. Throws `provider` or `unavailable`
 * when the provider does not answer.
 */
export type Fulfil = (purchaseId: string, occasion?: Occasion) => Promise<PurchaseRow | null>;

/** Events of one purchase closed by the commit that settles it: a commit has room for a thousand changes. */
const EVENTS_AT_ONCE = 500;

/** What fulfilling needs. */
export interface FulfilmentDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Says how a purchase stands there. */
  provider: PaymentProvider;
  /** The clock. */
  now: () => Date;
}

/** Fulfilment that shares reads and commits of purchases at the same moment. */
export function createFulfilment({ kv, provider, now }: FulfilmentDeps): Fulfil {
  // After an outage events come by the hundred.
  const store = { get: batchedReads(kv).get, atomic: batchedCommits(kv) };
  const turn = createCoalesce<Occasion, PurchaseRow | null>(async (purchaseId, occasions) => {
    const subject: Subject = Object.assign({}, ...occasions.map((occasion) => occasion.subject));
    const events = occasions.flatMap(({ eventId }) => eventId ?? []);
    // The row is read before the provider is asked, and must be the same when the commit comes: so
    // an older view of the facts never overwrites a newer one.
    let postings: Posting[] = [];
    let differences: DifferingPayment[] = [];
    const settled = await settlePurchase(store, purchaseId, async (row) => {
      if (row.provider !== provider.name) return null;
      const facts = await provider.look(row, subject);
      const settlement = settlementOf(row, facts, now());
      postings = settlement?.postings ?? [];
      differences = settlement ? differencesOf(row, settlement.row, facts) : [];
      // A customer who disputes one month would dispute the next as well.
      const isDisputed = postings.some(({ cause }) => cause.kind === "dispute");
      if (settlement && isDisputed && facts.plan && facts.plan.state !== "ended") {
        await provider.endPlan(settlement.row, "now");
      }
      return settlement;
    }, events.slice(0, EVENTS_AT_ONCE));
    for (const { cause } of postings) settlements.add(1, cause.kind);
    logDifferences(differences);
    await Promise.all(events.slice(EVENTS_AT_ONCE).map((id) => closeEvent(kv, id)));
    return settled;
  });
  return (purchaseId, occasion = {}) => turn(purchaseId, occasion);
}
