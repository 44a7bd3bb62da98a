/** What a cat reads over a rim, leans on, has on its shoulder, and whose hand it holds. */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { apart, partsOf } from "../../../../tests/support/acts.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { pawsOf, seenOf, touches } from "../seen.ts";

for (const style of STYLES) {
  Deno.test(`[acts, ${style}] a book is read over the rim of a tub, below the eyes`, () => {
    const scene = sceneOf("a cat in a bathtub reading a book", style);
    const [cat, tub, book] = (["cat 1", "thing 1", "thing 2"] as const)
      .map((ref) => seenOf(scene, ref)!);
    const eyes = boundsOf(cat!.items.filter(({ is }) => is === "eye"));
    assert.ok(book!.box.top > eyes.bottom, "before the eyes");
    assert.ok(book!.last > tub!.last, "behind the rim");
    assert.equal(pawsOf(cat!).filter(({ outline }) => touches(outline, book!.box)).length, 2);
  });

  Deno.test(`[acts, ${style}] a kitten reads over the rim of a tub, its mouth above that`, () => {
    const scene = sceneOf("a kitten in a bathtub reading a book", style);
    const [kitten, tub, book] = (["cat 1", "thing 1", "thing 2"] as const)
      .map((ref) => seenOf(scene, ref)!);
    const nose = boundsOf(kitten!.items.filter(({ name }) => name.startsWith("nose")));
    assert.ok(book!.last > tub!.last, "behind the rim");
    assert.ok(book!.box.top > nose.bottom, "before the face");
  });

  Deno.test(`[acts, ${style}] a bird on a shoulder stands on the body and hides no eye`, () => {
    const scene = sceneOf("a sitting cat with a parrot on its shoulder", style);
    const cat = seenOf(scene, "cat 1")!, { box } = seenOf(scene, "thing 1")!;
    const eyes = boundsOf(cat.items.filter(({ is }) => is === "eye"));
    assert.ok(box.top > eyes.bottom - 4 || box.left > eyes.right || box.right < eyes.left);
    assert.ok(box.left < cat.body.right && box.right > cat.body.left, "beside it");
    assert.ok(box.bottom < cat.body.bottom - 60, "at its feet");
  });

  Deno.test(`[acts, ${style}] two crutches stand on the ground, a paw on each`, () => {
    const { cat, thing, paws } = partsOf(sceneOf("a cat on crutches", style));
    assert.ok(Math.abs(thing.bottom - cat.bottom) < 30, "off the ground");
    assert.equal(paws.filter((paw) => apart(paw, thing) < 1).length, 2, "no paws on them");
    assert.ok(thing.left < cat.left + 60 && thing.right > cat.right - 90, "on one side");
  });

  Deno.test(`[acts, ${style}] a cat has a paw in the hand of a robot`, () => {
    const { thing, paws } = partsOf(sceneOf("a cat and a robot holding hands", style));
    assert.ok(paws.some((paw) => apart(paw, thing) < 1));
  });
}

Deno.test("[seats] one blanket reaches from one of two cats on a couch to the other", () => {
  const scene = sceneOf("two sitting cats sharing a blanket on the sofa", "cartoon");
  const pieces = scene.items.filter(({ name }) => name.startsWith("blanket"))
    .map((item) => boundsOf([item])).toSorted((one, other) => one.left - other.left);
  assert.equal(pieces.length, 2);
  assert.ok(pieces[0]!.right > pieces[1]!.left, "a gap between the pieces");
});

Deno.test("[beside] of two things beside a cat one is on each side", () => {
  const scene = sceneOf("a sitting cat on the floor, a mug and a plant beside her", "cartoon");
  const cat = seenOf(scene, "cat 1")!;
  const middles = (["thing 1", "thing 2"] as const).map((ref) => {
    const { box } = seenOf(scene, ref)!;
    return (box.left + box.right) / 2 < (cat.body.left + cat.body.right) / 2;
  });
  assert.notEqual(middles[0], middles[1]);
});
