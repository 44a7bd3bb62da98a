/** @module White on a part of the body: socks, belly, tip of the tail. */
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { along, valueAt } from "../../geometry/polyline.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Coat } from "./coat.ts";
import type { Part } from "../body/figure.ts";
import { tailTip } from "../body/tail_tip.ts";

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

/** The share of a leg at which its sock begins, how uneven its edge is, from side to side, and how far it is wider than the
 * leg, in units. */
const SOCK = 0.79, EDGE = [0.03, -0.01, 0.04, 0, 0.02], SPARE = 6;

/** A sock is cut from this many places along the leg, and it ends beyond the paw. */
const PLACES = 6, BEYOND = 3;

/** From an uneven edge to beyond the paw; it bends with the leg. */
function sock({ axis, widths }: Part): Point[] {
  const at = (share: number, side: number): Point => {
    const { point: [x, y], normal: [nx, ny] } = along(axis, share);
    const half = (valueAt(widths, share) + SPARE) * side;
    return [x + nx * half, y + ny * half];
  };
  const shares = Array.from(
    { length: PLACES },
    (_, i) => SOCK + (1 - SOCK) * ((i + 1) / PLACES),
  );
  const sideOf = (side: number) => {
    const points = shares.map((share) => at(share, side));
    const [x, y] = points.at(-1)!, [bx, by] = points.at(-2)!;
    return [...points, [x + (x - bx) * BEYOND, y + (y - by) * BEYOND] as const];
  };
  const edge = EDGE.map((low, i) => at(SOCK + low, 1 - (2 * i) / (EDGE.length - 1)));
  return [...edge, ...sideOf(-1), ...sideOf(1).reverse()];
}
