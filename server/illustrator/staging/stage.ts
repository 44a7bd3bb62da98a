/**
 * The stage of a picture with several actors: every cat and thing of the recipe with its place, in units of an
 * adult cat. Relations move the actors; `performance.ts` turns the stage into items.
 *
 * @module
 */
import { type Cat, drawCat } from "../cat/cat.ts";
import type { Reach } from "../cat/reaching.ts";
import { bounds, boundsOf, type Box, widthOf } from "../geometry/measure.ts";
import { movePoint, placing, type Transform } from "../geometry/transform.ts";
import { SCHEMES, THINGS } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import {
  type Actor,
  catAlone,
  type CatLook,
  type CatSpec,
  type Held,
  type Print,
} from "../spec.ts";
import { moveItems } from "../geometry/transform.ts";
import { heldProp } from "../wardrobe/held_prop.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import type { PropEntry } from "../wardrobe/prop_entry.ts";
import { isHolding } from "../wardrobe/holding.ts";
import { bareItems } from "../wardrobe/layering.ts";
import { type Plane, topPlane } from "./silhouette.ts";
import { trueSize } from "./true_size.ts";

/** Where an actor stands: its own origin is the middle of its lower edge. */
export interface Placing {
  at: Point;
  scale: number;
  turn: number;
  mirror: boolean;
}

interface Staged {
  ref: Actor;
  placing: Placing;
  /** Greater is nearer to the viewer. */
  depth: number;
  /** In its own units. */
  box: Box;
  /** What it rests on, in its own units. */
  rest: { left: number; right: number };
  /** Whether it stands on the ground and throws a shadow there. */
  isGrounded: boolean;
  /** Whether a relation has given it its place. */
  isPlaced: boolean;
}

export interface CatOnStage extends Staged {
  kind: "cat";
  /** The recipe of this cat alone. */
  spec: CatSpec;
  cat: Cat;
  reach?: Reach;
  /** What it looks at, on the stage. */
  target?: Point;
  /** It reads: its eyes are open, its lids lowered. */
  reads?: true;
  /** It is on a thing without gaps, on which its shadow falls. */
  castsOnSeat?: true;
  /** Nothing of it shows below this height of the stage. */
  cutAt?: number;
  /** Its forepaws lie on something this near to the viewer. */
  pawsDepth?: number;
  /** A blanket over its body and below its head, in its own units. */
  cover?: Item[];
  /** What it holds, in its own units: over the head and below the paws. */
  held: Item[];
}

export interface ThingOnStage extends Staged {
  kind: "thing";
  prop: Prop;
  art: PropEntry;
  items: Item[];
  /** One of it, where there are several. */
  one: Item[];
  count: number;
  /** What it shows all over; absent: what its kind shows. */
  print?: Print;
  /** Where a paw takes it, in its own units. */
  grip: Point;
  /** What covers an actor inside it. */
  front: Item[];
  /** The level on which something can sit, in its own units. */
  top: Plane;
  colour: ReturnType<typeof colourOf>;
  /** Who is shut in it and moves with it. */
  holds?: readonly OnStage[];
  /** The cat that holds it: it is drawn with that cat. */
  heldBy?: CatOnStage;
  /** It stands at the wall behind the cats: the picture may cut it. */
  isAtWall?: true;
  /** A cat is on it or in it: the picture may cut it. */
  bears?: true;
}

export type OnStage = CatOnStage | ThingOnStage;

export interface Stage {
  spec: CatSpec;
  cats: CatOnStage[];
  things: ThingOnStage[];
}

/** Things are drawn larger than life: they tell the story. */
export const GENEROUS = 1.32;

/** Kittens beside grown cats. */
const KITTEN = 0.7;

