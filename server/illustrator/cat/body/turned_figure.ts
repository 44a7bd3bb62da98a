/** @module A whole figure turned and lifted: flying level, hanging by its paws. */
import { movePoint, type Transform } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import type { Figure } from "./figure.ts";
import { withParts } from "./mapped_figure.ts";

/** The figure seen through a transform; `turn` is what it makes of things that lie upright on the figure. */
export function turnedFigure(figure: Figure, to: Transform, turn: number): Figure {
  const moved = new Map<Point, Point>();
  const point = (from: Point): Point => {
    const at = moved.get(from) ?? movePoint(to, from);
    moved.set(from, at);
    return at;
  };
  return withParts(figure, {
    point,
    part: (each) => ({
      ...each,
      outline: each.outline.map(point),
      ...(each.contour && { contour: each.contour.map(point) }),
      axis: each.axis.map(point),
      ...(each.toes && {
        toes: { ...each.toes, at: point(each.toes.at), turn: each.toes.turn + turn },
      }),
    }),
    anchor: (at) => ({ ...at, at: point(at.at), turn: at.turn + turn }),
  });
}
