/**
 * Events of a payment provider as they arrived. Each is kept once, and is open until somebody acted on it.
 *
 * @module
 */
import { DAY_MS } from "../durations.ts";
import { commit, CONFLICT } from "./commit.ts";
import { keys } from "./keys.ts";

/** A provider sends an event again for some days; one that is older than that is no news to anybody. */
const KEPT_MS = 60 * DAY_MS;

/** What has failed for so long fails for ever. */
const OPEN_MS = 7 * DAY_MS;

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

export interface ProviderEvent {
  id: string;
  /** In the provider's words, e.g. `invoice.paid`. */
  type: string;
  /** Absent from an event that we have no use for. */
  subject?: Subject;
}

/** Keeps the event. False when it is known already. */
export async function addEvent(kv: Deno.Kv, event: ProviderEvent): Promise<boolean> {
  const answer = await commit<boolean>(async () => {
    const stored = await kv.get(keys.providerEvent(event.id));
    if (stored.value) return { answer: false };
    const operation = kv.atomic().check(stored).set(stored.key, event, { expireIn: KEPT_MS });
    if (event.subject) {
      operation.set(keys.openProviderEvent(event.id), event, { expireIn: OPEN_MS });
    }
    return { operation, answer: true };
  });
  if (answer === CONFLICT) throw new Error(`The event ${event.id} could not be written.`);
  return answer;
}

/** Whether somebody is still to act on it. */
export async function isOpenEvent(kv: Deno.Kv, id: string): Promise<boolean> {
  return (await kv.get(keys.openProviderEvent(id))).value !== null;
}

/** Every event that somebody is still to act on. */
export async function* eachOpenEvent(kv: Deno.Kv): AsyncIterable<ProviderEvent> {
  const list = kv.list<ProviderEvent>({ prefix: keys.openProviderEvents });
  for await (const { value } of list) yield value;
}

/** It came to nothing. */
export async function closeEvent(kv: Deno.Kv, id: string): Promise<void> {
  await kv.delete(keys.openProviderEvent(id));
}
