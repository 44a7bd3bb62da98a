/**
 * @module What can be seen of the named things of a scene: their cells in the picture, their boxes, how
 * many there are, their colours.
 */
import type { Box } from "../../geometry/measure.ts";
import type { Colour } from "../../colour/colour.ts";
import type { Item, Role, Scene } from "../../scene.ts";
import { cellsOf, maskOfOutline, type Parts, partsOf, SIDE } from "../parts.ts";
import { colourAt, median, type View } from "../view.ts";
import { type ColourWord, isCalled } from "./colour_words.ts";
import { singular } from "./label.ts";

/** A picture and all that measurements need. */
export interface Picture {
  scene: Scene;
  parts: Parts;
  view: View;
  /** For each item of the scene, its cells. */
  cells: number[][];
}

/** A thing that is seen. */
export interface Seen {
  /** Indices of its items in the scene. */
  items: number[];
  cells: number[];
  /** In cells. */
  box: Box;
  count: number;
}

/** Less of the picture than this is not noticed. */
const NOTICED = 0.0007 * SIDE * SIDE;

/** Of a line or a spark, less is enough where there are many: rain, stars. */
const FAINT = 30;

/** What is between things and the viewer, and no thing itself. */
const NO_THING: ReadonlySet<Role> = new Set(["shadow", "eye", "face", "coat"]);

/** Prepares a scene and its painting for measurements. */
export function pictureOf(scene: Scene, view: View): Picture {
  const parts = partsOf(scene);
  const cells = scene.items.map((): number[] => []);
  parts.item.forEach((item, cell) => {
    if (item >= 0) cells[item]!.push(cell);
  });
  addLights(scene, parts, cells);
  return { scene, parts, view, cells };
}

/** The moon and other lights of the sky are no parts of the picture to the other checks; here they are things. */
function addLights(scene: Scene, parts: Parts, cells: number[][]): void {
  scene.items.forEach((item, index) => {
    if (item.is !== "region" || item.texture !== "light" || item.role !== "sky") return;
    if ((item.opacity ?? 1) < 0.5) return;
    cells[index] = cellsOf(maskOfOutline(item.outline)).filter((cell) => parts.item[cell]! < index);
  });
}

/** The thing that goes by one of these names; undefined if none is large enough to be noticed. */
export function find(
  picture: Picture,
  names: readonly string[],
  { roles, least = NOTICED }: { roles?: readonly Role[]; least?: number } = {},
): Seen | undefined {
  for (const name of names) {
    const items = picture.scene.items.flatMap((item, index) =>
      isNamed(picture.scene, item, name) && !NO_THING.has(item.role) &&
        (!roles || roles.includes(item.role))
        ? [index]
        : []
    );
    const seen = seenOf(picture, items);
    if (seen && seen.cells.length >= least) return seen;
  }
}

/** Whether things of this name are scattered over the picture: rain, snow, stars. */
export function isScattered(picture: Picture, pattern: RegExp): boolean {
  const items = picture.scene.items.filter(({ name }) => pattern.test(name));
  return items.length >= FAINT || items.some((item) => item.is === "region") && items.length > 2;
}

/** What is seen of these items together; undefined if nothing is. */
export function seenOf(picture: Picture, items: number[]): Seen | undefined {
  const cells = items.flatMap((index) => picture.cells[index]!);
  if (cells.length === 0) return undefined;
  const visible = items.filter((index) => picture.cells[index]!.length > 0);
  return { items: visible, cells, box: boxOf(cells), count: countOf(picture, visible) };
}

/** The share of a thing that people would call so. */
export function shareCalled(
  { view, scene, parts }: Picture,
  cells: readonly number[],
  word: ColourWord,
): number {
  if (cells.length === 0) return 0;
  const called = cells.filter((cell) =>
    isCalled(word, colourAt(view, cell)) || isCalled(word, meantAt(scene, parts, cell))
  );
  return called.length / cells.length;
}

/** The colour the scene gives a cell, before light and style. */
export function meantAt(scene: Scene, { item, mark }: Parts, cell: number): Colour {
  const thing = scene.items[item[cell]!];
  if (!thing) return { l: 0, c: 0, h: 0 };
  if (thing.is === "eye") return thing.iris;
  if (thing.is !== "region") return thing.colour;
  return thing.marks[mark[cell]!]?.colour ?? thing.colour;
}

/** The box around some cells. */
function boxOf(cells: readonly number[]): Box {
  let left = SIDE, right = 0, top = SIDE, bottom = 0;
  for (const cell of cells) {
    const x = cell % SIDE, y = Math.floor(cell / SIDE);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** The middle of a box. */
export function middleOf({ left, top, right, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Least distance between two sets of cells, in cells; looks at every third one. */
export function distance(one: readonly number[], other: readonly number[]): number {
  let least = Infinity;
  const some = one.filter((_, index) => index % 3 === 0);
  const others = other.filter((_, index) => index % 3 === 0);
  for (const a of some) {
    const ax = a % SIDE, ay = Math.floor(a / SIDE);
    for (const b of others) {
      const away = Math.hypot(ax - (b % SIDE), ay - Math.floor(b / SIDE));
      if (away < least) least = away;
    }
  }
  return least;
}

/** The words of an item's name, in the singular, without its number. */
export function nameWords({ name }: Pick<Item, "name">): string[] {
  return wordsIn(name);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}'&]+/u).filter((word) => word !== "").map(singular);
}

/** "Guitar neck" is part of a guitar, "cabin window" is a window; what the recipe names is of that name. */
function isNamed({ spec }: Scene, item: Item, name: string): boolean {
  const wanted = wordsIn(name);
  const thing = /^thing (\d+)$/.exec(item.of ?? "")?.[1];
  const kind = thing ? spec.props[Number(thing) - 1]?.kind : undefined;
  return isCalledSo(nameWords(item), wanted) ||
    (kind !== undefined && isCalledSo(wordsIn(kind), wanted));
}

function isCalledSo(words: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0 || wanted.length > words.length) return false;
  const shift = words.length - wanted.length;
  return wanted.every((word, index) => words[index] === word) ||
    wanted.every((word, index) => words[index + shift] === word);
}

/** How many there are: the pieces whose names differ in their number only. */
function countOf({ scene, cells }: Picture, items: readonly number[]): number {
  const groups = new Map<string, { count: number; area: number }>();
  for (const index of items) {
    const base = scene.items[index]!.name.replace(/\s*\d+(?:\.\d+)?/g, "");
    const group = groups.get(base) ?? { count: 0, area: 0 };
    groups.set(base, { count: group.count + 1, area: group.area + cells[index]!.length });
  }
  const largest = [...groups.values()].sort((a, b) => b.area - a.area)[0];
  const owners = new Set(items.flatMap((index) => scene.items[index]!.of ?? []));
  return Math.max(owners.size, largest?.count ?? 0);
}

/** The middle lightness of some cells. */
export function lightnessOf({ view }: Picture, cells: readonly number[]): number {
  return median(cells.map((cell) => view.lightness[cell]!));
}
