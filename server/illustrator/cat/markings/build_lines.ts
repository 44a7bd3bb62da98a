/** @module What a lean or a muscular body shows under its fur: ribs, or the muscles of chest, belly and arms. */
import { type Colour, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Part } from "../body/figure.ts";
import { isLevel } from "../body/level_trunk.ts";

/** A body shows its ribs from this degree of being slim on. */
const BONY = 1.4;

/** Places on a trunk: across from -1 to 1, down from 0 at its top to 1. Its right half; the left one mirrors it. */
type Path = readonly Point[];

/** Each half of a chest, and what parts the muscles of a belly. */
const MUSCLES: readonly Path[] = [
  [[0.68, 0.24], [0.6, 0.4], [0.3, 0.46], [0.05, 0.41]],
  [[0.42, 0.58], [0.22, 0.6], [0.05, 0.58]],
  [[0.38, 0.7], [0.2, 0.72], [0.05, 0.7]],
];

const RIBS: readonly Path[] = [
  [[0.2, 0.34], [0.5, 0.36], [0.74, 0.44]],
  [[0.22, 0.44], [0.5, 0.46], [0.72, 0.54]],
  [[0.24, 0.54], [0.48, 0.56], [0.68, 0.64]],
];

/** On a flank that is seen from the side, across from rump to throat. */
const FLANK_RIBS: readonly Path[] = [0.08, 0.2, 0.32, 0.44].map((x): Path => [
  [x, 0.3],
  [x + 0.07, 0.5],
  [x, 0.68],
]);

const FLANK_MUSCLES: readonly Path[] = [
  [[0.3, 0.3], [0.42, 0.5], [0.36, 0.72]],
  [[-0.5, 0.22], [-0.36, 0.44], [-0.42, 0.66]],
];

/** Half the width of a line, in units. */
const LINE = [1.6, 4.4, 1.8] as const;

/** The lines on this part of the body. */
export function buildLines(part: Part, { build, degrees }: CatSpec, coat: Colour): Mark[] {
  const isBony = build === "slim" && (degrees?.build ?? 1) >= BONY;
  if (!isBony && build !== "muscular") return [];
  const colour = shift(coat, { l: coat.l > 0.4 ? -0.2 : 0.2 });
  const drawn = (path: Point[]) => mark("detail", ribbon(path, LINE), colour);
  if (part.kind === "torso") {
    const place = onBox(part);
    if (isLevel(part)) {
      return (isBony ? FLANK_RIBS : FLANK_MUSCLES).map((path) => drawn(path.map(place)));
    }
    return (isBony ? RIBS : MUSCLES).flatMap((path) =>
      ([1, -1] as const).map((s) => drawn(path.map(([x, y]) => place([s * x, y]))))
    );
  }
  if (isBony || part.kind !== "leg" || !part.name.includes("foreleg")) return [];
  return [drawn(bulge(part))];
}

function onBox({ outline }: Part): (place: Point) => Point {
  const box = bounds(outline);
  const middle = (box.left + box.right) / 2;
  return ([x, y]) => [middle + x * widthOf(box) / 2, box.top + y * heightOf(box)];
}

/** Below the shoulder, on the outer side of an arm. */
function bulge({ axis, name }: Part): Point[] {
  const [from, to] = [axis[0]!, axis[Math.min(axis.length - 1, 2)]!];
  const s = name.startsWith("left") ? -1 : 1;
  const at = (share: number, out: number): Point => [
    from[0] + (to[0] - from[0]) * share + s * out,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [at(0.42, -12), at(0.66, 8), at(0.9, -10)];
}
