/**
 * What a cat does with a thing before it: it eats from it, plays it, throws it.
 *
 * @module
 */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems, movePoint, placing } from "../geometry/transform.ts";
import { isUpright } from "../cat/body/reaching.ts";
import { line } from "../items.ts";
import { WHITE } from "../colour/palette.ts";
import type { Item, Point } from "../scene.ts";
import { type Tool, type Use, useOf } from "../things/uses.ts";
import { propOf } from "../wardrobe/prop_kinds.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "./actors.ts";
import { GENEROUS, layFlat, redrawn, standing } from "./thing_on_stage.ts";
import { giveTo, sizeThing } from "./moving_actors.ts";
import { faceOf, onStage, restOf } from "./actor_boxes.ts";
import type { Stage } from "./stage.ts";
import { ownPoint, workBeside } from "./beside_work.ts";
import { holdInUse } from "./in_use.ts";
import { chinOf, facingViewer, holdBefore, LONG, shoulderOf } from "./paws.ts";
import { addTools, along, drawnBeside, type Line, placeIn, takeTool, type Work } from "./tools.ts";

/** On the ground before the cat, which has its paws on it. */
export function workAt(
  cat: CatOnStage,
  { thing, things }: Work,
  { highest = 120, paws = true, tool }: { highest?: number; paws?: boolean; tool?: Tool } = {},
): void {
  const use = useOf(thing.prop), isFree = paws && isUpright(cat.cat.figure);
  if (isFree && use?.worked === "aside") return workBeside(cat, thing, use);
  if (isFree && thing.art.isFriend) return stroke(cat, thing);
  if (use?.worked === "flat") layFlat(thing);
  const { left, right } = restOf(cat);
  const large = Math.min(highest, heightOf(thing.box) * LARGER);
  sizeThing(thing, { width: (right - left) * 0.92, highest: use?.high ?? large });
  const { scale } = thing.placing;
  const own = cat.cat.figure.neck.at[0] * (cat.placing.mirror ? -1 : 1) * cat.placing.scale;
  const x = cat.placing.at[0] + own * 0.6;
  thing.placing.at = [x, cat.placing.at[1] + 34];
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  if (use?.bears) putOn(thing, use.bears);
  if (!isFree) return;
  const y = thing.placing.at[1] + thing.top.y * scale + 2;
  const spread = Math.min(58, (thing.top.right - thing.top.left) * scale * 0.3);
  const ends = (use?.paws?.map((share) => onStage(thing, placeIn(thing.box, share))) ??
    [-1, 1].map((out): Point => [x + out * spread, y]))
    .map((point) => ownPoint(cat, point)).toSorted((one, other) => one[0] - other[0]);
  cat.reach = { far: ends[0]!, near: ends[1]! };
  cat.works = true;
  cat.target = faceOf(thing);
  cat.pawsDepth = thing.depth + 0.02;
  const taken = use?.tool ?? tool;
  if (taken) workWith(cat, { thing, things }, taken);
}

/** Where a paw lies on somebody small, as a share of its box. */
const ON_A_FRIEND: Point = [0.36, 0.06];

/** Beside the cat, which lays one paw on it. */
function stroke(cat: CatOnStage, friend: ThingOnStage): void {
  const high = heightOf(friend.box) * friend.placing.scale;
  workBeside(cat, friend, { high, paws: [ON_A_FRIEND, ON_A_FRIEND] });
  cat.reach = { near: cat.reach!.near! };
}

/** What a cat works at is drawn at most so much larger than it is: a cup stays a cup. */
const LARGER = 1.75;

/** A tool is this long, in units, and held so far from its handle, as a share of it. */
const TOOL = { long: 150, held: 0.3 };

/** One paw stays at the edge of the work, the other moves a tool in its middle. */
function workWith(cat: CatOnStage, work: Work, kind: Tool): void {
  const { thing } = work;
  const { left, right } = thing.top,
    [x, y] = ownPoint(
      cat,
      onStage(thing, [(left + right) / 2, thing.top.y]),
    );
  const isFlat = useOf(thing.prop)?.worked === "flat";
  const to: Point = [x, y + (isFlat ? 26 : 12)];
  const way: Line = { from: [to[0] + TOOL.long * 0.56, to[1] - TOOL.long * 0.83], to };
  takeTool(cat, work, kind, way);
  cat.reach = { ...cat.reach, near: along(way, TOOL.held) };
}

/** Puts small things on a thing, the farther ones first. */
function putOn(thing: ThingOnStage, { kind, at }: NonNullable<Use["bears"]>): void {
  const art = propOf(kind), items = art.draw(art.colour === "accent" ? thing.colour : art.colour);
  const own = boundsOf(items), scale = heightOf(thing.box) * 0.8 / heightOf(own);
  const placed = at.toSorted((one, other) => one[1] - other[1]).flatMap((share, i) => {
    const [x, y] = placeIn(thing.box, share);
    const foot = (own.left + own.right) / 2 * scale;
    return moveItems(placing({ at: [x - foot, y - own.bottom * scale], scale }), items)
      .map((item): Item =>
        item.is === "eye" ? item : { ...item, name: `${item.name} of ${i + 1}` }
      );
  });
  thing.items = [...thing.items, ...placed];
}

/** Cats work at a thing, on which their eyes are. */
export function workTogether(
  { things }: Pick<Stage, "things">,
  who: readonly OnStage[],
  what: OnStage,
  how: { highest?: number; tool?: Tool } = {},
): void {
  if (what.kind !== "thing") return;
  for (const actor of who) {
    if (actor.kind !== "cat") continue;
    workAt(actor, { thing: what, things }, how);
    actor.target = faceOf(what);
  }
}

