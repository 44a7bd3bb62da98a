/**
 * @module Unions, intersections and differences of areas. Every result is rounded to one grid, because
 * clipping fails where points of its own results lie next to each other.
 */
import polygons, { type MultiPolygon, type Polygon, type Ring } from "polygon-clipping";
import { ringArea } from "./rings.ts";

/** Steps of the grid to a unit of a drawing 32 wide. */
const STEPS = 128;

/** Rings smaller than this, in square units, are what rounding left over. */
const NOTHING = 0.002;

/** Steps of the coarser grids that are tried where clipping fails on the usual one. */
const COARSER = [48, 20];

type Area = Polygon | MultiPolygon;

export function union(...areas: Area[]): MultiPolygon {
  return clipped(polygons.union, [[], ...areas]);
}

export function intersection(area: MultiPolygon, other: Area): MultiPolygon {
  return clipped(polygons.intersection, [area, other]);
}

export function difference(area: MultiPolygon, ...others: Area[]): MultiPolygon {
  return clipped(polygons.difference, [area, ...others]);
}

export function xor(...areas: Polygon[]): MultiPolygon {
  return clipped(polygons.xor, [[], ...areas]);
}

function clipped(
  operate: (first: Area, ...others: Area[]) => MultiPolygon,
  areas: readonly Area[],
): MultiPolygon {
  let failure: unknown;
  for (const steps of [STEPS, ...COARSER]) {
    const [first = [], ...others] = areas.map((area) =>
      steps === STEPS ? area : coarse(area, steps)
    );
    try {
      return tidy(operate(first, ...others));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function coarse(area: Area, steps: number): MultiPolygon {
  const many = (Array.isArray(area[0]?.[0]?.[0]) ? area : [area]) as MultiPolygon;
  return many.map((rings) => rings.map((ring) => onGrid(ring, steps)));
}

/** A ring on the grid. */
export function onGrid(points: readonly (readonly [number, number])[], steps = STEPS): Ring {
  const ring = points.map(([x, y]) =>
    [Math.round(x * steps) / steps, Math.round(y * steps) / steps] as [number, number]
  );
  return ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1]![0] || y !== ring[i - 1]![1]);
}

/** The area inside the outer rings without the holes. */
export function sizeOf(area: MultiPolygon): number {
  return area.reduce(
    (sum, [outer, ...holes]) =>
      holes.reduce(
        (left, hole) => left - Math.abs(ringArea(hole)),
        sum + Math.abs(ringArea(outer!)),
      ),
    0,
  );
}

function tidy(area: MultiPolygon): MultiPolygon {
  return area.map((rings) => rings.map((ring) => onGrid(ring)).filter(isSomething)).filter((
    rings,
  ) => rings.length > 0);
}

function isSomething(ring: Ring): boolean {
  return ring.length > 3 && Math.abs(ringArea(ring)) > NOTHING;
}
