/** @module Leaves of crowns, bushes and hedges: dabs of body colour, light above and deep below. */
import { css, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Random } from "../../random.ts";
import type { Point, Region } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { gouache } from "./tone.ts";

/** Tones of leaves from the deepest to the lightest: how much lighter, purer and yellower they are than the crown. */
const TONES = [
  { l: -0.1, c: 0.005, h: 14 },
  { l: -0.05, c: 0.01, h: 6 },
  { l: 0.04, c: 0.02, h: -8 },
  { l: 0.1, c: 0.03, h: -18 },
] as const;
/** Units of a crown to a dab, its most dabs, and the least side of a crown that has any. */
const DAB = { area: 230, most: 200, least: 44 };
/** Length and width of a dab in shares of the crown's smaller side, and at most, in units. */
const SIZE = { long: 0.13, wide: 0.09, most: 23 };

/** Whether a form of the setting bears leaves. */
export function isLeafy({ texture, role, outline, line, name }: Region): boolean {
  if (texture !== "plant" || role !== "scenery" || /hill|grass|stalk|leaf|petal/.test(name)) {
    return false;
  }
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  return side > DAB.least && line < 12 && outline.length > 8;
}

/** Lays the dabs; the caller has clipped the crown. */
export function paintFoliage(
  ctx: Context,
  { outline, colour, depth = 0 }: Region,
  [lx, ly]: Point,
  random: Random,
): void {
  const box = bounds(outline), wide = widthOf(box), high = heightOf(box);
  const side = Math.min(wide, high), clear = 1 - 0.55 * depth;
  const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  const dabs: Point[][][] = TONES.map(() => []);
  for (let i = Math.min(DAB.most, Math.round(wide * high / DAB.area)); i > 0; i--) {
    const at: Point = [random.between(box.left, box.right), random.between(box.top, box.bottom)];
    const lit = ((at[0] - x) / wide * lx + (at[1] - y) / high * ly) * 1.5 + 0.5 +
      random.between(-0.3, 0.3);
    const tone = Math.max(0, Math.min(TONES.length - 1, Math.floor(lit * TONES.length)));
    const turn = random.between(-0.9, 0.9) + Math.PI / 2 * random.whole(0, 1);
    const half = Math.min(SIZE.most, side * SIZE.long) * random.between(0.3, 0.6);
    const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
    dabs[tone]!.push([[at[0] - dx, at[1] - dy], [at[0] + dx, at[1] + dy]]);
  }
  ctx.lineWidth = Math.min(SIZE.most, side * SIZE.wide);
  TONES.forEach(({ l, c, h }, i) => {
    ctx.strokeStyle = css(gouache(shift(colour, { l: l * clear, c: c * clear, h })), 0.72);
    ctx.beginPath();
    for (const [from, to] of dabs[i]!) {
      ctx.moveTo(...from!);
      ctx.lineTo(...to!);
    }
    ctx.stroke();
  });
}