/** Every actor of a recipe, cats side by side, things not yet placed. */
export function stageOf(spec: CatSpec): Stage {
  const looks: CatLook[] = [spec, ...spec.others ?? []];
  const grown = looks.some(({ age }) => age !== "kitten");
  const cats = looks.map((look, i) => catOnStage(spec, look, i, grown));
  const things = spec.props.flatMap((held, i) =>
    isWorn(spec, i) ? [] : [thingOnStage(spec, held, i)]
  );
  return { spec, cats, things };
}

/** Whether the cats wear a thing: nothing else is done with it. */
function isWorn({ props, relations = [] }: CatSpec, index: number): boolean {
  const ref: Actor = `thing ${index + 1}`;
  return heldProp(props[index]!).wear !== undefined &&
    !relations.some(({ who, what }) => who === ref || what === ref);
}

/** The actor a relation names; undefined where the recipe has none. */
export function actorOf({ cats, things }: Stage, ref: Actor): OnStage | undefined {
  return [...cats, ...things].find((actor) => actor.ref === ref);
}

/** From the actor's own units to the stage. */
export function transformOf({ placing: place }: Pick<Staged, "placing">): Transform {
  return placing(place);
}

/** The box of an actor on the stage. */
export function boxOf(actor: OnStage): Box {
  const { left, right, top, bottom } = actor.box;
  return bounds(
    ([[left, top], [right, top], [left, bottom], [right, bottom]] as Point[]).map((point) =>
      onStage(actor, point)
    ),
  );
}

/** The box around several actors on the stage. */
export function boxAround(actors: readonly OnStage[]): Box {
  return bounds(
    actors.map(boxOf).flatMap(({ left, right, top, bottom }): Point[] => [
      [left, top],
      [right, bottom],
    ]),
  );
}

/** A point of an actor on the stage, held things included. */
export function onStage(actor: OnStage, point: Point): Point {
  const own = movePoint(transformOf(actor), point);
  return actor.kind === "thing" && actor.heldBy ? movePoint(transformOf(actor.heldBy), own) : own;
}

/** From left to right where the actor touches what it rests on, on the stage. */
export function restOf(actor: OnStage): { left: number; right: number } {
  const ends = [actor.rest.left, actor.rest.right].map((x) => onStage(actor, [x, 0])[0]);
  return { left: Math.min(...ends), right: Math.max(...ends) };
}

/** What one looks at when one looks at an actor: a face, or the middle of a thing. */
export function faceOf(actor: OnStage): Point {
  if (actor.kind === "cat") return onStage(actor, actor.cat.figure.head.at);
  const { left, right, top, bottom } = actor.box;
  return onStage(actor, [(left + right) / 2, (top + bottom) / 2]);
}

/** Moves an actor on the stage. */
export function moveBy(actor: OnStage, [dx, dy]: Point): void {
  const [x, y] = actor.placing.at;
  actor.placing.at = [x + dx, y + dy];
  if (actor.kind === "thing") { for (const inner of actor.holds ?? []) moveBy(inner, [dx, dy]); }
}

/** Makes a thing as wide as asked, in units of the stage, but no higher than allowed. */
export function sizeThing(
  thing: ThingOnStage,
  { width, highest = Infinity, least = 0 }: { width: number; highest?: number; least?: number },
): void {
  const wanted = width / (widthOf(thing.box) || 1);
  const allowed = highest / (thing.box.bottom - thing.box.top || 1);
  thing.placing.scale = Math.max(least, Math.min(wanted, allowed));
}

/** Makes a thing wider than it is drawn. */
export function widenThing(thing: ThingOnStage, by: number): void {
  const wide: Transform = { a: by, b: 0, c: 0, d: 1, e: 0, f: 0 };
  thing.items = moveItems(wide, thing.items);
  thing.one = moveItems(wide, thing.one);
  thing.box = boundsOf(thing.items);
  thing.rest = { left: thing.rest.left * by, right: thing.rest.right * by };
  const { y, left, right } = thing.top;
  thing.top = { y, left: left * by, right: right * by };
}

