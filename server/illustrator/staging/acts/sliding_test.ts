import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { catOf, partsOf } from "../../../../tests/support/acts.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { bounds, boundsOf } from "../../geometry/measure.ts";
import { PICTURE_SIZE } from "../../scene.ts";

const CATS = ["a cat", "a fluffy kitten", "a fat persian cat", "two cats"];

for (const style of STYLES) {
  Deno.test(`[acts, ${style}] who rides a sled slides down a slope that goes beyond the picture`, () => {
    const cat = catOf(style, CATS), scene = sceneOf(`${cat} sledging`, style);
    const slope = scene.items.find(({ name }) => name === "slope");
    assert.ok(slope?.is === "region" && slope.of === undefined, `${cat}: no slope`);
    const { left, right, bottom } = bounds(slope.outline);
    assert.ok(left < 0 && right > PICTURE_SIZE && bottom > PICTURE_SIZE, `${cat}: it ends`);
    const snow = boundsOf(scene.items.filter(({ name }) => name.startsWith("flying snow")));
    const { thing, cat: body } = partsOf(scene);
    assert.ok(snow.bottom > thing.top && snow.top < thing.bottom, `${cat}: no snow at the runners`);
    assert.ok(body.bottom < thing.bottom && body.bottom > thing.top, `${cat}: not on the sled`);
    // The cat stays the subject: what is beyond the picture makes nothing smaller.
    assert.ok(body.right - body.left > PICTURE_SIZE * 0.24, `${cat}: small`);
  });
}

Deno.test("[acts] who only sits on a sled slides down nothing", () => {
  const { items } = sceneOf("a cat sitting on a sled", "cartoon");
  assert.equal(items.find(({ name }) => name === "slope"), undefined);
});
