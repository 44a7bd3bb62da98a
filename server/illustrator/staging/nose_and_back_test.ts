/** What is at a nose, under it and on a back: each is where a viewer sees it. */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import { apart, catOf, isIn, middleOf, partsOf } from "../../../tests/support/acts.ts";
import { widthOf } from "../geometry/measure.ts";

const CATS = ["a cat", "a fluffy kitten", "a siamese cat"];

for (const style of STYLES) {
  const seen = (act: string, seed?: string) => {
    const description = `${catOf(style, CATS)} ${act}`;
    return { description, ...partsOf(sceneOf(description, style, seed ? { seed } : {})) };
  };

  Deno.test(`[acts, ${style}] a nose is at what it smells, a face over the rim it looks into`, () => {
    for (const act of ["smelling a rose", "sniffing a cake", "looking into a bucket"]) {
      const { nose, thing, description } = seen(act);
      assert.ok(apart(nose, thing) < 60, `${description}: ${apart(nose, thing)} apart`);
    }
    const { nose, thing, description } = seen("peering into a goldfish bowl");
    assert.ok(nose.bottom < (thing.top + thing.bottom) / 2, `${description}: beside the bowl`);
    assert.ok(nose.right > thing.left && nose.left < thing.right, `${description}: not above it`);
  });

  Deno.test(`[acts, ${style}] what is on a nose leaves the eyes free`, () => {
    const { nose, thing, head, description } = seen("with a ladybird on its nose");
    assert.ok(apart(nose, thing) < 10, `${description}: not on the nose`);
    assert.ok(widthOf(thing) < widthOf(head) * 0.5, `${description}: over the eyes`);
  });

  Deno.test(`[acts, ${style}] an animal on a back or a shoulder hides no face`, () => {
    // Some seeds turn a walking cat to the viewer.
    for (const seed of "abcdefghijkl") {
      const where = seed < "g" ? "back" : "shoulder";
      const { nose, head, eyes, cat, thing, description } = seen(
        `with a parrot on its ${where}`,
        seed,
      );
      if (where === "back") {
        assert.ok(!isIn(middleOf(thing), head), `${description} ${seed}: before the head`);
      }
      assert.ok(
        eyes.every(({ centre }) => !isIn(centre, thing)),
        `${description} ${seed}: before an eye`,
      );
      const [x] = middleOf(thing);
      assert.ok(x > cat.left && x < cat.right, `${description}: beside the cat`);
      assert.ok(apart(nose, thing) > 14, `${description}: before the face`);
      assert.ok(thing.bottom < cat.bottom - 20, `${description}: on the ground`);
    }
  });

  Deno.test(`[acts, ${style}] who leans on a post is at its stem, which is taller than the cat`, () => {
    const { cat, thing, description } = seen("leaning against a lamp post");
    assert.ok(thing.top < cat.top, `${description}: a small lamp`);
    assert.ok(apart(cat, thing) === 0, `${description}: apart`);
  });

  Deno.test(`[acts, ${style}] large work stands beside the cat, small work before it`, () => {
    for (const act of ["decorating the Christmas tree", "washing a car"]) {
      const { cat, thing, paws, description } = seen(act);
      assert.ok(thing.bottom - thing.top > (cat.bottom - cat.top) * 0.4, `${description}: tiny`);
      assert.ok(paws.some((paw) => apart(paw, thing) < 30), `${description}: no paw on it`);
    }
  });
}
