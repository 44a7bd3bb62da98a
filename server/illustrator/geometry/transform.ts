/** @module Moving, turning, scaling and mirroring points and whole items. */
import type { Item, Mark, Point } from "../scene.ts";

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Transform {
  /** x to x. */
  a: number;
  /** x to y. */
  b: number;
  /** y to x. */
  c: number;
  /** y to y. */
  d: number;
  /** Move in x, in units. */
  e: number;
  /** Move in y, in units. */
  f: number;
}

/** Scale (negative width mirrors), then turn clockwise by `turn` radians, then move. */
export function placing(
  { at = [0, 0], scale = 1, turn = 0, mirror = false }: {
    at?: Point;
    scale?: number;
    turn?: number;
    mirror?: boolean;
  },
): Transform {
  const cos = Math.cos(turn) * scale, sin = Math.sin(turn) * scale, side = mirror ? -1 : 1;
  return { a: cos * side, b: sin * side, c: -sin, d: cos, e: at[0], f: at[1] };
}

/** A point seen through a transform. A scene moves a hundred thousand: an index costs half of a pattern. */
export function movePoint(t: Transform, point: Point): Point {
  const x = point[0], y = point[1];
  return [t.a * x + t.c * y + t.e, t.b * x + t.d * y + t.f];
}

/** The transform that leads back; its scale is not 0. */
export function inverse({ a, b, c, d, e, f }: Transform): Transform {
  const size = a * d - b * c;
  return {
    a: d / size,
    b: -b / size,
    c: -c / size,
    d: a / size,
    e: (c * f - d * e) / size,
    f: (b * e - a * f) / size,
  };
}

/** Points seen through a transform. */
function movePoints(t: Transform, points: readonly Point[]): Point[] {
  return points.map((point) => movePoint(t, point));
}

/** How much lengths grow (positive also for mirrored transforms). */
export function scaleOf(t: Transform): number {
  return Math.sqrt(Math.abs(t.a * t.d - t.b * t.c));
}

/** Items seen through a transform: outlines, marks, widths, hair and eyes alike. */
export function moveItems(t: Transform, items: readonly Item[]): Item[] {
  return items.map((item) => moveItem(t, item));
}

function moveItem(t: Transform, item: Item): Item {
  const scale = scaleOf(t);
  switch (item.is) {
    case "region":
      return {
        ...item,
        outline: movePoints(t, item.outline),
        marks: item.marks.map((mark) => moveMark(t, mark)),
        line: item.line * scale,
        ...(item.contour === undefined ? {} : { contour: movePoints(t, item.contour) }),
        ...(item.rings === undefined
          ? {}
          : { rings: item.rings.map((ring) => movePoints(t, ring)) }),
        ...(item.hair === undefined ? {} : { hair: item.hair * scale }),
        ...(item.flow === undefined ? {} : { flow: moveFlow(t, item.flow) }),
      };
    case "line":
      return {
        ...item,
        points: movePoints(t, item.points),
        width: [item.width[0] * scale, item.width[1] * scale],
      };
    case "glow":
      return { ...item, centre: movePoint(t, item.centre), radius: item.radius * scale };
    case "eye": {
      const mirrored = t.a * t.d - t.b * t.c < 0;
      const turn = Math.atan2(t.b, t.a) + (mirrored ? Math.PI : 0);
      const rotation = mirrored ? turn - item.rotation : turn + item.rotation;
      return {
        ...item,
        centre: movePoint(t, item.centre),
        size: [item.size[0] * scale, item.size[1] * scale],
        rotation: Math.atan2(Math.sin(rotation), Math.cos(rotation)),
        outer: mirrored ? (item.outer === 1 ? -1 : 1) : item.outer,
        look: mirrored ? [-item.look[0], item.look[1]] : item.look,
      };
    }
  }
}

function moveMark(t: Transform, mark: Mark): Mark {
  return { ...mark, outline: movePoints(t, mark.outline), soft: mark.soft * scaleOf(t) };
}

function moveFlow(t: Transform, flow: { from: Point } | { along: Point }) {
  if ("from" in flow) return { from: movePoint(t, flow.from) };
  const [x, y] = flow.along;
  const scale = scaleOf(t) || 1;
  return { along: [(t.a * x + t.c * y) / scale, (t.b * x + t.d * y) / scale] as Point };
}
