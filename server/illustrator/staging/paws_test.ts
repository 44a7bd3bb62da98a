import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import { boundsOf, contains } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";

/** Mouths and noses are these items. */
const MUZZLE = /^(nose|mouth|philtrum)/;

for (const style of STYLES) {
  Deno.test(`[paws, ${style}] what a cat holds before its chest leaves nose and mouth free`, () => {
    for (const held of ["basket", "gift", "teddy bear", "pizza", "trophy"]) {
      const { items } = sceneOf(`a siamese kitten holding a ${held}`, style);
      const muzzle = items.filter(({ name, of }) => of === "cat 1" && MUZZLE.test(name));
      assert.ok(muzzle.length > 0, held);
      const covering = items.filter((item) => item.of === "thing 1" && item.is === "region")
        .filter((thing) => muzzle.some((part) => covers(thing, part)));
      assert.deepEqual(covering.map(({ name }) => name), [], held);
    }
  });
}

function covers(thing: Item, part: Item): boolean {
  if (thing.is !== "region") return false;
  const { left, right, top, bottom } = boundsOf([part]);
  return [[(left + right) / 2, (top + bottom) / 2], [left, bottom], [right, bottom]]
    .some(([x, y]) => contains(thing.outline, [x!, y!]));
}
