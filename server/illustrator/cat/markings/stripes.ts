/** @module Stripes, rings and spots on a part of the body. */
import type { Colour } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { along, valueAt } from "../../geometry/polyline.ts";
import { ellipse, leaf, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Mark, Point } from "../../scene.ts";
import type { Part } from "../body/figure.ts";
import { tailTip } from "../body/tail_tip.ts";

/** Stripes along a part's axis, tapering inwards from where the part lets them enter; `broad` ones are fewer. */
export function stripes(part: Part, colour: Colour, random: Random, broad = 1): Mark[] {
  if (part.stripes === "none") return [];
  if (part.stripes === "rings") return rings(part, colour);
  const wide = part.widths.reduce((sum, width) => sum + width, 0) / part.widths.length;
  const spacing = Math.max(20, wide * 0.44) * broad;
  const length = bounds(part.axis);
  const long = Math.hypot(widthOf(length), heightOf(length));
  const count = Math.max(2, Math.round(long / spacing) - 1);
  const sides = part.stripes === "both" ? [1, -1] : part.stripes === "left" ? [1] : [-1];
  return sides.flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.75 + (side < 0 ? 0.16 : 0)) / (count + 0.5) + random.between(-0.02, 0.02);
      const { point, normal } = along(part.axis, t);
      const half = valueAt(part.widths, t);
      const full = sides.length === 1 ? LONG : SHORT;
      const reach = full * (i % 2 ? LESSER : 1) * random.between(0.86, 1.1);
      const edge: Point = [
        point[0] + normal[0] * half * 1.12 * side,
        point[1] + normal[1] * half * 1.12 * side,
      ];
      const end: Point = [
        edge[0] - normal[0] * half * reach * side,
        edge[1] - normal[1] * half * reach * side + half * 0.1,
      ];
      const bend = side * half * BEND * (2 * t - 0.6);
      return mark("stripe", leaf(edge, end, Math.max(4.5, spacing * 0.28), bend), colour);
    })
  );
}

/** How far stripes reach across a part that they enter from one edge, and from both; every other one is shorter. */
const LONG = 1.46, SHORT = 0.84, LESSER = 0.76;

/** How far they bow around the form, against its half width: most at its ends. */
const BEND = 0.3;

function rings(part: Part, colour: Colour): Mark[] {
  return [0.22, 0.4, 0.57, 0.73].map((t, i) => {
    const { point, normal } = along(part.axis, t);
    const half = valueAt(part.widths, t) + 4;
    const bend = (
      s: number,
    ): Point => [point[0] + normal[0] * half * s, point[1] + normal[1] * half * s];
    const lead = along(part.axis, t + 0.03).point;
    return mark(
      "stripe",
      ribbon([bend(-1), lead, bend(1)], [6.5 - i * 0.4, 7.5, 6.5 - i * 0.4]),
      colour,
    );
  }).concat(mark("stripe", tailTip(part, 0.88), colour));
}

/** Rows of uneven spots. */
export function spots(part: Part, colour: Colour, random: Random): Mark[] {
  if (part.kind === "paw") return [];
  const box = bounds(part.outline);
  const gap = part.kind === "torso" ? 36 : 26;
  const marks: Mark[] = [];
  let row = 0;
  for (let y = box.top + gap * 0.5; y < box.bottom; y += gap * 0.86, row++) {
    for (let x = box.left + (row % 2 ? gap * 0.9 : gap * 0.4); x < box.right; x += gap) {
      const at: Point = [x + random.between(-5, 5), y + random.between(-4, 4)];
      const size = gap * random.between(0.2, 0.31);
      marks.push(
        mark(
          "stripe",
          ellipse(at, size, size * random.between(0.7, 1), random.between(-0.6, 0.6)),
          colour,
        ),
      );
    }
  }
  return marks;
}
