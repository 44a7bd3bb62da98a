/**
 * @module A figure with all its points moved; paws keep their size, and head and clothes their scale.
 */
import type { Point } from "../../scene.ts";
import type { Anchor, Figure, Part } from "./figure.ts";

/** Half the height of a paw on the ground. */
const PAW = 14;

/** The figure with each of its points where `move` puts it. */
export function mapped(figure: Figure, move: (point: Point) => Point): Figure {
  const moved = new Map<Point, Point>();
  const point = (from: Point): Point => {
    const known = moved.get(from);
    if (known) return known;
    const to = move(from);
    moved.set(from, to);
    return to;
  };
  return withParts(figure, {
    point,
    part: (each) =>
      each.kind === "paw" ? paw(each, move) : {
        ...each,
        outline: each.outline.map(point),
        ...(each.contour && { contour: each.contour.map(point) }),
        axis: each.axis.map(point),
      },
    anchor: (at) => ({ ...at, at: point(at.at) }),
  });
}

/** How points, parts and anchors of a figure change. */
interface FigureMap {
  point: (at: Point) => Point;
  part: (each: Part) => Part;
  anchor: <A extends Anchor>(at: A) => A;
}

/** The figure with all of its parts changed. */
export function withParts(figure: Figure, { point, part, anchor }: FigureMap): Figure {
  const { behind, over } = figure.cloak;
  return {
    ...figure,
    back: figure.back.map(part),
    torso: figure.torso.map(part),
    limbs: figure.limbs.map(part),
    front: figure.front.map(part),
    head: anchor(figure.head),
    chest: anchor(figure.chest),
    neck: anchor(figure.neck),
    shoulders: anchor(figure.shoulders),
    hand: anchor(figure.hand),
    ...(figure.grip && { grip: point(figure.grip) }),
    cloak: {
      ...(behind && { behind: behind.map(point) }),
      ...(over && { over: over.map(point) }),
    },
  };
}

function paw(each: Part, move: (point: Point) => Point): Part {
  if (!each.toes) return each;
  const [x, y] = each.toes.at, sole: Point = [x, y + PAW], to = move(sole);
  const dx = to[0] - sole[0], dy = to[1] - sole[1];
  const shifted = ([px, py]: Point): Point => [px + dx, py + dy];
  return {
    ...each,
    outline: each.outline.map(shifted),
    ...(each.contour && { contour: each.contour.map(shifted) }),
    axis: each.axis.map(shifted),
    toes: { ...each.toes, at: [x + dx, y + dy] },
  };
}
