import assert from "node:assert/strict";
import type { Eye } from "../scene.ts";
import { openingOf } from "./eye_shape.ts";

/** An eye on the right of the picture, its outer corner lifted. */
const TILTED: Eye = {
  is: "eye",
  name: "left eye",
  role: "eye",
  centre: [0, 0],
  size: [30, 30],
  tilt: 0.2,
  rotation: -0.2,
  outer: 1,
  iris: { l: 0.7, c: 0.1, h: 90 },
  pupil: 0.5,
  upperLid: 0.5,
  lowerLid: 0,
  look: [0, 0],
  lid: { l: 0.5, c: 0, h: 0 },
};

/** How much lower on the picture the outer end of the upper lid is than the inner one. */
function droopOf(eye: Eye): number {
  const { upper } = openingOf(eye), sin = Math.sin(eye.rotation), cos = Math.cos(eye.rotation);
  const down = ([x, y]: readonly [number, number]) => x * sin + y * cos;
  return down(upper.at(-1)!) - down(upper[0]!);
}

Deno.test("[eyes] the heavy lid of a cat that reads or dozes sinks outwards, that of a cross one slants to the nose", () => {
  assert(droopOf(TILTED) > 0, `${droopOf(TILTED)}`);
  assert(droopOf({ ...TILTED, frown: 0.4 }) < 0);
  assert(droopOf({ ...TILTED, upperLid: 0 }) < 0, "an open eye keeps its almond");
});
