/** Things that words name are the ones an act uses, and stand nowhere else. */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { apart, catOf, middleOf, type Parts, partsOf } from "../../../../tests/support/acts.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { boundsOf, contains, heightOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";

const CATS = ["a cat", "a fluffy kitten", "a fat persian cat", "a siamese cat"];

for (const style of STYLES) {
  const seen = (act: string): Parts => partsOf(sceneOf(`${catOf(style, CATS)} ${act}`, style));

  Deno.test(`[acts, ${style}] who eats from a bowl bends down to it, and food is in it`, () => {
    const { nose, thing, cat, items } = seen("eating from a bowl");
    assert.ok(apart(nose, thing) < 60, "the nose is not at the bowl");
    assert.ok(Math.abs(thing.bottom - cat.bottom) < 40, "the bowl is not on the ground");
    assert.ok(items.some(({ name, of }) => name.startsWith("food") && of === "thing 1"), "empty");
  });

  Deno.test(`[acts, ${style}] milk is in the saucer that words name, which is the only dish`, () => {
    const { nose, items } = seen("drinking milk from a saucer");
    const saucer = boundsOf(items.filter(({ of, role }) => of === "thing 2" && role === "prop"));
    const milk = boundsOf(items.filter(({ of }) => of === "thing 1"));
    assert.ok(apart(nose, saucer) < 60, "the nose is not at the saucer");
    assert.ok(milk.left >= saucer.left && milk.right <= saucer.right, "milk beside it");
  });

  Deno.test(`[acts, ${style}] a straw goes from the glass to the lips`, () => {
    const { nose, things: [glass, straw] } = seen("drinking a cocktail through a straw");
    assert.ok(glass!.top > nose.bottom, "the glass is before the face");
    assert.ok(straw!.bottom > glass!.top && straw!.top < glass!.top, "not in the glass");
    assert.ok(straw!.top - nose.bottom < heightOf(nose) + 60, "not at the lips");
  });

  Deno.test(`[acts, ${style}] an axe that words name is in a paw, at the log and below the face`, () => {
    const { things: [log, axe], paws, eyes, items } = seen("chopping wood with an axe");
    assert.ok(apart(axe!, log!) < 1, "the axe is not at the log");
    assert.ok(paws.some((paw) => apart(paw, axe!) < 1), "no paw on the axe");
    const pieces = items.flatMap((item) =>
      item.of === "thing 2" && item.is === "region" ? [item.outline] : []
    );
    const isHidden = (point: Point) => pieces.some((outline) => contains(outline, point));
    assert.ok(!eyes.some(({ centre }) => isHidden(centre)), "before an eye");
  });

  Deno.test(`[acts, ${style}] water goes to the plant that words name`, () => {
    const { things, items } = seen("watering a cactus");
    const [can, cactus] = things[0]!.top < things[1]!.top ? things : things.toReversed();
    const water = boundsOf(items.filter(({ name }) => name.startsWith("water in use")));
    assert.ok(apart(water, cactus!) < 1 && apart(can!, water) < 1, "it does not");
    assert.ok(!items.some(({ name }) => name.startsWith("plant in use")), "another plant");
  });

  Deno.test(`[acts, ${style}] who leans on a lamp has a paw on its post`, () => {
    const { items, paws } = seen("leaning on a lamp post");
    const lamp = boundsOf(items.filter(({ of, role }) => of === "thing 1" && role === "prop"));
    assert.ok(paws.some((paw) => apart(paw, lamp) < 1), "no paw on it");
  });
}

Deno.test("[acts] who mends what stands beside it has the tool in its paw, at that", () => {
  const { things: [bicycle, wrench], paws } = partsOf(
    sceneOf("a cat repairing a bicycle with a wrench", "cartoon"),
  );
  assert.ok(apart(bicycle!, wrench!) < 1 && paws.some((paw) => apart(paw, wrench!) < 1));
});

Deno.test("[acts] books that words do not count bear a cat as a pile", () => {
  const { items, cat } = partsOf(sceneOf("eine Katze sitzt auf einem Bücherstapel", "cartoon"));
  const books = items.filter(({ of, role }) => of === "thing 1" && role === "prop");
  assert.equal(books.length, 3);
  assert.ok(Math.abs(boundsOf(books).top - cat.bottom) < 40);
  assert.ok(Math.abs(middleOf(boundsOf(books))[0] - middleOf(cat)[0]) < 90);
});

Deno.test("[acts] what is eaten from a plate lies on it", () => {
  const { things: [fish, plate], nose } = partsOf(
    sceneOf("a cat eating a fish from a plate", "cartoon"),
  );
  assert.ok(plate!.left < fish!.left && plate!.right > fish!.right, "beside it");
  assert.ok(apart(nose, fish!) < 70, "not at the mouth");
});

Deno.test("[acts] who drinks from a puddle bends down to it", () => {
  const { thing, nose, cat } = partsOf(sceneOf("a cat drinking from a puddle", "cartoon"));
  assert.ok(apart(nose, thing) < 60 && Math.abs(thing.bottom - cat.bottom) < 40);
});
