import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { boundsOf, contains, widthOf } from "../../geometry/measure.ts";
import type { Item, Region } from "../../scene.ts";

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

  Deno.test(`[paws, ${style}] what a cat eats or drinks is right under its nose`, () => {
    for (const words of ["eating a taco", "eating sushi", "eating ice cream", "drinking tea"]) {
      for (const cat of ["a cat", "a persian cat", "a kitten in a hat"]) {
        const { items } = sceneOf(`${cat} ${words}`, style, { pose: "sitting" });
        const food = boundsOf(items.filter(({ of }) => of === "thing 1"));
        const nose = boundsOf([catRegion(items, "nose")]);
        assert.ok(food.top - nose.bottom < 70, `${cat} ${words}: ${food.top - nose.bottom} below`);
        assert.ok(food.top > nose.top, `${cat} ${words}: over the nose`);
      }
    }
  });

  Deno.test(`[paws, ${style}] a forearm comes in from beside each paw that holds a thing`, () => {
    for (const held of ["cup", "basket", "cake", "gift", "teddy bear", "fish"]) {
      const { items } = sceneOf(`a cat holding a ${held}`, style);
      for (const [side, out] of [["left", -1], ["right", 1]] as const) {
        const paw = catRegion(items, `${side} forepaw`), leg = catRegion(items, `${side} foreleg`);
        const most = (region: Region) => Math.max(...region.outline.map(([x]) => x * out));
        assert.ok(most(leg) > most(paw) + 8, `${held}: no ${side} forearm beside the paw`);
        const drawn = new Set(paw.contour?.map(String));
        const open = paw.outline.filter((point) => !drawn.has(String(point)));
        assert.ok(drawn.size > 0 && open.length > 2, `${held}: a line across the ${side} wrist`);
        assert.ok(
          open.every(([x]) => x * out > middleOf(paw) * out),
          `${held}: ${side} open within`,
        );
      }
    }
  });

  Deno.test(`[paws, ${style}] the cat is to be seen on both sides of what it holds`, () => {
    for (const held of ["basket", "cake", "gift", "teddy bear", "newspaper"]) {
      for (const seed of ["1", "2", "3", "4"]) {
        const { items } = sceneOf(`a cat holding a ${held}`, style, { seed, pose: "sitting" });
        const thing = boundsOf(items.filter(({ of }) => of === "thing 1"));
        const body = boundsOf(
          items.filter(({ of, name }) => of === "cat 1" && /torso|foreleg/.test(name)),
        );
        assert.ok(body.left < thing.left && body.right > thing.right, `${held} ${seed}`);
        const trunk = boundsOf([catRegion(items, "torso")]);
        const aside = (thing.left + thing.right - trunk.left - trunk.right) / 2;
        assert.ok(Math.abs(aside) < 0.15 * widthOf(trunk), `${held} ${seed} beside the chest`);
      }
    }
  });
}

function catRegion(items: readonly Item[], part: string): Region {
  const found = items.find(({ of, name }) => of === "cat 1" && name === part);
  assert.ok(found?.is === "region", part);
  return found;
}

function middleOf({ outline }: Region): number {
  return outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
}

function covers(thing: Item, part: Item): boolean {
  if (thing.is !== "region") return false;
  const { left, right, top, bottom } = boundsOf([part]);
  return [[(left + right) / 2, (top + bottom) / 2], [left, bottom], [right, bottom]]
    .some(([x, y]) => contains(thing.outline, [x!, y!]));
}
Deno.test("[paws] a thing whose shape leaves a gap where a paw grips it is held", () => {
  for (const style of STYLES) {
    for (const cat of ["a chubby kitten", "a cat"]) {
      for (const view of ["", " seen from behind"]) {
        const { items } = sceneOf(`${cat}${view} holding a mouse`, style, { pose: "sitting" });
        assert.ok(items.some(({ of, name }) => of === "cat 1" && /forepaw/.test(name)), style);
      }
    }
  }
});

Deno.test("[staging] the back of a cat hides its forelegs and what they hold", () => {
  for (const words of ["holding a red balloon", "playing the guitar", "hugging a heart"]) {
    const { items } = sceneOf(`a cat seen from behind ${words}`, "cartoon");
    const torso = items.findIndex(({ name }) => name.startsWith("torso"));
    const shown = items.slice(torso).filter(({ name, role }) =>
      role === "prop" || /fore(?:leg|arm|paw)/.test(name)
    );
    assert.deepEqual(shown.map(({ name }) => name), [], words);
  }
});

Deno.test("[staging] a cat has two forepaws, whatever it reaches for and however it goes", () => {
  for (const words of ["chasing a butterfly", "chasing a mouse", "walking, holding a balloon"]) {
    for (const pose of ["running", "jumping", "walking", "sitting"] as const) {
      const { items } = sceneOf(`a cat ${words}`, "anime", { pose });
      const paws = items.filter(({ name, is }) => is === "region" && / fore ?paw$/.test(name));
      assert.ok(paws.length <= 2, `${pose}, ${words}: ${paws.map(({ name }) => name)}`);
    }
  }
});
