/**
 * What lies outside of a picture costs nothing, and its absence shows nowhere.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { compose } from "../compose.ts";
import { bounds } from "../geometry/measure.ts";
import { paintAtSize } from "./paint_at_size.ts";
import { blankCanvas } from "../painters/canvas.ts";
import { planCharacter } from "../plan.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";

function headInAGarden(style: (typeof STYLES)[number]): Scene {
  const { spec } = planCharacter("a cat in a garden", { style, seed: "3" });
  return compose({ ...spec, pose: "portrait", props: [] });
}

Deno.test("[size] a painter gets what lies in the picture, and every light", () => {
  const scene = headInAGarden("cartoon");
  let painted: Scene["items"] = [];
  paintAtSize(
    (given, side) => {
      painted = given.items;
      return blankCanvas(side!).canvas;
    },
    scene,
    256,
  );
  const left = scene.items.filter((item) => !painted.includes(item));
  assert.ok(left.length >= 10, `${left.length} things are left out`);
  for (const item of left) {
    assert.ok(item.is === "region" || item.is === "line");
    const { left, right, top, bottom } = bounds(item.is === "region" ? item.outline : item.points);
    const isOutside = right < 0 || bottom < 0 || left > PICTURE_SIZE || top > PICTURE_SIZE;
    assert.ok(isOutside, `${item.name} is in the picture`);
  }
});

for (const style of STYLES) {
  Deno.test(`[size] a ${style} picture is the same without what lies outside of it`, async () => {
    const scene = headInAGarden(style), paint = await STYLE_ENTRIES[style].loadPainter();
    const whole = paint(scene, 256).data(), without = paintAtSize(paint, scene, 256).data();
    const differing = whole.filter((value, at) => value !== without[at]).length;
    assert.equal(differing, 0, `${differing} values differ`);
  });
}
