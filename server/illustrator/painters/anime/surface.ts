/**
 * @module What anime shows of a material: the sheen of fur, streaks on metal and glass, glints on water.
 */
import { css, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { ellipse } from "../../geometry/shapes.ts";
import type { Point, Region, Scene } from "../../scene.ts";
import { cel } from "./tone.ts";
import { type Context, trace } from "../canvas.ts";

/** Fur rounder than this shines where it bends towards the light. */
const ROUND = 0.75;

/** What a texture adds to its two tones. The caller has clipped the region. */
export function paintSurface(ctx: Context, region: Region, scene: Scene): void {
  const { light } = scene;
  switch (region.texture) {
    case "fur":
      if (region.volume >= ROUND && !isPatched(region)) paintSheen(ctx, region, light);
      return;
    case "metal":
      return paintStreaks(ctx, region, 0.7, light);
    case "glass":
      return paintStreaks(ctx, region, 0.6, light);
    case "water":
      return paintGlints(ctx, region);
  }
}

/** Across patches of several colours a sheen would be a row of scratches. */
function isPatched({ marks }: Region): boolean {
  return marks.some(({ kind }) => kind === "patch");
}

/** The one light on the hair: a slim band across the crown, thinning to both ends. */
function paintSheen(ctx: Context, { outline, colour }: Region, light: Scene["light"]): void {
  const { left, right, top, bottom } = bounds(outline);
  const side = light.towards[0] < 0 ? -1 : 1;
  const at = (turn: number, reach: number): Point => [
    (left + right) / 2 + (side * Math.sin(turn) * (right - left) * reach) / 2,
    (top + bottom) / 2 - (Math.cos(turn) * (bottom - top) * reach) / 2,
  ];
  const steps = 16;
  const turns = Array.from({ length: steps + 1 }, (_, i) => -0.12 + (i / steps) * 0.94);
  const thick = (i: number) => Math.sin((i / steps) * Math.PI);
  ctx.fillStyle = css(shift(cel(colour), { l: 0.1 + 0.1 * (1 - colour.l), c: -0.015 }), 0.42);
  trace(ctx, [
    ...turns.map((turn, i) => at(turn, 0.84 + 0.02 * thick(i))),
    ...turns.map((turn, i) => at(turn, 0.84 - 0.05 * thick(i))).reverse(),
  ]);
  ctx.fill();
}

/** Two slanting bands of reflected light. */
function paintStreaks(
  ctx: Context,
  { outline }: Region,
  strength: number,
  light: Scene["light"],
): void {
  const box = bounds(outline);
  const w = widthOf(box), h = heightOf(box);
  const from = light.towards[0] < 0 ? 0.22 : 0.52;
  ctx.fillStyle = css({ l: 0.99, c: 0.01, h: light.colour.h }, strength);
  for (const [at, wide] of [[from, 0.13], [from + 0.2, 0.05]] as const) {
    const x = box.left + w * at;
    trace(ctx, [
      [x + h * 0.12, box.top],
      [x + h * 0.12 + w * wide, box.top],
      [x - h * 0.12 + w * wide, box.bottom],
      [x - h * 0.12, box.bottom],
    ]);
    ctx.fill();
  }
}

/** Rows of small bright leaves on wide water, denser towards the far shore. */
function paintGlints(ctx: Context, { outline, colour }: Region): void {
  const box = bounds(outline);
  if (widthOf(box) < 300) return;
  ctx.fillStyle = css(shift(cel(colour), { l: 0.13, c: -0.02 }), 0.6);
  const rows = 9;
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.6) / rows;
    const y = box.top + heightOf(box) * t * t;
    for (let k = 0; k < 7; k++) {
      const x = box.left + (((k * 0.618 + i * 0.37) % 1) * widthOf(box));
      trace(ctx, ellipse([x, y], 12 + 44 * t, 1.2 + 2.4 * t));
      ctx.fill();
    }
  }
}
