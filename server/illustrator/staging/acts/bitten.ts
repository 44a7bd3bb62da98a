/** @module Food with a bite out of it: its edge goes back where teeth were. */
import type { Item, Point } from "../../scene.ts";

/** Teeth leave so many small bows along a bite, each so deep as a share of its radius. */
const TEETH = 7, SCALLOP = 0.12;

/** Points of an edge this close together, in units, follow the bows. */
const FINE = 3;

/** The items with a bite of this radius around a place at their edge. */
export function bitten(items: readonly Item[], [x, y]: Point, radius: number): Item[] {
  const rim = ([px, py]: Point): Point => {
    const angle = Math.atan2(py - y, px - x);
    const reach = radius * (1 - SCALLOP * Math.abs(Math.sin(angle * TEETH / 2)));
    return Math.hypot(px - x, py - y) < reach
      ? [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      : [px, py];
  };
  const isGone = (points: readonly Point[]) =>
    points.every(([px, py]) => Math.hypot(px - x, py - y) < radius);
  return items.flatMap((item): Item[] => {
    if (item.is === "eye" || item.is === "glow") return [item];
    if (item.is === "line") return isGone(item.points) ? [] : [item];
    if (isGone(item.outline)) return [];
    return [{
      ...item,
      outline: fine(item.outline, true).map(rim),
      ...(item.contour && { contour: fine(item.contour, false).map(rim) }),
    }];
  });
}

function fine(points: readonly Point[], isClosed: boolean): Point[] {
  return points.flatMap(([x, y], i): Point[] => {
    const next = points[i + 1] ?? (isClosed ? points[0] : undefined);
    if (!next) return [[x, y]];
    const [nx, ny] = next;
    const steps = Math.max(1, Math.ceil(Math.hypot(nx - x, ny - y) / FINE));
    return Array.from({ length: steps }, (_, k): Point => [
      x + (nx - x) * k / steps,
      y + (ny - y) * k / steps,
    ]);
  });
}
