/** @module What Stripe keeps: things by their names, and the events that tell of them. */
import type { Stripe } from "stripe";
import type { Event, Invoice, Named } from "./stripe_objects.ts";

export type Things = ReturnType<typeof openThings>;

/** Something that a request names is not there: an error of Stripe's own. */
export class Missing extends Error {
  constructor(id: unknown, readonly param: string) {
    super(`No such ${param}: '${id}'`);
  }
}

export function openThings({ now }: { now: () => number }) {
  const things = new Map<string, Named>();
  const events: Event[] = [];
  let count = 0;

  const seconds = () => Math.floor(now() / 1000);
  const newId = (prefix: string) => `${prefix}_test_${String(++count).padStart(8, "0")}`;

  function add<Thing extends Named>(thing: Thing): Thing {
    things.set(thing.id, thing);
    return thing;
  }

  /** Throws {@link Missing}, of the parameter with this name. */
  function get<Thing extends Named>(id: unknown, param = "id"): Thing {
    const thing = things.get(String(id));
    if (!thing || thing.deleted) throw new Missing(id, param);
    return thing as Thing;
  }

  function all<Thing extends Named>(object: string): Thing[] {
    return [...things.values()].filter((thing) => thing.object === object).reverse() as Thing[];
  }

  function emit(type: Stripe.Event["type"], thing: object): void {
    // As it was at this moment; parts that have to be asked for are in no event.
    const { payments: _, confirmation_secret: __, ...object } = structuredClone(thing) as Invoice;
    const api_version = "2026-10-28.endive";
    const id = newId("evt");
    events.push({ id, object: "event", created: seconds(), type, api_version, data: { object } });
  }

  return { things, events, seconds, newId, add, get, all, emit };
}
