/** @module A cartoon of the nineteen-thirties: grey film, bold contours, light that falls off to the corners, dust. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import type { Planes } from "../../painters/planes.ts";
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { printFlat } from "./flat_print.ts";

/** Warm black of a projected film, and how dark corners are. */
const CORNER = "rgb(18 15 12", DARKEST = 0.82;

/** Specks of dust on the film. */
const SPECKS = 60;

export function filmOld(study: Planes, { spec: { seed } }: Scene): Canvas {
  const canvas = printFlat(study, {
    even: 3,
    tones: 5,
    colour: 0,
    tint: { a: 0.001, b: 0.012 },
    range: [0.16, 0.95],
    contour: { wide: 1.9, l: 0.12, a: 0, b: 0.004 },
    grain: 0.02,
  });
  const ctx = canvas.getContext("2d"), middle = PICTURE_SIZE / 2;
  const light = ctx.createRadialGradient(
    middle,
    middle,
    0.56 * middle,
    middle,
    middle,
    1.4 * middle,
  );
  for (const at of [0, 0.3, 0.6, 1]) {
    light.addColorStop(at, `${CORNER} / ${DARKEST * smoothstep(0, 1, at)})`);
  }
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const random = randomStream(seed, "technique.old cartoon");
  ctx.fillStyle = "rgb(245 240 228 / 50%)";
  for (let i = 0; i < SPECKS; i++) {
    ctx.beginPath();
    const x = random.between(0, PICTURE_SIZE), y = random.between(0, PICTURE_SIZE);
    ctx.arc(x, y, random.between(0.6, 1.8), 0, 2 * Math.PI);
    ctx.fill();
  }
  return canvas;
}
