/**
 * White on a part of the body: socks, belly, tip of the tail.
 *
 * @module
 */
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

/** The share of a leg at which its sock begins, and how far its notched edge is wider than the leg, in units. */
const SOCK = 0.66, SPARE = 14;

/** From the edge of the sock to beyond the paw, straight even where the leg bends at that edge. */
function sock(part: Part): Point[] {
  const [ex, ey] = along(part.axis, 1).point, [x, y] = along(part.axis, SOCK).point;
  const half = valueAt(part.widths, SOCK) + SPARE;
  const dx = ex - x, dy = ey - y, length = Math.hypot(dx, dy) || 1;
  const left: Point = [x + dy / length * half, y - dx / length * half];
  const right: Point = [x - dy / length * half, y + dx / length * half];
  const beyond = ([px, py]: Point): Point => [px + dx * 2, py + dy * 2];
  return [left, [x, y - 4], right, beyond(right), beyond(left)];
}
