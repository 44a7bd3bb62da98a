import assert from "node:assert/strict";
import { css } from "../../colour/colour.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { sampler, sceneOf } from "../../../../tests/support/painting.ts";
import { createLayer } from "../canvas.ts";
import { layersOf } from "../../composing/layers.ts";
import { silhouetteOf } from "../silhouette.ts";
import { layCartoonLight } from "./light.ts";

Deno.test("[cartoon] light falls over the whole cat: bright and warm on its own side, deep and cool at the far foot", () => {
  const scene = sceneOf("a sitting cat in a meadow by day", "cartoon");
  const { subject } = layersOf(scene.items), coat = subject.filter(({ role }) => role === "coat");
  const { canvas, ctx } = createLayer(PICTURE_SIZE);
  ctx.fillStyle = css({ l: 0.6, c: 0, h: 0 });
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  layCartoonLight(ctx, createLayer(PICTURE_SIZE).canvas, silhouetteOf(subject), scene);
  const look = sampler(canvas), { left, right, top, bottom } = boundsOf(coat);
  const inside: { y: number; seen: number }[] = [];
  for (let y = top; y < bottom; y += 4) {
    for (let x = left; x < right; x += 4) inside.push({ y, seen: look([x, y]).l });
  }
  const seen = (isHigh: boolean) =>
    inside.filter(({ y }) => isHigh ? y < top + 200 : y > bottom - 120).map(({ seen }) => seen);
  assert.ok(Math.max(...seen(true)) > 0.63, `${Math.max(...seen(true))}`);
  assert.ok(Math.min(...seen(false)) < 0.57, `${Math.min(...seen(false))}`);
  assert.ok(Math.abs(look([5, 5]).l - 0.6) < 0.01, "nothing falls beside the cat");
});
