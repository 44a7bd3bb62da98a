/**
 * @module Events of a payment provider as they arrived. Each is kept once, and is open until it has been
 * acted on.
 */
import { DAY_MS } from "../../../lib/durations.ts";
import { atomic, commit, MAX_CHECKS, orThrow } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { readMany } from "../database/read_many.ts";

/** A provider sends an event again for some days; an older one is not news any more. */
const KEPT_MS = 60 * DAY_MS;

/** After so long the provider has forgotten it as well. Checked by the reader: a row that expires by itself costs more. */
const OPEN_MS = 30 * DAY_MS;

/** What an event is about, as far as it says so itself. */
export interface Subject {
  /** The number of our order. */
  purchaseId?: string;
  /** What the provider calls the checkout. */
  reference?: string;
  /** What the provider calls the monthly plan. */
  planId?: string;
  /** What the provider calls the payment. */
  paymentId?: string;
}

/** An event of the payment provider. */
export interface ProviderEvent {
  /** The event's id, as the provider gives it. */
  id: string;
  /** In the provider's words, e.g. `invoice.paid`. */
  type: string;
  /** Absent from an event that we have no use for. */
  subject?: Subject;
  /** When the provider made it, milliseconds since 1970; absent from events kept by older versions. */
  createdAt?: number;
}

/** An event that is still to be acted on. */
export interface OpenEvent extends ProviderEvent {
  /** When it arrived, milliseconds since 1970. */
  at: number;
}

/** Keeps these events. Answers the ids of those that were not known. */
export async function addEvents(
  kv: Deno.Kv,
  events: readonly ProviderEvent[],
): Promise<Set<string>> {
  const different = [...new Map(events.map((event) => [event.id, event])).values()];
  const batches: Promise<string[]>[] = [];
  // Each event needs a check.
  for (let start = 0; start < different.length; start += MAX_CHECKS) {
    batches.push(add(kv, different.slice(start, start + MAX_CHECKS)));
  }
  return new Set((await Promise.all(batches)).flat());
}

async function add(kv: Deno.Kv, events: readonly ProviderEvent[]): Promise<string[]> {
  const eventKeys = events.map(({ id }) => keys.providerEvent(id));
  const answer = await commit<string[]>(async () => {
    const stored = await readMany<ProviderEvent>(kv, eventKeys);
    const unknown = events.filter((_, index) => stored[index] === null);
    const operation = atomic(kv);
    for (const event of unknown) {
      const key = keys.providerEvent(event.id);
      operation.check({ key, versionstamp: null }).set(key, event, { expireIn: KEPT_MS });
      if (!event.subject) continue;
      const open: OpenEvent = { ...event, at: Date.now() };
      operation.set(keys.openProviderEvent(event.id), open);
    }
    return {
      operation: unknown.length > 0 ? operation : undefined,
      answer: unknown.map(({ id }) => id),
    };
  });
  return orThrow(answer, `Events could not be written: ${eventKeys.length}.`);
}

/** Whether it is still to be acted on. */
export async function isOpenEvent(kv: Deno.Kv, id: string): Promise<boolean> {
  return (await kv.get(keys.openProviderEvent(id))).value !== null;
}

/** Every event that is still to be acted on. */
export async function* eachOpenEvent(kv: Deno.Kv): AsyncIterable<ProviderEvent> {
  const list = kv.list<OpenEvent>({ prefix: keys.openProviderEvents });
  for await (const { value: { at, ...event } } of list) {
    if (Date.now() - at <= OPEN_MS) yield event;
    else await closeEvent(kv, event.id);
  }
}

/** It came to nothing. */
export async function closeEvent(kv: Deno.Kv, id: string): Promise<void> {
  await kv.delete(keys.openProviderEvent(id));
}
