import assert from "node:assert/strict";
import { CATEGORIES } from "../../things/thing.ts";
import { isProp } from "../../wardrobe/prop_kinds.ts";
import { isOfKind, thingKinds } from "./thing_kinds.ts";

Deno.test("every member of a kind is a thing, or a category of things", () => {
  const members = [...thingKinds().values()].flatMap((kind) => [...kind]);
  const isKnown = (name: string) =>
    name.startsWith("+") ? Object.hasOwn(CATEGORIES, name.slice(1)) : isProp(name);
  assert.deepEqual(members.filter((name) => !isKnown(name)), []);
});

Deno.test("a thing is of a kind by its name or its category", () => {
  assert.ok(isOfKind("milk", "drink"));
  assert.ok(isOfKind("banana", "food"));
  assert.ok(!isOfKind("banana", "drink"));
});
