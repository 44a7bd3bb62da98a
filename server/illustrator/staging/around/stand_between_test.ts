import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { heightOf } from "../../geometry/measure.ts";
import type { Actor } from "../../spec.ts";
import { seenOf } from "../seen.ts";

const SHARED: readonly [description: string, one: Actor, other: Actor, thing: Actor][] = [
  ["two cats sharing a pizza", "cat 1", "cat 2", "thing 1"],
  ["two cats sharing a cake", "cat 1", "cat 2", "thing 1"],
  ["a cat and a dog sharing an ice cream", "cat 1", "thing 1", "thing 2"],
];

Deno.test("[sharing] what two share stands between them, large enough to be seen", () => {
  for (const [description, ...actors] of SHARED) {
    const scene = sceneOf(description, "cartoon");
    const [one, other, thing] = actors.map((actor) => seenOf(scene, actor)!);
    const [left, right] = [one!.body, other!.body].toSorted((a, b) => a.left - b.left);
    const middle = (thing!.box.left + thing!.box.right) / 2;
    assert.ok(middle > (left!.left + left!.right) / 2, description);
    assert.ok(middle < (right!.left + right!.right) / 2, description);
    const low = Math.min(heightOf(left!), heightOf(right!));
    const large = Math.max(heightOf(thing!.box), (thing!.box.right - thing!.box.left) * 0.8);
    assert.ok(large > low * 0.3, `${description}: ${large} of ${low}`);
  }
});

Deno.test("[knocking over] what is pushed off an edge is large enough to be seen", () => {
  for (
    const description of ["a cat knocking a vase off a table", "a cat pushing a cup off a shelf"]
  ) {
    const scene = sceneOf(description, "cartoon");
    const cat = seenOf(scene, "cat 1")!, thing = seenOf(scene, "thing 1")!;
    assert.ok(heightOf(thing.box) > heightOf(cat.body) * 0.3, description);
  }
});
