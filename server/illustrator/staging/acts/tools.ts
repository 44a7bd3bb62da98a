/**
 * @module Tools that an act takes without the recipe naming them, and things along the line of which
 * something is done.
 */
import { boundsOf, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, movePoint, placing } from "../../geometry/transform.ts";
import type { Item, Point } from "../../scene.ts";
import { SCHEMES } from "../../colour/palette.ts";
import type { Tool, ToolLine } from "../../things/use.ts";
import { isWorkTool, useOf } from "../../things/uses.ts";
import { type Prop, propOf } from "../../wardrobe/prop_kinds.ts";
import { woodenSpoon } from "../../wardrobe/wooden_spoon.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { giveTo } from "../moving_actors.ts";

/** A line of the cat's own units. */
export interface Line {
  from: Point;
  to: Point;
}

/** Lays a thing along a line: its handle at the beginning, the end that works at the end. */
export function aim(
  cat: CatOnStage,
  thing: ThingOnStage,
  line: ToolLine,
  { from, to }: Line,
): void {
  const own = lineIn(thing.box, line);
  giveTo(cat, thing, { at: from, grip: own.from, ...fit(own, { from, to }) });
}

/** What a cat works at, and the things of the recipe among which its tool may be. */
export interface Work {
  thing: ThingOnStage;
  things: readonly ThingOnStage[];
}

/**
 * Gives the cat a tool along a line, over its work and below its paws: the one that the recipe names, else one of this
 * kind, which belongs to the work.
 */
export function takeTool(cat: CatOnStage, { thing, things }: Work, kind: Tool, line: Line): void {
  const named = namedTool(things.filter((one) => one !== thing));
  const items = named?.items ?? drawnBeside(cat, kind);
  const shape = (named ? useOf(named.prop)?.line : lineOf(kind)) ?? UPRIGHT;
  const place = placedAlong(items, shape, line);
  const placed = moveItems(placing(place), items);
  if (!named) return addTools(cat, thing, kind, { items: placed });
  named.placing = { ...place, mirror: false };
  Object.assign(named, { heldBy: cat, isPlaced: true, isGrounded: false });
  (cat.tools ??= []).push(...placed.map((item) => ({ ...item, of: named.ref })));
}

/** Items laid along a line as a tool of this shape is. */
export function laidAlong(items: readonly Item[], shape: ToolLine, line: Line): Item[] {
  return moveItems(placing(placedAlong(items, shape, line)), items);
}

function placedAlong(
  items: readonly Item[],
  shape: ToolLine,
  line: Line,
): { at: Point; scale: number; turn: number } {
  const own = lineIn(boundsOf(items), shape);
  const { scale, turn } = fit(own, line);
  const [x, y] = movePoint(placing({ scale, turn }), own.from);
  return { at: [line.from[0] - x, line.from[1] - y], scale, turn };
}

/** The tool that the recipe names: "with an axe"; of those for a meal, "with chopsticks". */
export function namedTool(
  things: readonly ThingOnStage[],
  isFor: (prop: Prop) => boolean = isWorkTool,
): ThingOnStage | undefined {
  return things.find(({ prop, isPlaced }) => !isPlaced && isFor(prop));
}

/** Whether one eats with it. */
export function isCutlery(prop: Prop): boolean {
  return prop === "chopsticks" || prop === "spoon";
}

const UPRIGHT: ToolLine = { handle: [0.5, 1], end: [0.5, 0] };

function lineOf(kind: Tool): ToolLine | undefined {
  return kind === "wooden spoon" ? undefined : useOf(kind)?.line;
}

/** Puts small things before the cat that belong to what it does: over what it holds, or below that. */
export function addTools(
  cat: CatOnStage,
  thing: ThingOnStage,
  name: string,
  { items, isBelow = false }: { items: readonly Item[]; isBelow?: boolean },
): void {
  const into = isBelow ? cat.held : cat.tools ??= [];
  into.push(
    ...items.map((item, i) => renamed({ ...item, of: thing.ref }, `${name} in use ${i + 1}`)),
  );
}

function renamed(item: Item, name: string): Item {
  return item.is === "eye" ? item : { ...item, name };
}

/** A tool as the cat's scheme colours it. */
export function drawnBeside({ spec }: CatOnStage, kind: Tool): Item[] {
  if (kind === "wooden spoon") return woodenSpoon();
  const art = propOf(kind);
  return art.draw(art.colour === "accent" ? SCHEMES[spec.scheme] : art.colour);
}

/** A place of a box, by its shares. */
export function placeIn(box: Box, [x, y]: Point): Point {
  return [box.left + widthOf(box) * x, box.top + heightOf(box) * y];
}

/** The point of a line at this share of it. */
export function along({ from, to }: Line, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function lineIn(box: Box, { handle, end }: ToolLine): Line {
  return { from: placeIn(box, handle), to: placeIn(box, end) };
}

/** What brings one line upon another. */
function fit(own: Line, wanted: Line): { scale: number; turn: number } {
  const [a, b] = [own, wanted].map(({ from, to }): Point => [to[0] - from[0], to[1] - from[1]]);
  return {
    scale: Math.hypot(...b!) / (Math.hypot(...a!) || 1),
    turn: Math.atan2(b![1], b![0]) - Math.atan2(a![1], a![0]),
  };
}
