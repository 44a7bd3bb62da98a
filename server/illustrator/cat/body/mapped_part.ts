/** @module A part of a cat with all its points moved. */
import type { Point } from "../../scene.ts";
import type { Part } from "./figure.ts";

/** The part with each of its points, and the middle of its toes, where `move` puts it. */
export function mappedPart(part: Part, move: (point: Point) => Point): Part {
  return {
    ...part,
    outline: part.outline.map(move),
    ...(part.contour && { contour: part.contour.map(move) }),
    axis: part.axis.map(move),
    ...(part.toes && { toes: { ...part.toes, at: move(part.toes.at) } }),
  };
}
