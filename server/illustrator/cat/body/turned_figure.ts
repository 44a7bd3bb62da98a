/** @module A whole figure turned and lifted: flying level, hanging by its paws. */
import { movePoint, type Transform } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import type { Anchor, Figure, Part } from "./figure.ts";

/** The figure seen through a transform; `turn` is what it makes of things that lie upright on the figure. */
export function turnedFigure(figure: Figure, to: Transform, turn: number): Figure {
  const point = (from: Point): Point => movePoint(to, from);
  const known = new Map<Point, Point>();
  const kept = (from: Point): Point => {
    const moved = known.get(from) ?? point(from);
    known.set(from, moved);
    return moved;
  };
  const part = (each: Part): Part => ({
    ...each,
    outline: each.outline.map(kept),
    ...(each.contour && { contour: each.contour.map(kept) }),
    axis: each.axis.map(kept),
    ...(each.toes && {
      toes: { ...each.toes, at: point(each.toes.at), turn: each.toes.turn + turn },
    }),
  });
  const anchor = <A extends Anchor>(at: A): A => ({
    ...at,
    at: point(at.at),
    turn: at.turn + turn,
  });
  const { behind, over } = figure.cloak;
  return {
    ...figure,
    back: figure.back.map(part),
    torso: figure.torso.map(part),
    limbs: figure.limbs.map(part),
    front: figure.front.map(part),
    head: { ...figure.head, at: point(figure.head.at), turn: figure.head.turn + turn },
    chest: anchor(figure.chest),
    neck: anchor(figure.neck),
    shoulders: anchor(figure.shoulders),
    hand: anchor(figure.hand),
    cloak: {
      ...(behind && { behind: behind.map(kept) }),
      ...(over && { over: over.map(kept) }),
    },
  };
}
