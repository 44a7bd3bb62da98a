/**
 * @module Items cut off along a level line: the part of a cat inside a basket is not there to be painted.
 */
import { moveItems } from "../geometry/transform.ts";
import type { Item, Point } from "../scene.ts";

/** The items above a height; what lies wholly below is gone. */
export function above(items: readonly Item[], y: number): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.is === "eye") return item.centre[1] < y ? [item] : [];
    if (item.is === "glow") return item.centre[1] < y ? [item] : [];
    if (item.is === "line") {
      const points = item.points.filter((point) => point[1] < y);
      return points.length > 1 ? [{ ...item, points }] : [];
    }
    const outline = cut(item.outline, y);
    if (outline.length < 3) return [];
    if (item.outline.every((point) => point[1] <= y)) return [item];
    const contour = item.contour ?? openedBelow(item.outline, y);
    return [{ ...item, outline, contour: contour.filter((point) => point[1] <= y) }];
  });
}

/** The regions below a height: the front of a container. The cut edge has no contour. */
export function below(items: readonly Item[], y: number): Item[] {
  return flipped(above(flipped(items.filter(({ is }) => is === "region")), -y));
}

function flipped(items: readonly Item[]): Item[] {
  return moveItems({ a: 1, b: 0, c: 0, d: -1, e: 0, f: 0 }, items);
}

/** The closed outline as a polyline that begins where it rises above the level. */
function openedBelow(outline: readonly Point[], level: number): Point[] {
  const start = outline.findIndex((point, i) =>
    point[1] <= level && outline[(i || outline.length) - 1]![1] > level
  );
  return start < 0 ? [...outline] : [...outline.slice(start), ...outline.slice(0, start)];
}

function cut(outline: readonly Point[], level: number): Point[] {
  return outline.flatMap((point, i): Point[] => {
    const before = outline[(i || outline.length) - 1]!;
    const isIn = point[1] <= level, wasIn = before[1] <= level;
    if (isIn === wasIn) return isIn ? [point] : [];
    const share = (level - before[1]) / (point[1] - before[1]);
    const edge: Point = [before[0] + share * (point[0] - before[0]), level];
    return isIn ? [edge, point] : [edge];
  });
}
