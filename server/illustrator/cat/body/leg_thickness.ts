/**
 * @module Thin and thick legs: those of a bony cat are sticks, those of a kitten stubs. A leg keeps its joints and, at its
 * upper end, the trunk's thickness.
 */
import { distance } from "../../geometry/polyline.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Figure, Part } from "./figure.ts";

const OF_BUILD: Record<CatSpec["build"], number> = {
  slim: 0.76,
  average: 1,
  muscular: 1.3,
  chubby: 1.12,
};
const OF_AGE: Record<CatSpec["age"], number> = { kitten: 1.1, adult: 1, senior: 0.9 };

/** No leg is thinner or thicker than this, whatever degree words give a build. */
const LEAST = 0.58, MOST = 1.44;

/** From where to where along a leg, as shares of its length, it takes on its own thickness. */
const FROM = 0.12, TO = 0.5;

/** The figure on legs as thick as build and age make them. */
export function onThickLegs(figure: Figure, { build, age, degrees }: CatSpec): Figure {
  const ofBuild = 1 + (OF_BUILD[build] - 1) * (degrees?.build ?? 1);
  const thick = Math.max(LEAST, Math.min(MOST, ofBuild * OF_AGE[age]));
  if (thick === 1) return figure;
  const change = (part: Part) => part.kind === "leg" ? thicker(part, thick) : part;
  return {
    ...figure,
    back: figure.back.map(change),
    limbs: figure.limbs.map(change),
    front: figure.front.map(change),
  };
}

function thicker(part: Part, thick: number): Part {
  const { axis } = part, last = axis.length - 1;
  const moved = new Map<Point, Point>();
  const move = (point: Point): Point =>
    moved.getOrInsertComputed(point, () => {
      const { on: [x, y], share } = nearestOn(axis, point);
      const by = 1 + (thick - 1) * smoothstep(FROM, TO, share);
      return [x + (point[0] - x) * by, y + (point[1] - y) * by];
    });
  return {
    ...part,
    outline: part.outline.map(move),
    ...(part.contour && { contour: part.contour.map(move) }),
    widths: part.widths.map((width, i) =>
      width * (1 + (thick - 1) * smoothstep(FROM, TO, i / Math.max(1, last)))
    ),
  };
}

/** The nearest place of a polyline, and its share of the points. */
function nearestOn(axis: readonly Point[], point: Point): { on: Point; share: number } {
  let best = { on: axis[0]!, share: 0 }, least = Infinity;
  for (let i = 0; i + 1 < axis.length; i++) {
    const [x, y] = axis[i]!, dx = axis[i + 1]![0] - x, dy = axis[i + 1]![1] - y;
    const along = ((point[0] - x) * dx + (point[1] - y) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along)), on: Point = [x + dx * t, y + dy * t];
    const far = distance(on, point);
    if (far < least) [best, least] = [{ on, share: (i + t) / (axis.length - 1) }, far];
  }
  return best;
}