/** Food and drink: at the lips, or on the ground before the cat. */
export function feed(cat: CatOnStage, work: Work): void {
  const { thing } = work;
  const served = useOf(thing.prop)?.served;
  if (served) redrawn(thing, standing(drawnBeside(cat, served)));
  const tool = useOf(thing.prop)?.tool;
  if (isUpright(cat.cat.figure) && tool) eatWith(cat, work, tool);
  else if (isUpright(cat.cat.figure)) holdBefore(cat, thing, { largest: 140, atLips: true });
  else {
    workAt(cat, work, { highest: 84, paws: false });
    cat.target = thing.placing.at;
  }
}

/** The bowl in one paw, chopsticks or a spoon from it to the lips in the other. */
function eatWith(cat: CatOnStage, work: Work, kind: Tool): void {
  const { thing } = work;
  holdBefore(cat, thing, { largest: 170 });
  const { near, far } = cat.reach!;
  const [x] = cat.cat.figure.neck.at;
  const top = boundsOf(cat.held.filter(({ of }) => of === thing.ref)).top;
  const to: Point = [x + 6, top + 10];
  const way: Line = { from: [near![0] + 6, to[1] - 66], to };
  takeTool(cat, work, kind, way);
  cat.reach = { near: along(way, 0.3), far: far! };
}

/** An instrument or a toy, as its shape asks. */
export function play(cat: CatOnStage, work: Work): void {
  const { thing } = work;
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const played = thing.art.anchors?.played;
  if (!isUpright(cat.cat.figure)) {
    workAt(cat, work, { highest: 110, paws: false });
    cat.target = thing.placing.at;
  } else if (holdInUse(cat, thing)) return;
  else if (useOf(thing.prop)?.worked === "aside") workAt(cat, work);
  else if (played === "at the shoulder") fiddle(cat, thing);
  else if (played === "before the chest") holdBefore(cat, thing, { largest: 220 });
  else if (played === "at the mouth") holdBefore(cat, thing, { largest: 180, lift: 70 });
  else if (height > LONG * width) strum(cat, thing);
  else workAt(cat, work, { highest: 172 });
}

/** A violin under the chin: its length, its turn from how it is drawn, and where paws are on it, as shares of its box. */
const VIOLIN = { long: 290, turn: 0.34, neck: [0.9, 0.14] as Point, bow: [0.72, 0.84] as Point };

/** At the shoulder, under the chin: one paw at its neck, the other draws the bow. */
function fiddle(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { neck } } = facingViewer(cat);
  const { box } = thing;
  const scale = VIOLIN.long / Math.hypot(widthOf(box), heightOf(box));
  const at: Point = [neck.at[0] + 38, chinOf(cat) + 58];
  giveTo(cat, thing, { at, scale, turn: VIOLIN.turn, grip: placeIn(box, [0.46, 0.52]) });
  const own = (share: Point) => movePoint(placing(thing.placing), placeIn(box, share));
  cat.reach = { near: own(VIOLIN.neck), far: own(VIOLIN.bow) };
  cat.target = onStage(cat, own(VIOLIN.neck));
}

/** Across the chest, neck upwards: one paw at the neck, one at the strings. */
function strum(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure } = cat.cat;
  const height = heightOf(thing.box);
  const scale = 300 / height, turn = 0.98;
  const at: Point = [figure.neck.at[0] - 14, shoulderOf(cat) + 78];
  giveTo(cat, thing, { at, scale, turn, grip: [0, -height * 0.3] });
  const along = (share: number, aside = 0): Point => [
    at[0] + Math.sin(turn) * height * scale * share + Math.cos(turn) * aside,
    at[1] - Math.cos(turn) * height * scale * share + Math.sin(turn) * aside,
  ];
  cat.reach = { near: along(0.4), far: along(-0.02, -10) };
}

/** Just thrown: the thing in the air before the cat, the paw flung up after it, streaks of its way behind it. */
export function toss(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { head } } = cat.cat;
  thing.placing.scale = Math.min(GENEROUS, THROWN.large / heightOf(thing.box));
  const own: Point = [
    head.at[0] + THROWN.at[0] * head.scale,
    head.at[1] + THROWN.at[1] * head.scale,
  ];
  thing.placing.at = onStage(cat, own);
  thing.isPlaced = true;
  thing.isGrounded = false;
  const middle = faceOf(thing);
  if (isUpright(cat.cat.figure)) {
    const paw: Point = [head.at[0] + 142 * head.scale, head.at[1] - 8 * head.scale];
    cat.reach = { near: paw, turn: -0.5 };
    addTools(cat, thing, "streak", { items: streaks(paw, ownPoint(cat, middle)) });
  }
  cat.target = middle;
}

/** What is thrown is at most so high, in units, and its foot so far from the middle of the head, in units of it. */
const THROWN = { large: 70, at: [262, 10] as Point };

/** The way from a paw to what it threw. */
function streaks(from: Point, to: Point): Item[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]], far = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / far, dx / far];
  return [-26, 0, 26].map((aside, i) => {
    const at = (share: number): Point => [
      from[0] + dx * share + nx * aside,
      from[1] + dy * share + ny * aside,
    ];
    return line(`streak ${i}`, "prop", [at(0.28), at(0.45), at(0.62)], WHITE, [1, 6]);
  });
}
