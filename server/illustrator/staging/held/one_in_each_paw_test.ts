import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { bounds, boundsOf } from "../../geometry/measure.ts";
import { pawsOf, seenOf, touches } from "../seen.ts";

Deno.test("[paws] of two things one is in each paw, beside the face and above the ground", () => {
  const held = [
    "a mirror in one paw and a toothbrush in the other",
    "a lantern in one paw and a basket in the other",
    "a map and a teapot",
    "a pencil and a cup of coffee",
  ];
  for (const [at, style] of STYLES.entries()) {
    const description = `a cat holding ${held[at % held.length]}`;
    const scene = sceneOf(description, style);
    const cat = seenOf(scene, "cat 1")!;
    const things = (["thing 1", "thing 2"] as const).map((ref) => seenOf(scene, ref)!);
    const holding = things.map(({ box }) =>
      pawsOf(cat).filter(({ outline }) => touches(outline, box)).map(({ name }) => name)
    );
    assert.notDeepEqual(holding[0], holding[1], `${description}, ${style}: in the same paw`);
    const ground = cat.body.bottom, eyes = boundsOf(cat.items.filter(({ is }) => is === "eye"));
    for (const [i, { box }] of things.entries()) {
      assert.equal(holding[i]!.length, 1, `${description}, ${style}: ${holding[i]}`);
      assert.ok(box.bottom < ground + 4, `${description}, ${style}: on the ground`);
      const isAside = box.right < eyes.left || box.left > eyes.right || box.top > eyes.bottom;
      assert.ok(isAside, `${description}, ${style}: over the eyes`);
    }
  }
});

Deno.test("[paws] of two of a kind one is in each paw", () => {
  const scene = sceneOf("a cat with a banana in each paw", "cartoon");
  const cat = seenOf(scene, "cat 1")!, { items } = seenOf(scene, "thing 1")!;
  const near = pawsOf(cat).map(({ outline }) =>
    items.some((item) => item.is === "region" && touches(outline, boundsOf([item]), 0))
  );
  assert.deepEqual(near, [true, true]);
});

Deno.test("[paws] what has a handle hangs from its paw, other things stand on it", () => {
  const upperShare = (held: string) => {
    const scene = sceneOf(`a cat with a ${held} in each paw`, "cartoon");
    const paws = pawsOf(seenOf(scene, "cat 1")!).map(({ outline }) => bounds(outline));
    const { box } = seenOf(scene, "thing 1")!;
    const paw = paws.toSorted((one, other) =>
      Math.abs(one.left - box.left) - Math.abs(other.left - box.left)
    )[0]!;
    return ((paw.top + paw.bottom) / 2 - box.top) / (box.bottom - box.top);
  };
  for (const held of ["basket", "lantern", "gift bag", "briefcase"]) {
    assert.ok(upperShare(held) < 0.4, held);
  }
  for (const held of ["basketball", "bagel", "candle"]) assert.ok(upperShare(held) > 0.6, held);
});
