/**
 * Shorter and longer legs for a figure on four of them: everything below the belly is squeezed or
 * stretched, everything above is lowered or lifted with it. Paws keep their size.
 *
 * @module
 */
import type { Point } from "../scene.ts";
import type { Anchor, Figure, Part } from "./figure.ts";

/** Where the belly is: what lies below is leg. */
const BELLY = -76;

/** Half the height of a paw on the ground. */
const PAW = 14;

/** The figure on legs of this length against an adult's. */
export function onLegs(figure: Figure, length: number): Figure {
  if (length === 1) return figure;
  const moved = new Map<Point, Point>();
  const height = (y: number) => y > BELLY ? y * length : y + BELLY * (length - 1);
  const point = (from: Point): Point => {
    const known = moved.get(from);
    if (known) return known;
    const to: Point = [from[0], height(from[1])];
    moved.set(from, to);
    return to;
  };
  const part = (each: Part): Part =>
    each.kind === "paw" ? onPaw(each, height) : {
      ...each,
      outline: each.outline.map(point),
      ...(each.contour && { contour: each.contour.map(point) }),
      axis: each.axis.map(point),
    };
  const anchor = <A extends Anchor>(at: A): A => ({ ...at, at: point(at.at) });
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
    cloak: {
      ...(behind && { behind: behind.map(point) }),
      ...(over && { over: over.map(point) }),
    },
  };
}

function onPaw(paw: Part, height: (y: number) => number): Part {
  if (!paw.toes) return paw;
  const [x, y] = paw.toes.at, by = height(y + PAW) - (y + PAW);
  const shifted = ([px, py]: Point): Point => [px, py + by];
  return {
    ...paw,
    outline: paw.outline.map(shifted),
    axis: paw.axis.map(shifted),
    toes: { ...paw.toes, at: [x, y + by] },
  };
}
