import assert from "node:assert/strict";
import { openSequence } from "./sequences.ts";

Deno.test("ids count up from 1, each sequence by itself", async () => {
  using kv = await Deno.openKv(":memory:");
  const users = openSequence(kv, "users");
  assert.deepEqual([await users(), await users(), await users()], [1, 2, 3]);
  assert.equal(await openSequence(kv, "characters")(), 1);
});

Deno.test("ids are unique across simultaneous callers and processes", async () => {
  using kv = await Deno.openKv(":memory:");
  const processes = Array.from({ length: 3 }, () => openSequence(kv, "users"));
  const ids = await Promise.all(Array.from({ length: 750 }, (_, n) => processes[n % 3]!()));
  assert.equal(new Set(ids).size, 750);
  assert(ids.every((id) => Number.isSafeInteger(id) && id > 0 && id <= 900));
});

Deno.test("after a restart no id comes again", async () => {
  using kv = await Deno.openKv(":memory:");
  const before = openSequence(kv, "users");
  const given = [await before(), await before()];
  const after = await openSequence(kv, "users")();
  assert(after > Math.max(...given));
});