/** Puts a thing into a paw or a mouth: `at` and `turn` are the cat's own. */
export function giveTo(
  cat: CatOnStage,
  thing: ThingOnStage,
  { at, scale, turn = 0, grip = [0, 0] }: {
    at: Point;
    scale: number;
    turn?: number;
    /** The point of the thing that comes to lie at `at`. */
    grip?: Point;
  },
): void {
  const cos = Math.cos(turn) * scale, sin = Math.sin(turn) * scale;
  thing.placing = {
    at: [at[0] - (grip[0] * cos - grip[1] * sin), at[1] - (grip[0] * sin + grip[1] * cos)],
    scale,
    turn,
    mirror: false,
  };
  thing.heldBy = cat;
  thing.isPlaced = true;
  thing.isGrounded = false;
  cat.held.push(
    ...moveItems(transformOf(thing), thing.items).map((item) => ({ of: thing.ref, ...item })),
  );
}

function catOnStage(spec: CatSpec, look: CatLook, index: number, grown: boolean): CatOnStage {
  const worn = spec.props.filter((_, i) => isWorn(spec, i));
  const alone: CatSpec = { ...catAlone(spec, index + 1), props: worn };
  const mirror = look.facing === "left";
  const cat = drawCat(alone, { mirrored: mirror, holding: isHolding(alone) });
  const { rest } = cat.figure;
  return {
    kind: "cat",
    ref: `cat ${index + 1}`,
    spec: alone,
    cat,
    placing: { at: [0, 0], scale: grown && look.age === "kitten" ? KITTEN : 1, turn: 0, mirror },
    depth: index / 10,
    box: boundsOf(bareItems(cat)),
    rest: { left: rest.left, right: rest.right },
    isGrounded: true,
    isPlaced: false,
    held: [],
  };
}

function thingOnStage(spec: CatSpec, held: Held, index: number): ThingOnStage {
  const art: PropEntry = heldProp(held);
  const colour = colourOf(held, art, spec);
  const drawn = art.draw(colour);
  const items = drawn.length > 0 ? drawn : enclosed(art, colour);
  const box = boundsOf(items);
  const middle = (box.left + box.right) / 2;
  const one = moveItems(placing({ at: [-middle, -box.bottom] }), items);
  const own = art.pile && (held.count ?? 1) > 1
    ? art.pile(held.count!, colour)
    : severalOf(one, held.count ?? 1);
  const ownBox = boundsOf(own);
  const thing: ThingOnStage = {
    kind: "thing",
    ref: `thing ${index + 1}`,
    prop: held.kind,
    art,
    colour,
    items: own,
    one,
    count: held.count ?? 1,
    ...(held.print && { print: held.print }),
    grip: [-middle, -box.bottom],
    front: [],
    top: topPlane(own),
    placing: { at: [0, 0], scale: GENEROUS, turn: 0, mirror: false },
    depth: 0,
    box: ownBox,
    rest: { left: ownBox.left, right: ownBox.right },
    isGrounded: true,
    isPlaced: false,
  };
  trueSize(thing, held);
  return thing;
}

/** Copies side by side. */
function severalOf(items: Item[], count: number): Item[] {
  const step = widthOf(boundsOf(items)) * 1.04;
  return Array.from(
    { length: count },
    (_, i) => moveItems(placing({ at: [(i - (count - 1) / 2) * step, 0] }), items),
  ).flat();
}

/** A thing made to be sat in, empty. */
function enclosed({ enclose }: PropEntry, colour: ReturnType<typeof colourOf>): Item[] {
  if (!enclose) return [];
  const { back, front } = enclose(90, colour, 84);
  return [...back, ...front];
}

function colourOf({ colour }: Held, art: PropEntry, { scheme }: CatSpec) {
  if (colour) return THINGS[colour];
  return art.colour === "accent" ? SCHEMES[scheme] : art.colour;
}
