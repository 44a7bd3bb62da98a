/**
 * @module How much of some items can be seen in a scene: what later items do not hide and the picture does
 * not cut off.
 */
import type { Colour } from "../colour/colour.ts";
import { bounds, type Box, contains } from "../geometry/measure.ts";
import {
  type Item,
  type Line,
  type Mark,
  PICTURE_SIZE,
  type Point,
  type Region,
  type Scene,
} from "../scene.ts";

/** What of some items is seen. */
export interface Visible {
  /** In square units. */
  area: number;
  /** Of all there is of them, 0 to 1. */
  share: number;
}

/** A scene, prepared for questions. */
export interface Sight {
  items: readonly Item[];
  /** The box of each solid region. */
  boxes: readonly (Box | undefined)[];
}

/** The outline of an item, or of a mark on one. */
interface Shape {
  outline: readonly Point[];
  box: Box;
  /** The place of its item in the scene. */
  index: number;
}

/** A small piece of a shape. */
interface Spot {
  at: Point;
  /** In square units. */
  area: number;
  index: number;
}

/** Rows and columns of spots in the box around all shapes. */
const SPOTS = 20;

/** Fainter things are seen through. */
const SOLID = 0.5;

/** Prepares a scene for questions. */
export function sightOf({ items }: Pick<Scene, "items">): Sight {
  return { items, boxes: items.map((item) => isSolid(item) ? bounds(item.outline) : undefined) };
}

/** What is seen of the items that are wanted; undefined where nothing of them is solid. */
export function visibleOf(sight: Sight, isWanted: (item: Item) => boolean): Visible | undefined {
  const { spots, own } = spotsOf(sight, isWanted);
  return seenOf(spots, sight, (_, index) => !own.has(index));
}

/** A colour of some items, and how much of it is seen, in square units. */
export interface Patch {
  colour: Colour;
  area: number;
}

/** The colours of what is seen of some items, their marks among them; a colour may come more than once. */
export function visibleColours(sight: Sight, isWanted: (item: Item) => boolean): Patch[] {
  const { spots, own } = spotsOf(sight, isWanted);
  return spots.filter((spot) => isSeen(spot, sight, (_, index) => !own.has(index)))
    .map(({ at, area, index }) => ({
      colour: colourAt(sight.items[index] as Region | Line, at),
      area,
    }));
}

function colourAt(item: Region | Line, at: Point): Colour {
  const mark = item.is === "region" &&
    item.marks.findLast(({ outline, opacity = 1 }) => opacity >= SOLID && contains(outline, at));
  return mark ? mark.colour : item.colour;
}

/** Spots of the items that are wanted, and their places in the scene. */
function spotsOf({ items, boxes }: Sight, isWanted: (item: Item) => boolean) {
  const own = new Set(items.flatMap((item, index) => isWanted(item) ? [index] : []));
  const shapes = [...own].flatMap((index): Shape[] => {
    const box = boxes[index];
    return box ? [{ outline: (items[index] as Region).outline, box, index }] : [];
  });
  const lines = [...own].flatMap((index) => {
    const item = items[index]!;
    return item.is === "line" ? spotsAlong(item, index) : [];
  });
  return { spots: [...spotsIn(shapes), ...lines], own };
}

/** What is seen of the wanted marks on some items, which do not hide each other's: a chest and the hair on it. */
export function visibleMarks(
  sight: Sight,
  isOn: (item: Item) => boolean,
  isWanted: (mark: Mark) => boolean,
): Visible | undefined {
  const shapes = sight.items.flatMap((item, index): Shape[] =>
    item.is === "region" && isOn(item)
      ? item.marks.filter(isWanted).map(({ outline }) => ({
        outline,
        box: bounds(outline),
        index,
      }))
      : []
  );
  const spots = spotsIn(shapes).filter(({ at, index }) =>
    contains((sight.items[index] as Region).outline, at)
  );
  return seenOf(spots, sight, (item) => !isOn(item));
}

function seenOf(
  spots: readonly Spot[],
  sight: Sight,
  hides: (item: Item, index: number) => boolean,
): Visible | undefined {
  if (spots.length === 0) return undefined;
  const area = sumOf(spots.filter((spot) => isSeen(spot, sight, hides)));
  return { area, share: area / sumOf(spots) };
}

function spotsIn(shapes: readonly Shape[]): Spot[] {
  if (shapes.length === 0) return [];
  const left = Math.min(...shapes.map(({ box }) => box.left));
  const right = Math.max(...shapes.map(({ box }) => box.right));
  const top = Math.min(...shapes.map(({ box }) => box.top));
  const bottom = Math.max(...shapes.map(({ box }) => box.bottom));
  const wide = (right - left) / SPOTS, high = (bottom - top) / SPOTS;
  const spots: Spot[] = [];
  for (let row = 0.5; row < SPOTS; row++) {
    for (let column = 0.5; column < SPOTS; column++) {
      const at: Point = [left + column * wide, top + row * high];
      const shape = shapes.findLast(({ box, outline }) => isIn(box, at) && contains(outline, at));
      if (shape) spots.push({ at, area: wide * high, index: shape.index });
    }
  }
  return spots;
}

function spotsAlong({ points, width: [start, end] }: Line, index: number): Spot[] {
  return points.slice(1).map((at, i) => {
    const [x, y] = points[i]!;
    return { at, area: Math.hypot(at[0] - x, at[1] - y) * (start + end) / 2, index };
  });
}

function isSeen(
  { at, index }: Spot,
  { items, boxes }: Sight,
  hides: (item: Item, index: number) => boolean,
): boolean {
  if (at.some((place) => place < 0 || place > PICTURE_SIZE)) return false;
  for (let over = index + 1; over < items.length; over++) {
    const box = boxes[over], item = items[over]!;
    if (!box || !isIn(box, at) || !hides(item, over)) continue;
    if (contains((item as Region).outline, at)) return false;
  }
  return true;
}

function isIn({ left, top, right, bottom }: Box, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function isSolid(item: Item): item is Region & Item {
  return item.is === "region" && (item.opacity ?? 1) >= SOLID && item.texture !== "light" &&
    item.role !== "shadow";
}

function sumOf(spots: readonly Spot[]): number {
  return spots.reduce((sum, { area }) => sum + area, 0);
}
