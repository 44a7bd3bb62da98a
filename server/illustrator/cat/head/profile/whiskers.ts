/**
 * @module Whiskers seen from the side: three of the near pad swing back, two of the far one show before the
 * nose.
 */
import { curve } from "../../../geometry/shapes.ts";
import { CONTOUR, line } from "../../../items.ts";
import type { Item, Point } from "../../../scene.ts";
import type { HeadPlan } from "../head.ts";
import { LONG, whiskerColour } from "../whiskers.ts";
import type { SideForm } from "./side_form.ts";

/** From the pad: root, bend and tip. */
const NEAR: readonly [root: Point, bend: Point, tip: Point][] = [
  [[-28, -4], [-58, -16], [-104, -10]],
  [[-30, 2], [-62, 4], [-108, 20]],
  [[-28, 8], [-54, 22], [-92, 48]],
];
const FAR: readonly [root: Point, bend: Point, tip: Point][] = [
  [[-5, -2], [22, -10], [50, -4]],
  [[-6, 4], [20, 6], [46, 20]],
];

/** The whiskers of a head that looks to the right. */
export function profileWhiskers(plan: HeadPlan, { nose, lipY }: SideForm): Item[] {
  const isLong = plan.spec.features?.includes("long whiskers") ?? false;
  const reach = isLong ? LONG.reach : 1, kind = isLong ? "long whisker" : "whisker";
  const colour = whiskerColour(plan);
  const hair = (name: string, [root, bend, tip]: readonly [Point, Point, Point]) => {
    const at = ([x, y]: Point): Point => [
      nose + root[0] + (x - root[0]) * reach,
      lipY + root[1] + (y - root[1]) * reach,
    ];
    return line(
      name,
      "face",
      curve([at(root), at(bend), at(tip)]),
      colour,
      [CONTOUR * (isLong ? LONG.thick : 0.62), CONTOUR * (isLong ? 0.5 : 0.22)],
    );
  };
  return [
    ...NEAR.map((each, i) => hair(`left ${kind} ${i + 1}`, each)),
    ...FAR.map((each, i) => hair(`right ${kind} ${i + 1}`, each)),
  ];
}
