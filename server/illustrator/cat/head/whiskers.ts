/** @module Three whiskers on each side. */
import { type Colour, mix } from "../../colour/colour.ts";
import { curve } from "../../geometry/shapes.ts";
import { CONTOUR, line } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { type HeadPlan, mouthMap } from "./head.ts";
import { sideways } from "./turned_head.ts";

/** Where the whiskers of the right side grow and where they end, on an ordinary head. */
const WHISKERS: readonly [root: Point, tip: Point][] = [
  [[52, 56], [158, 42]],
  [[54, 63], [164, 66]],
  [[52, 70], [152, 92]],
];

/** Length of long whiskers against usual ones, and their thickness in contours. */
export const LONG = { reach: 1.95, thick: 1.3 } as const;

/** How much lower those of an old cat end. */
const DROOP = 30;

/** How much shorter those of the far side are seen, at a right angle. */
const FAR = 0.75;

/** Whiskers, in the head's own coordinates. They grow where the muzzle is, but stand free of the ball of the head. */
export function whiskers(plan: HeadPlan): Item[] {
  const { spec, turn } = plan;
  const isLong = spec.features?.includes("long whiskers") ?? false;
  if (spec.features?.includes("no whiskers")) return [];
  const isCurly = spec.features?.includes("curly whiskers") ?? false;
  const reach = isLong ? LONG.reach : 1,
    kind = isLong ? "long whisker" : isCurly ? "curly whisker" : "whisker";
  const colour = whiskerColour(plan);
  const onMouth = mouthMap(plan);
  return ([-1, 1] as const).flatMap((s) => {
    const seen = 1 - FAR * Math.max(0, s * sideways(turn));
    return WHISKERS.map(([[x1, y1], [x2, y2]], i) => {
      const [x, y] = onMouth([s * x1, y1]);
      const dx = s * (x2 - x1) * reach * seen;
      const dy = (y2 - y1) * reach + (reach - 1) * 30 + (spec.age === "senior" ? DROOP : 0);
      return line(
        `${s < 0 ? "left" : "right"} ${kind} ${i + 1}`,
        "face",
        curve([
          [x, y],
          [x + dx * 0.5, y + dy * 0.5 - 6 * reach],
          [x + dx, y + dy],
          ...(isCurly ? curl([x + dx, y + dy], s) : []),
        ]),
        colour,
        [CONTOUR * (isLong ? LONG.thick : 0.62), CONTOUR * (isLong ? 0.5 : 0.22)],
      );
    });
  });
}

/** The end of a whisker that rolls up. */
function curl([x, y]: Point, s: -1 | 1): Point[] {
  return [[x + s * 9, y - 9], [x + s * 3, y - 20], [x - s * 9, y - 15], [x - s * 5, y - 6]];
}

/** White, or on a pale coat dark enough to be seen. */
export function whiskerColour({ tones }: HeadPlan): Colour {
  return tones.base.l < 0.8
    ? { l: 0.98, c: 0.01, h: 80 }
    : mix(tones.base, { l: 0.45, c: 0.05, h: 50 }, 0.62);
}
