import assert from "node:assert/strict";
import { keys } from "../keys.ts";
import { addEvents, eachOpenEvent, type ProviderEvent } from "./provider_events.ts";

const event = (id: number): ProviderEvent => ({
  id: `evt_${id}`,
  type: "invoice.paid",
  subject: { purchaseId: `${id}` },
});

Deno.test("[provider events] any number of simultaneous events is stored, each of them once", async () => {
  using kv = await Deno.openKv(":memory:");
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => event(from + n));
  assert.equal((await addEvents(kv, [...range(0, 150), event(7)])).size, 150);
  const added = await addEvents(kv, range(100, 350));
  assert.equal(added.size, 200);
  assert.ok(!added.has("evt_149") && added.has("evt_150"));
  assert.equal((await Array.fromAsync(eachOpenEvent(kv))).length, 350);
});

Deno.test("[provider events] after a month of failures an event is dropped", async () => {
  using kv = await Deno.openKv(":memory:");
  await addEvents(kv, [event(1), event(2)]);
  const open = await kv.get<object>(keys.openProviderEvent("evt_1"));
  await kv.set(open.key, { ...open.value, at: Date.now() - 31 * 24 * 3_600_000 });
  assert.deepEqual(await Array.fromAsync(eachOpenEvent(kv)), [event(2)]);
  assert.equal((await kv.get(open.key)).value, null);
});
