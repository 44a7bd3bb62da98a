/**
 * @module The provider's events: kept first, answered at once, acted on afterwards. What a crash or an
 * outage left undone is found again by the sweeper.
 */
import { log } from "../telemetry/log.ts";
import {
  addEvents,
  closeEvent,
  eachOpenEvent,
  isOpenEvent,
  type ProviderEvent,
  type Subject,
} from "../store/payments/provider_events.ts";
import { findByReference } from "../store/payments/purchases.ts";
import { webhookLag } from "../telemetry/metrics.ts";
import type { Fulfil } from "./fulfilment.ts";
import type { PaymentProvider } from "./provider.ts";
import { createCoalesce } from "../concurrency/coalesce.ts";

/** The events of the payment provider. */
export interface Inbox {
  /** Keeps an event, and acts on it in its own time. False when it was known already. */
  receive(event: ProviderEvent): Promise<boolean>;
  /** Waits until everything received has been acted on, or has failed for now. */
  settled(): Promise<void>;
  /** Begins to act on every event that is still open. */
  resume(): Promise<void>;
}

/** What the inbox needs. */
export interface InboxDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Whose events they are. */
  provider: PaymentProvider;
  /** Brings the books in line with what an event speaks of. */
  fulfil: Fulfil;
}

/** An inbox kept in the database, so that no event is lost. */
export function createInbox({ kv, provider, fulfil }: InboxDeps): Inbox {
  const atWork = new Set<Promise<void>>();
  // What arrives during one commit is kept by the next: after an outage events come by the hundred.
  const keep = createCoalesce<ProviderEvent, Set<string>>((_, events) => addEvents(kv, events));

  function start(event: ProviderEvent): void {
    const work = act(event)
      .catch((error) => log.error(`event ${event.id} (${event.type})`, error))
      .finally(() => atWork.delete(work));
    atWork.add(work);
  }

  async function act({ id, subject = {}, createdAt }: ProviderEvent): Promise<void> {
    const order = await orderOf(subject);
    const done = order?.purchaseId !== undefined &&
      await fulfil(order.purchaseId, { subject: { ...subject, ...order }, eventId: id });
    if (!done) await closeEvent(kv, id);
    if (createdAt !== undefined) webhookLag.record(Math.max(0, Date.now() - createdAt) / 1000);
  }

  /** By our own number, by a name we know, or else by asking the provider. */
  async function orderOf(subject: Subject): Promise<Subject | null> {
    if (subject.purchaseId) return subject;
    for (const name of [subject.reference, subject.planId, subject.paymentId]) {
      const purchaseId = name && await findByReference(kv, name);
      if (purchaseId) return { purchaseId };
    }
    return await provider.findOrder(subject);
  }

  return {
    async receive(event) {
      const added = await keep("", event);
      // Taken by the first of several that brought the same event.
      const isNew = added.delete(event.id);
      if (isNew && event.subject) start(event);
      return isNew;
    },
    async settled() {
      while (atWork.size > 0) await Promise.all(atWork);
    },
    async resume() {
      for await (const event of eachOpenEvent(kv)) {
        // The run that works on it closes it.
        if (await isOpenEvent(kv, event.id)) start(event);
      }
    },
  };
}
