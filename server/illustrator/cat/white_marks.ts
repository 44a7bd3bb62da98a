/**
 * White on a part of the body: socks, belly, tip of the tail.
 *
 * @module
 */
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { along, valueAt } from "../geometry/polyline.ts";
import { ellipse } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Mark, Point } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Coat } from "./coat.ts";
import type { Part } from "./figure.ts";
import { tailTip } from "./tail_tip.ts";

/** The white places of the recipe that lie on this part. */
export function whiteMarks(part: Part, { coat, tones }: Coat): Mark[] {
  const has = (place: CatSpec["coat"]["white"][number]) => coat.white.includes(place);
  const tuxedo = coat.pattern === "tuxedo";
  const white = (outline: Point[], soft = 0) => mark("white", outline, tones.white, soft);
  switch (part.kind) {
    case "torso": {
      const box = bounds(part.outline);
      const marks: Mark[] = [];
      if (has("belly") || tuxedo) {
        const upright = part.stripes === "both";
        const at: Point = [
          (box.left + box.right) / 2,
          box.bottom - heightOf(box) * (upright ? 0.34 : 0.02),
        ];
        marks.push(
          white(
            ellipse(
              at,
              widthOf(box) * (upright ? 0.3 : 0.4),
              heightOf(box) * (upright ? 0.5 : 0.22),
            ),
            2,
          ),
        );
      }
      return marks;
    }
    case "chest":
      return has("bib") || tuxedo ? [white(part.outline)] : [];
    case "paw":
      return tuxedo || hasSock(part, coat.white) ? [white(part.outline)] : [];
    case "leg":
      return tuxedo || hasSock(part, coat.white) ? [white(sock(part))] : [];
    case "tail": {
      if (!has("tailtip")) return [];
      return [white(tailTip(part, 0.8))];
    }
    case "thigh":
      return [];
  }
}

/** Whether the paw or leg is one of those that are white. */
function hasSock({ name }: Part, white: CatSpec["coat"]["white"]): boolean {
  const isFront = /fore(?:leg|paw)/.test(name);
  return white.includes("socks") ||
    white.includes("front paws") && isFront ||
    white.includes("hind paws") && !isFront ||
    white.includes("one paw") && isFront && /^(?:near|left)\b/.test(name);
}

function sock(part: Part): Point[] {
  const end = along(part.axis, 1).point, from = along(part.axis, 0.66);
  const half = valueAt(part.widths, 0.66) + 14;
  const left: Point = [
    from.point[0] + from.normal[0] * half,
    from.point[1] + from.normal[1] * half,
  ];
  const right: Point = [
    from.point[0] - from.normal[0] * half,
    from.point[1] - from.normal[1] * half,
  ];
  const beyond = (
    p: Point,
  ): Point => [p[0] + (end[0] - from.point[0]) * 2, p[1] + (end[1] - from.point[1]) * 2];
  return [left, [from.point[0], from.point[1] - 4], right, beyond(right), beyond(left)];
}
