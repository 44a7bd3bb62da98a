import assert from "node:assert/strict";
import { createBoundedMap } from "./bounded_map.ts";

Deno.test("[bounded map] what was read or set last stays", () => {
  const map = createBoundedMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  assert.equal(map.get("a"), 1);
  map.set("c", 3);
  assert.equal(map.get("b"), undefined);
  assert.equal(map.get("a"), 1);
  assert.equal(map.get("c"), 3);
});

Deno.test("[bounded map] a key that is set again pushes nothing out", () => {
  const map = createBoundedMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("b", 3);
  assert.equal(map.get("a"), 1);
  assert.equal(map.get("b"), 3);
  map.delete("a");
  assert.equal(map.get("a"), undefined);
});
