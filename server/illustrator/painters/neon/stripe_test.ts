import assert from "node:assert/strict";
import type { Point, Region } from "../../scene.ts";
import { sampler, sceneOf } from "../../../../tests/support/painting.ts";
import { createLayer } from "../canvas.ts";
import { axisOf, layStripes } from "./stripe.ts";
import { neonLamps } from "./tone.ts";

/** A leaf from (200, 500) to (400, 500), 40 wide. */
const LEAF: Point[] = [
  [200, 500],
  [250, 484],
  [300, 480],
  [350, 484],
  [400, 500],
  [350, 516],
  [300, 520],
  [250, 516],
];

Deno.test("[neon] the tube of a stripe runs through its middle, from near one tip to near the other", () => {
  const axis = axisOf(LEAF);
  for (const [x, y] of axis) assert.ok(Math.abs(y - 500) < 1.5, `${x} ${y}`);
  const ends = [axis[0]![0], axis.at(-1)![0]].toSorted((a, b) => a - b);
  assert.ok(ends[0]! < 225 && ends[1]! > 375, `${ends}`);
});

Deno.test("[neon] a stripe shines along its middle and not at its edge", () => {
  const scene = sceneOf("a sitting cat in a studio", "neon");
  const head = scene.items.find(({ name }) => name === "head") as Region;
  const { canvas, ctx } = createLayer();
  ctx.fillStyle = "black";
  ctx.fillRect(0, 0, 1024, 1024);
  const outline: Point[] = [[100, 400], [500, 400], [500, 600], [100, 600]];
  const colour = { l: 0.6, c: 0.15, h: 50 };
  const marks: Region["marks"] = [{ kind: "stripe", outline: LEAF, colour, soft: 0 }];
  layStripes(ctx, { ...head, outline, marks }, neonLamps(scene));
  const look = sampler(canvas);
  assert.ok(look([300, 500]).l > 0.6, `${look([300, 500]).l}`);
  assert.ok(look([300, 484]).l < 0.2, `${look([300, 484]).l}`);
});
