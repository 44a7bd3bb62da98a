/** What is held out is between two, what is swung is beside the face, what is carried on a shoulder rises over it. */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { apart, middleOf, partsOf } from "../../../../tests/support/acts.ts";
import { relatedIn } from "../../../../tests/support/read_description.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { covers, seenOf } from "../seen.ts";

for (const [i, style] of STYLES.entries()) {
  Deno.test(`[acts, ${style}] what is given is in a paw, between the cat and who gets it`, () => {
    const what = ["flower", "fish", "gift"][i % 3];
    const scene = sceneOf(`a cat giving a ${what} to a penguin`, style);
    const { things: [gift, penguin], paws, head } = partsOf(scene);
    const [x] = middleOf(gift!), [from] = middleOf(head), [to] = middleOf(penguin!);
    assert.ok((x - from) * (to - x) > 0, "it is not between them");
    assert.ok(paws.some((paw) => apart(paw, gift!) < 4), "it is in no paw");
    assert.ok(apart(gift!, penguin!) < 60, "who gets it is far");
  });

  Deno.test(`[acts, ${style}] a racket, a club and a thing on a shoulder leave both eyes free`, () => {
    const words = ["playing tennis", "playing golf", "carrying an axe over its shoulder"][i % 3];
    const scene = sceneOf(`a cat ${words}`, style);
    const { thing, paws, eyes } = partsOf(scene), seen = seenOf(scene, "thing 1")!;
    assert.ok(eyes.every(({ centre }) => !covers(seen, centre)), words);
    assert.ok(paws.some((paw) => apart(paw, thing) < 4), words);
  });
}

Deno.test("[acts] who swings a bat has a ball before it, a golf ball lies before its club", () => {
  for (const words of ["swinging a baseball bat", "playing tennis", "playing golf"]) {
    const scene = sceneOf(`a cat ${words}`, "cartoon");
    const ball = boundsOf(scene.items.filter(({ name }) => name.startsWith("ball in use")));
    const { box } = seenOf(scene, "thing 1")!;
    assert.ok(Number.isFinite(ball.left) && apart(ball, box) < 10, words);
  }
});

Deno.test("[words] two in a tug of war pull at one rope; who chops wood is busy with a log", () => {
  assert.deepEqual(relatedIn("two cats in a tug of war"), [
    "cat 1 playing with rope",
    "cat 2 playing with rope",
  ]);
  assert.deepEqual(relatedIn("ein Kater hackt Holz"), ["cat 1 busy with log of wood"]);
});

Deno.test("[acts] a harmonica is at the lips, between both paws", () => {
  const { thing, nose, paws } = partsOf(sceneOf("a cat playing the harmonica", "cartoon"));
  assert.ok(apart(thing, nose) < 60 && thing.bottom > nose.bottom);
  assert.equal(paws.filter((paw) => apart(paw, thing) < 4).length, 2);
});
