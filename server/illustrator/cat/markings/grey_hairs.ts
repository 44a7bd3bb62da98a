/** @module The grey hairs of an old coat: single pale strokes in its trunk, legs and tail. */
import { type Colour, mix } from "../../colour/colour.ts";
import { bounds, contains } from "../../geometry/measure.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Mark, Point } from "../../scene.ts";
import type { Part } from "../body/figure.ts";

const WHITE_HAIR: Colour = { l: 0.95, c: 0.008, h: 80 },
  GREY_HAIR: Colour = { l: 0.66, c: 0.01, h: 70 };

/** A coat paler than this shows grey hairs rather than white ones. */
const PALE = 0.8;

/** One hair for so many square units; its length, and half its width in the middle. */
const ROOM = 1300, LONG = [14, 24] as const, THICK = [0.4, 1.7, 0.3] as const;

/** Hairs on a part with this outline, along its axis. */
export function greyHairs(
  { kind, axis }: Part,
  outline: readonly Point[],
  coat: Colour,
  random: Random,
): Mark[] {
  if (kind === "paw") return [];
  const { left, right, top, bottom } = bounds(outline);
  const count = Math.round((right - left) * (bottom - top) / ROOM);
  const [fromX, fromY] = axis[0]!, [toX, toY] = axis.at(-1)!;
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const colour = mix(coat, coat.l < PALE ? WHITE_HAIR : GREY_HAIR, 0.45);
  return Array.from({ length: count }, (): Mark[] => {
    const at: Point = [random.between(left, right), random.between(top, bottom)];
    const long = random.between(...LONG), aside = random.between(-0.3, 0.3);
    const dx = (toX - fromX) / length, dy = (toY - fromY) / length;
    const end: Point = [at[0] + (dx - dy * aside) * long, at[1] + (dy + dx * aside) * long];
    if (!contains(outline, at) || !contains(outline, end)) return [];
    return [mark("stripe", ribbon([at, end], THICK), colour)];
  }).flat();
}
