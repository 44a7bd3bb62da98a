/**
 * Shadow in a picture book: a matt glaze, and short strokes of the pen that follow the form and lie nowhere else.
 *
 * @module
 */
import { css } from "../../colour/colour.ts";
import { randomStream } from "../../random.ts";
import type { Lighting } from "../../relief/lighting.ts";
import { FORM } from "../../relief/relief.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { SEPIA } from "./ink.ts";
import { layTone, stepAt } from "../tone_layer.ts";

/** Where the glaze and the hatching end, 0..1 of the key light. */
const SHADE = 0.44, HATCHED = 0.3, CROSSED = 0.06;
/** Distance of strokes in units, their lengths, and how far they lean, in radians. */
const GAP = 8, LENGTH = { least: 16, most: 34 }, LEAN = 1.05;

/** Lays shadow and lamplight over the subject that is painted on the context. */
export function shadeStorybook(ctx: Context, lighting: Lighting, scene: Scene): void {
  const { key, occlusion, rim, lamp, lamps } = lighting;
  const dim = { l: 0.77, c: 0.075, h: (scene.light.shade.h + 20) % 360 };
  const lamped = (i: number) => lamp ? 1 - Math.min(0.85, lamp[i]! * 1.6) : 1;
  layTone(
    ctx,
    lighting,
    dim,
    (i) =>
      Math.min(1, (1 - stepAt(SHADE, 0.12, key[i]!)) * 0.68 * lamped(i) + occlusion[i]! * 0.45),
  );
  layTone(
    ctx,
    lighting,
    { l: 0.93, c: 0.08, h: 82 },
    (i) => Math.max(stepAt(0.86, 0.2, key[i]!) * 0.2, stepAt(0.3, 0.2, rim[i]!) * 0.36),
    "screen",
  );
  if (lamp && lamps[0]) {
    layTone(ctx, lighting, lamps[0].colour, (i) => Math.min(0.5, lamp[i]! * 0.6), "soft-light");
  }
  hatchShadow(ctx, lighting, scene, lamped);
}

/** Parallel strokes of the pen in the shadow, and others across them where it is deepest. */
function hatchShadow(
  ctx: Context,
  { relief: { cells, box, cover, nx, ny }, key }: Lighting,
  { light, spec }: Scene,
  lamped: (cell: number) => number,
): void {
  if (!box) return;
  const scale = cells / PICTURE_SIZE;
  const random = randomStream(spec.seed, "storybook.hatching");
  const slant = light.towards[0] < 0 ? 1 : -1;
  const middle: Point = [(box.left + box.right) / 2 / scale, (box.top + box.bottom) / 2 / scale];
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2 / scale;
  const darkAt = (x: number, y: number): number => {
    const cell = Math.floor(y * scale) * cells + Math.floor(x * scale);
    return cover[cell] === FORM ? key[cell]! / Math.max(0.2, lamped(cell)) : Infinity;
  };
  ctx.save();
  ctx.strokeStyle = css(SEPIA, 0.42);
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  for (
    const { turn, upTo } of [{ turn: LEAN, upTo: HATCHED }, { turn: -LEAN * 0.5, upTo: CROSSED }]
  ) {
    const ux = Math.cos(turn), uy = Math.sin(turn) * slant;
    for (let aside = -reach; aside < reach; aside += GAP) {
      let along = -reach + random.next() * LENGTH.most;
      while (along < reach) {
        const length = random.between(LENGTH.least, LENGTH.most);
        const off = aside + random.between(-1, 1), at = along + length / 2;
        const x = middle[0] + ux * at - uy * off, y = middle[1] + uy * at + ux * off;
        along += length * 1.1;
        const dark = darkAt(x, y);
        if (dark > upTo) continue;
        // The strokes of the lightest shadow are the shortest, and bend around the form.
        const half = length / 2 * (1 - 0.5 * dark / upTo);
        const cell = Math.floor(y * scale) * cells + Math.floor(x * scale);
        const bend = (nx[cell]! * -uy + ny[cell]! * ux) * half * 0.5;
        ctx.moveTo(x - ux * half, y - uy * half);
        ctx.quadraticCurveTo(x - uy * bend, y + ux * bend, x + ux * half, y + uy * half);
      }
    }
  }
  ctx.stroke();
  ctx.restore();
}
