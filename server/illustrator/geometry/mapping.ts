/**
 * @module Items moved by a map of the plane that is no transform: one that widens a cheek or turns a face.
 */
import type { Eye, Item, Point } from "../scene.ts";

/** Where a map takes a point. */
export type PointMap = (point: Point) => Point;

/** The items with each of their points where the map takes it; lines keep their width, hair its length. */
export function mapItems(items: readonly Item[], map: PointMap): Item[] {
  return items.map((item) => {
    switch (item.is) {
      case "region":
        return {
          ...item,
          outline: item.outline.map(map),
          marks: item.marks.map((mark) => ({ ...mark, outline: mark.outline.map(map) })),
          ...(item.contour && { contour: item.contour.map(map) }),
          ...(item.rings && { rings: item.rings.map((ring) => ring.map(map)) }),
          ...(item.flow && "from" in item.flow && { flow: { from: map(item.flow.from) } }),
        };
      case "line":
        return { ...item, points: item.points.map(map) };
      case "glow":
        return { ...item, centre: map(item.centre) };
      case "eye":
        return mapEye(item, map);
    }
  });
}

/** An eye is never narrower than this share of its width: it is still to be read. */
const NARROWEST = 0.71;

/** An eye stays an ellipse: as wide and as high as the map makes its axes. */
function mapEye(eye: Eye, map: PointMap): Eye {
  const { centre: [x, y], size: [wide, high] } = eye;
  const [left] = map([x - wide, y]), [right] = map([x + wide, y]);
  const [, top] = map([x, y - high]), [, bottom] = map([x, y + high]);
  return {
    ...eye,
    centre: map(eye.centre),
    size: [Math.max(NARROWEST * wide, (right - left) / 2), (bottom - top) / 2],
  };
}
