import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { contains } from "../../geometry/measure.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { blankCanvas } from "../canvas.ts";
import { layersOf } from "../../composing/layers.ts";
import { settingDrawing } from "./setting_drawing.ts";

Deno.test("[watercolor] a pencil draws the things of a place, and nothing within the cat", () => {
  const scene = sceneOf("a cat sitting in a kitchen", "watercolor");
  const layers = layersOf(scene.items);
  const paper = blankCanvas(1).canvas;
  const pixels = settingDrawing(layers, scene, { side: PICTURE_SIZE, paper }).data();
  const torso = layers.subject.find((item) => item.is === "region" && item.name === "torso");
  assert.ok(torso?.is === "region");
  let around = 0, within = 0;
  for (let y = 0; y < PICTURE_SIZE; y += 3) {
    for (let x = 0; x < PICTURE_SIZE; x += 3) {
      if (pixels[4 * (y * PICTURE_SIZE + x) + 3]! < 60) continue;
      if (contains(torso.outline, [x, y])) within++;
      else around++;
    }
  }
  assert.ok(around > 200, `${around} around`);
  assert.equal(within, 0);
});
