/**
 * Tools that an act takes without the recipe naming them, and things along the line of which something is done.
 *
 * @module
 */
import { boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems, movePoint, placing } from "../geometry/transform.ts";
import type { Item, Point } from "../scene.ts";
import { SCHEMES } from "../colour/palette.ts";
import { type ToolLine, useOf } from "../things/uses.ts";
import { type Prop, propOf } from "../wardrobe/prop_kinds.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { giveTo } from "./moving_actors.ts";

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

/** Gives the cat another tool along a line; it belongs to what it works at, and is before that and below the paws. */
export function takeTool(cat: CatOnStage, thing: ThingOnStage, kind: Prop, line: Line): void {
  const items = drawnBeside(cat, kind);
  const shape = useOf(kind)?.line ?? { handle: [0.5, 1], end: [0.5, 0] };
  const own = lineIn(boundsOf(items), shape);
  const { scale, turn } = fit(own, line);
  const [x, y] = movePoint(placing({ scale, turn }), own.from);
  const placed = moveItems(
    placing({ scale, turn, at: [line.from[0] - x, line.from[1] - y] }),
    items,
  );
  addTools(cat, thing, kind, { items: placed });
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

/** A prop as the cat's scheme colours it. */
export function drawnBeside({ spec }: CatOnStage, kind: Prop): Item[] {
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
