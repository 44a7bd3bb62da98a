/** @module Imported things as parts of a place. */
import { boundsOf, heightOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { asPiece } from "../items.ts";
import type { Item, Point, Region } from "../scene.ts";
import { itemsOf } from "../things/art.ts";
import { THINGS } from "../things/catalogue.ts";
import type { ThingName } from "../things/thing_names.ts";
import type { Land } from "./place.ts";
import { times } from "../times.ts";

/** Contours of scenery are this much thinner than those of things beside the cat. */
const THIN = 0.55;

/**
 * A thing that stands with the middle of its lower edge at a point, so high in units of the picture; `depth` as
 * in `Grade`. `isLit` keeps its colours at night, `wider` draws it so much wider.
 */
export function sceneryThing(
  { grade }: Pick<Land, "grade">,
  name: ThingName,
  [x, y]: Point,
  high: number,
  { depth = 0.3, mirror = false, wider = 1, isLit = false } = {},
): Item[] {
  const items = itemsOf(THINGS.get(name)!);
  const box = boundsOf(items), scale = high / heightOf(box);
  const middle = (box.left + box.right) / 2;
  const placed = moveItems(
    { a: scale * wider * (mirror ? -1 : 1), b: 0, c: 0, d: scale, e: x, f: y },
    moveItems(placing({ at: [-middle, -box.bottom] }), items),
  );
  return asPiece(
    `${name} ${Math.round(x)}`,
    placed.map((item) =>
      item.is === "region" ? asScenery(item, isLit ? (colour) => colour : grade, depth) : item
    ),
  );
}

/** The same thing several times, side by side between two points, each as high. */
export function sceneryRow(
  land: Pick<Land, "grade">,
  name: ThingName,
  { from, to, high, count, depth = 0.3 }: {
    from: Point;
    to: Point;
    high: number;
    count: number;
    depth?: number;
  },
): Item[] {
  return times(count, (i) => {
    const t = count > 1 ? i / (count - 1) : 0.5;
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return sceneryThing(land, name, at, high, { depth });
  }).flat();
}

function asScenery(item: Region, grade: Land["grade"], depth: number): Item {
  return {
    ...item,
    role: "scenery",
    colour: grade(item.colour, depth),
    marks: item.marks.map((mark) => ({ ...mark, colour: grade(mark.colour, depth) })),
    line: item.line * THIN,
    depth,
  };
}
