/**
 * Shadow in a picture book: a matt glaze, and short strokes of the pen that follow the form and lie nowhere else.
 *
 * @module
 */
import { css } from "../colour.ts";
import { randomStream } from "../random.ts";
import type { Lighting } from "../relief/lighting.ts";
import { FORM } from "../relief/relief.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import type { Context } from "./canvas.ts";
import { SEPIA } from "./storybook_ink.ts";
import { layTone, stepAt } from "./tone_layer.ts";

/** Where the glaze and the hatching end, 0..1 of the key light. */
const SHADE = 0.44, HATCHED = 0.3, CROSSED = 0.1;
/** Distance of strokes in units, and their lengths. */
const GAP = 10.5, LENGTH = { least: 12, most: 30 };

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
  ctx.save();
  ctx.strokeStyle = css(SEPIA, 0.44);
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (let y = box.top / scale; y < box.bottom / scale; y += GAP) {
    for (let x = box.left / scale; x < box.right / scale; x += GAP) {
      const px = x + random.between(-2, 2), py = y + random.between(-3, 3), chance = random.next();
      const cell = Math.floor(py * scale) * cells + Math.floor(px * scale);
      if (cover[cell] !== FORM) continue;
      const dark = key[cell]! / Math.max(0.2, lamped(cell));
      if (dark > HATCHED || chance > 1.15 - dark / HATCHED * 0.6) continue;
      // Around the form, leaning with the hand.
      let dx = -ny[cell]! * 0.9 + 0.5, dy = nx[cell]! * 0.9 + 0.5 * slant;
      const length = Math.hypot(dx, dy) || 1;
      dx /= length;
      dy /= length;
      const half = (LENGTH.least + (LENGTH.most - LENGTH.least) * (1 - dark / HATCHED)) / 2;
      strokeAcross(ctx, px, py, dx * half, dy * half);
      if (dark < CROSSED && chance < 0.55) {
        strokeAcross(ctx, px, py, -dy * half * 0.8, dx * half * 0.8);
      }
    }
  }
  ctx.stroke();
  ctx.restore();
}

function strokeAcross(ctx: Context, x: number, y: number, dx: number, dy: number): void {
  ctx.moveTo(x - dx, y - dy);
  ctx.quadraticCurveTo(x - dy * 0.16, y + dx * 0.16, x + dx, y + dy);
}
