/** Who rows has oars in its paws; who drives a van is in its window; who looks through something has it at an eye. */
import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { apart, middleOf, partsOf } from "../../../../tests/support/acts.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { relatedIn } from "../../../../tests/support/read_description.ts";
import { planCharacter } from "../../plan.ts";
import type { Point } from "../../scene.ts";
import { isThing, seenOf } from "../seen.ts";

Deno.test("[acts] who rows has an oar in each paw, whose blades are beside the boat", () => {
  for (
    const words of [
      "a cat rowing a boat",
      "eine Katze rudert auf dem See",
      "a cat in a kayak, paddling",
    ]
  ) {
    const scene = sceneOf(words, "cartoon");
    const oars = [-1, 1].map((side) =>
      boundsOf(scene.items.filter(({ name }) => name.startsWith(`oar ${side} `)))
    );
    const { paws } = partsOf(scene);
    const hull = seenOf(scene, "thing 1")!;
    assert.ok(isThing(hull));
    const gripping = [-1, 1].map((side) => {
      const shaft = scene.items.find(({ name }) => name === `oar ${side} in use 1`);
      assert.ok(shaft?.is === "region");
      return paws.findIndex((paw) => awayFrom(shaft.outline, middleOf(paw)) < GRIP);
    });
    assert.deepEqual(gripping.toSorted(), [0, 1], `${words}: each paw has its own oar`);
    for (const oar of oars) {
      assert.ok(oar.bottom > hull.box.bottom - 60, `${words}: an oar in the air`);
    }
    assert.ok(oars[0]!.left < paws[0]!.left && oars[1]!.right > paws[1]!.right, words);
  }
});

/** From the middle of a paw to the edge of what it grips, at most, in units. */
const GRIP = 24;

/** How far a point is from the nearest edge of an outline. */
function awayFrom(outline: readonly Point[], [x, y]: Point): number {
  return Math.min(...outline.map(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const long = (bx - ax) ** 2 + (by - ay) ** 2;
    const share = long === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long;
    const along = Math.max(0, Math.min(1, share));
    return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
  }));
}

Deno.test("[acts] a van's driver is in its window and not on its roof", () => {
  const scene = sceneOf("a cat driving a van", "cartoon");
  const van = seenOf(scene, "thing 1")!, { head } = partsOf(scene);
  assert.ok(head.top > van.box.top);
  assert.ok(scene.items.some(({ name }) => name.startsWith("sill")));
});

Deno.test("[acts] an eyepiece is at an eye, a lens around one", () => {
  for (const what of ["telescope", "periscope", "keyhole"]) {
    const scene = sceneOf(`a cat looking through a ${what}`, "cartoon");
    const thing = seenOf(scene, "thing 1")!, { head } = partsOf(scene);
    assert.ok(apart(thing.box, head) < 30, `${what} is far from the head`);
  }
  const scene = sceneOf("a cat looking through a magnifying glass", "cartoon");
  const frame = boundsOf(scene.items.filter(({ name }) => name.startsWith("lens frame")));
  const within = partsOf(scene).eyes.filter(({ centre: [x, y] }) =>
    x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
  );
  assert.equal(within.length, 1);
});

Deno.test("[words] who looks through a telescope uses it, who looks through an album reads", () => {
  const relationOf = (words: string) =>
    planCharacter(words, { style: "cartoon", seed: "1" }).spec.relations?.[0]?.is;
  assert.equal(relationOf("a cat peering through a telescope"), "looking through");
  assert.equal(relationOf("un chat regarde à travers une longue-vue"), "looking through");
  assert.equal(relationOf("a cat looking through a photo album"), "reading");
  assert.equal(relationOf("a cat looking through a picket fence"), "looking at");
});

Deno.test("[acts] a boat that is rowed on a lake swims", () => {
  const { items } = sceneOf("a cat rowing a boat on a lake", "cartoon", { season: "summer" });
  assert.ok(items.some(({ name }) => name.startsWith("bow wave")));
});

Deno.test("[words] who drives or paddles is in the vehicle that is named", () => {
  assert.deepEqual(relatedIn("ein Kater paddelt im Kajak"), ["cat 1 rowing kayak"]);
  assert.deepEqual(relatedIn("a farmer cat on a tractor, driving it"), ["cat 1 driving tractor"]);
  assert.deepEqual(relatedIn("a cat driving"), ["cat 1 driving car"]);
});
