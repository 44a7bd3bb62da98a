/**
 * @module A ring with holes as one ring: a slit without width leads from the outer one into each hole and
 * back.
 */
import { signedArea } from "../geometry/outline.ts";
import type { Point } from "../scene.ts";

/** The same rings, the outer one first, the holes running the other way round. */
export function opposed([outer = [], ...holes]: readonly Point[][]): Point[][] {
  const side = Math.sign(signedArea(outer));
  return [
    outer,
    ...holes.map((hole) => Math.sign(signedArea(hole)) === side ? hole.toReversed() : hole),
  ];
}

/** One ring of rings that `opposed` made. */
export function withoutHoles([outer = [], ...holes]: readonly Point[][]): Point[] {
  // From left to right, so that a slit never crosses a hole that is still to come.
  const inOrder = holes.toSorted((a, b) => leftmost(a) - leftmost(b));
  return inOrder.reduce(joinedWith, [...outer]);
}

function joinedWith(ring: Point[], hole: Point[]): Point[] {
  const { from, to } = nearest(ring, hole);
  return [
    ...ring.slice(0, from + 1),
    ...hole.slice(to),
    ...hole.slice(0, to + 1),
    ...ring.slice(from),
  ];
}

function nearest(ring: readonly Point[], hole: readonly Point[]): { from: number; to: number } {
  let best = { from: 0, to: 0 }, least = Infinity;
  ring.forEach(([x, y], from) =>
    hole.forEach(([hx, hy], to) => {
      const far = (x - hx) ** 2 + (y - hy) ** 2;
      if (far < least) [best, least] = [{ from, to }, far];
    })
  );
  return best;
}

function leftmost(ring: readonly Point[]): number {
  return Math.min(...ring.map(([x]) => x));
}
