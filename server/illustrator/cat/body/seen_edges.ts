/**
 * @module Legs that stand out beyond the trunk: what lies outside of it has an edge, however a view or a belly has moved
 * both. Without it the silhouette has a gap where a haunch is.
 */
import { contains } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { Figure, Part } from "./figure.ts";

/** So many points that only just lie in the trunk do not end an edge. */
const GAP = 4;

/** The figure with the contours of its legs as long as they are seen. */
export function withSeenEdges(figure: Figure): Figure {
  const trunk = figure.torso.map(({ outline }) => outline);
  const seen = (parts: Part[]) => parts.map((part) => withSeenEdge(part, trunk));
  return { ...figure, back: seen(figure.back), limbs: seen(figure.limbs) };
}

function withSeenEdge(part: Part, trunk: readonly Point[][]): Part {
  const { contour, outline } = part;
  if (part.kind !== "leg" || !contour || contour.length === 0) return part;
  const first = indexOf(outline, contour[0]!), last = indexOf(outline, contour.at(-1)!);
  if (first < 0 || last < first) return part;
  const isSeen = (at: number) => !trunk.some((each) => contains(each, outline[at]!));
  const from = reach(first, -1, isSeen, outline), to = reach(last, 1, isSeen, outline);
  return from === first && to === last ? part : { ...part, contour: outline.slice(from, to + 1) };
}

/** From an end of the contour on, the last point that is seen. */
function reach(
  end: number,
  step: 1 | -1,
  isSeen: (at: number) => boolean,
  { length }: readonly Point[],
): number {
  let to = end;
  for (let at = end + step; at >= 0 && at < length && Math.abs(at - to) <= GAP; at += step) {
    if (isSeen(at)) to = at;
  }
  return to;
}

function indexOf(outline: readonly Point[], [x, y]: Point): number {
  return outline.findIndex((point) => point[0] === x && point[1] === y);
}
