/**
 * @module Shadow in a picture book: a matt glaze, and short strokes of the pen that follow the form and lie
 * nowhere else.
 */
import { css } from "../../colour/colour.ts";
import { contains } from "../../geometry/measure.ts";
import { randomStream } from "../../random.ts";
import type { Lighting } from "../../relief/lighting.ts";
import { FORM } from "../../relief/relief.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import type { Canvas, Context } from "../canvas.ts";
import { layShadow } from "../form_shadow.ts";
import { SEPIA } from "./ink.ts";
import { blendTone } from "../tone_layer.ts";

/** How dark the glaze is. */
const GLAZE = 0.72;
/** Distance of strokes in units, their lengths, and how far they lean, in radians. */
const GAP = 8.5, LENGTH = { least: 9, most: 40 }, LEAN = 1.05;
/** How far they turn with the form, in radians. */
const FORMED = 0.7;

/** Lays shadow and lamplight over the subject that is painted on the context, whose shadow is drawn on a sheet and in the lighting. */
export function shadeStorybook(
  ctx: Context,
  shadow: Canvas,
  lighting: Lighting,
  scene: Scene,
): void {
  const { lamp, lamps } = lighting;
  const dim = { l: 0.74, c: 0.08, h: (scene.light.shade.h + 20) % 360 };
  const lamped = (i: number) => lamp ? 1 - Math.min(0.85, lamp[i]! * 1.6) : 1;
  layShadow(ctx, shadow, dim, GLAZE);
  if (lamp && lamps[0]) {
    const { colour } = lamps[0];
    blendTone(ctx, lighting, colour, (i) => Math.min(0.6, lamp[i]! * 1.2), "soft-light");
    // Soft light does nothing to black: flames are seen on it as well.
    const flame = { l: 0.6, c: colour.c + 0.03, h: colour.h - 12 };
    blendTone(ctx, lighting, flame, (i) => Math.min(0.5, lamp[i]! * 0.9), "screen");
  }
  hatchShadow(ctx, lighting, scene, lamped);
}

/** Parallel strokes of the pen in the shadow. */
function hatchShadow(
  ctx: Context,
  { relief: { cells, box, cover, nx, ny }, key }: Lighting,
  { light, spec, items }: Scene,
  lamped: (cell: number) => number,
): void {
  if (!box) return;
  const scale = cells / PICTURE_SIZE;
  const random = randomStream(spec.seed, "storybook.hatching");
  const slant = light.towards[0] < 0 ? 1 : -1;
  const middle: Point = [(box.left + box.right) / 2 / scale, (box.top + box.bottom) / 2 / scale];
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2 / scale;
  // On a face strokes of the pen are stubble.
  const faces = items.flatMap((item) =>
    item.is === "region" && item.name.startsWith("head") ? [item.outline] : []
  );
  const isShaded = (x: number, y: number): boolean => {
    const cell = Math.floor(y * scale) * cells + Math.floor(x * scale);
    return cover[cell] === FORM && key[cell]! < 0.5 && lamped(cell) > 0.5;
  };
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.strokeStyle = css(SEPIA, 0.36);
  ctx.lineWidth = 1.4;
  ctx.lineCap = "round";
  ctx.beginPath();
  const wayX = Math.cos(LEAN), wayY = Math.sin(LEAN) * slant;
  for (let aside = -reach; aside < reach; aside += GAP) {
    let along = -reach + random.next() * LENGTH.most;
    while (along < reach) {
      const length = random.between(LENGTH.least, LENGTH.most);
      const off = aside + random.between(-1, 1), at = along + length / 2;
      const x = middle[0] + wayX * at - wayY * off, y = middle[1] + wayY * at + wayX * off;
      along += length * 1.1;
      const cell = Math.floor(y * scale) * cells + Math.floor(x * scale);
      if (!isShaded(x, y)) continue;
      if (faces.some((outline) => contains(outline, [x, y]))) continue;
      const around = LEAN + FORMED * nx[cell]!;
      const ux = Math.cos(around), uy = Math.sin(around) * slant;
      // Strokes bend around the form; at the edge of the shadow they are the shortest.
      const ends = [-1, 1].every((way) =>
        isShaded(x + ux * length * way / 2, y + uy * length * way / 2)
      );
      const half = length / 2 * (ends ? 1 : 0.55);
      const bend = (nx[cell]! * -uy + ny[cell]! * ux) * half * 0.5;
      ctx.moveTo(x - ux * half, y - uy * half);
      ctx.quadraticCurveTo(x - uy * bend, y + ux * bend, x + ux * half, y + uy * half);
    }
  }
  ctx.stroke();
  ctx.restore();
}
