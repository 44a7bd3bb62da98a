/**
 * A ring with holes as one ring: a slit without width leads from the outer one into each hole and back.
 *
 * @module
 */
import type { Point } from "../scene.ts";

/** The outer ring first; holes may run either way round. */
export function withoutHoles([outer = [], ...holes]: readonly Point[][]): Point[] {
  const turned = holes.map((hole) =>
    isClockwise(hole) === isClockwise(outer) ? hole.toReversed() : hole
  );
  // From left to right, so that a slit never crosses a hole that is still to come.
  const inOrder = turned.toSorted((a, b) => leftmost(a)[0] - leftmost(b)[0]);
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

function leftmost(ring: readonly Point[]): Point {
  return ring.reduce((left, point) => point[0] < left[0] ? point : left);
}

function isClockwise(ring: readonly Point[]): boolean {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1];
  }
  return sum > 0;
}
