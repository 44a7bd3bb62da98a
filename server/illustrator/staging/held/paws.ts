/** @module What a cat holds in its paws. */
import { bounds, boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, movePoint, placing } from "../../geometry/transform.ts";
import { type Cat, drawCat } from "../../cat/cat.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Point, Region } from "../../scene.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { redrawn } from "../thing_on_stage.ts";
import { giveTo } from "../moving_actors.ts";
import { takeInMouth } from "./head_and_mouth.ts";

/** Smaller things would vanish between the paws, in units. */
const SMALLEST = 112;

/** Things longer than this share of their width lie across the body, or stand in one paw. */
export const LONG = 1.35;

/** What lies across the body is so long that both ends show beyond the paws, in units. */
const ACROSS = { least: 210, most: 300 };

/** What stands in one paw is gripped at its edge next to the body: so far from its middle and above its foot, as shares
 * of its box. */
const GRIPPED = { at: -0.44, high: 0.26 };

/** As its shape asks: upright in one paw, across the body, or between both paws. */
export function hold(cat: CatOnStage, thing: ThingOnStage): void {
  const width = widthOf(thing.box), height = heightOf(thing.box);
  if (thing.art.spot === "hand") raise(cat, thing);
  else if (height > LONG * width) raise(cat, thing, [GRIPPED.at * width, -GRIPPED.high * height]);
  else if (width > LONG * height) holdAcross(cat, thing);
  else holdBefore(cat, thing);
}

/** Across the body, below the chin; both paws grip its middle. */
function holdAcross(cat: CatOnStage, thing: ThingOnStage): void {
  if (!isUpright(cat.cat.figure)) return takeInMouth(cat, thing);
  const { figure } = facingViewer(cat);
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const long = Math.min(ACROSS.most, Math.max(ACROSS.least, width * GENEROUS * 1.35));
  const scale = Math.min(long / width, fittingUnderChin(cat, height, 0, LEAST_ACROSS));
  const high = height * scale;
  const at: Point = [figure.neck.at[0], levelBelowChin(cat, high)];
  giveTo(cat, thing, { at, scale, turn: TILT, grip: [0, -height / 2] });
  const aside = Math.max(40, width * scale * 0.2);
  const under = (x: number): Point => [x, lowerEdgeAt(cat, thing, x) - UNDER_EDGE];
  cat.reach = { near: under(at[0] + aside), far: under(at[0] - aside), around: true };
}

/** Several of a thing, one for each: two who raise their glasses. */
export function holdOneEach(who: readonly OnStage[], thing: ThingOnStage): void {
  redrawn(thing, thing.one);
  thing.count = 1;
  who.forEach((cat, i) => {
    if (cat.kind === "cat") hold(cat, i === 0 ? thing : { ...thing });
  });
}

/** So far above the lower edge of a thing is the middle of a paw that bears it, in units. */
const UNDER_EDGE = 12;

/** How low a thing it has been given reaches there; a shape that leaves a gap there, how low it reaches at all. */
function lowerEdgeAt(cat: CatOnStage, thing: ThingOnStage, x: number): number {
  const turned = (outline: readonly Point[]) => outline.map(([px, py]): Point => [py, px]);
  const outlines = outlinesOf(cat, thing);
  const crossings = outlines.flatMap((outline) => crossingsAt(turned(outline), x));
  return crossings.length > 0 ? Math.max(...crossings) : bounds(outlines.flat()).bottom;
}

/** How far what lies across a body is tilted, in radians. */
const TILT = -0.1;

/** The middle of a thing so high before the chest: its upper edge at the chin, its lower one above the ground. */
function levelBelowChin(cat: CatOnStage, high: number): number {
  return Math.min(Math.max(shoulderOf(cat) + 48, chinOf(cat) + high / 2), -high / 2 - ABOVE_GROUND);
}

/** The scale at which a thing so high has room between chin and ground: a handle across the face would cut it. */
function fittingUnderChin(
  cat: CatOnStage,
  height: number,
  lift: number,
  least = LEAST_HELD,
): number {
  return Math.max(least, -ABOVE_GROUND - chinOf(cat) + lift) / height;
}

/** How low a chin reaches, in the cat's own units: heads of styles, breeds and ages differ. */
export function chinOf({ cat: { figure: { head }, skull } }: CatOnStage): number {
  const outline = skull.filter(({ name }) => name === "head");
  const lowest = outline.length > 0 ? boundsOf(outline).bottom - FUR : -Infinity;
  return Math.max(head.at[1] + UNDER_CHIN * head.scale, lowest);
}

/** Where the lips are, in the cat's own units. */
export function lipsOf({ cat: { figure: { head } }, spec }: CatOnStage): Point {
  return movePoint(placing(head), mouthPlace(LIPS, head, spec));
}

/** Right under the mouth, in units of the head. */
const LIPS: Point = [0, 82];

/** A held thing may touch the fur of the chin, in units. */
const FUR = 12;

/** Lower than this nothing held is, in units, upright or across, and nothing held touches the ground. */
const LEAST_HELD = 88, LEAST_ACROSS = 60, ABOVE_GROUND = 14;

/** From the middle of a head to what is held under its chin, in units of the head. */
const UNDER_CHIN = 88;

/** The middle of a chest: of a body that leans it is between that of the trunk and the neck. */
function chestOf({ cat: { figure } }: CatOnStage): number {
  const trunk = figure.torso.find(({ name }) => name === figure.dressed.torso);
  const [neck] = figure.neck.at;
  if (!trunk) return neck;
  const { left, right } = bounds(trunk.outline);
  return (neck + (left + right) / 2) / 2;
}

/** Before the chest, between both forepaws, or at the lips. `lift` moves it up from there. */
export function holdBefore(
  cat: CatOnStage,
  thing: ThingOnStage,
  { largest = 185, lift = 0, turn = 0, atLips = false }: {
    largest?: number;
    lift?: number;
    turn?: number;
    atLips?: boolean;
  } = {},
): void {
  if (!isUpright(cat.cat.figure)) return takeInMouth(cat, thing);
  facingViewer(cat);
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const natural = Math.max(width, height) * GENEROUS * 1.3;
  const wished = Math.min(largest, Math.max(SMALLEST, natural)) / Math.max(width, height);
  const scale = Math.min(wished, fittingUnderChin(cat, height, lift));
  const high = height * scale;
  const [x, level] = atLips
    ? [lipsOf(cat)[0], lipsOf(cat)[1] + high / 2]
    : [chestOf(cat), levelBelowChin(cat, high)];
  const at: Point = [x, level - lift];
  giveTo(cat, thing, { at, scale, turn, grip: [0, -height / 2] });
  const y = at[1] + Math.max(10, height * scale * 0.2);
  closeAround(cat, thing, y);
}

/** Closes both paws on the edges of a thing it has been given, at this height. */
export function closeAround(cat: CatOnStage, thing: ThingOnStage, y: number): void {
  const x = cat.cat.figure.neck.at[0];
  const crossings = outlinesOf(cat, thing)
    .flatMap((outline) => AT_FOREARM.flatMap((below) => crossingsAt(outline, y + below)));
  const within = (aside: number) => Math.min(Math.max(aside - ON_EDGE, LEAST_APART), MOST_APART);
  cat.reach = {
    near: [x + within(Math.max(...crossings) - x), y],
    far: [x - within(x - Math.min(...crossings)), y + 2],
    around: true,
  };
}

/** Between these heights below a paw its forearm comes in, in units. */
const AT_FOREARM = [0, 12, 24];

/** So far inside the edge of a thing is the middle of a paw that closes around it, in units. */
const ON_EDGE = 6;

/** How far paws around a thing are from the middle of the body, in units. */
const LEAST_APART = 30, MOST_APART = 112;

function outlinesOf({ held }: CatOnStage, thing: ThingOnStage): Region["outline"][] {
  return held.flatMap((item) =>
    item.is === "region" && item.of === thing.ref ? [item.outline] : []
  );
}

/** Where an outline crosses this height. */
function crossingsAt(outline: readonly Point[], y: number): number[] {
  return outline.flatMap(([x, py], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return (py < y) === (ny < y) ? [] : [x + (nx - x) * (y - py) / (ny - py)];
  });
}

/** The cat turned to the viewer, for what both its paws hold: seen half from the side a thing hides its chest. */
export function facingViewer(cat: CatOnStage): Cat {
  cat.toViewer = true;
  const { view, head } = cat.cat.figure;
  if (view === "front" && !head.profile) return cat.cat;
  cat.faceShown = "whole";
  cat.cat = drawCat(cat.spec, {
    mirrored: cat.placing.mirror,
    toViewer: true,
    faceShown: "whole",
  });
  return cat.cat;
}

/** In one raised paw, upright, by its grip: wands, swords, candles. */
export function raise(
  cat: CatOnStage,
  thing: ThingOnStage,
  grip: Point = thing.grip,
): void {
  const { figure } = cat.cat;
  if (!isUpright(figure)) return takeInMouth(cat, thing);
  const x = Math.max(figure.rest.right * 0.78, figure.head.at[0] + 128 * figure.head.scale);
  const at: Point = [x, shoulderOf(cat) + 2];
  if (thing.count > 1) fan(thing, grip);
  const scale = Math.max(GENEROUS, RAISED / heightOf(thing.box));
  giveTo(cat, thing, { at, scale, turn: 0.14, grip });
  // The other paw stays on the rim of what it is in.
  const far = cat.pawsDepth === undefined ? undefined : cat.reach?.far;
  cat.reach = { near: at, turn: -0.1, ...(far && { far }) };
}

/** From one of several in a paw to the next, in radians. */
const FAN = 0.34;

/** Several in one paw meet in it, like flowers of a bunch. */
function fan(thing: ThingOnStage, [x, y]: Point): void {
  const one = moveItems(placing({ at: [-x, -y] }), thing.one);
  const all = Array.from(
    { length: thing.count },
    (_, i) => moveItems(placing({ at: [x, y], turn: (i - (thing.count - 1) / 2) * FAN }), one),
  );
  redrawn(thing, all.flat());
}

/** What is held up is at least so high, in units. */
const RAISED = 160;

/** Height of the shoulders in the cat's own units. */
export function shoulderOf({ cat: { figure } }: CatOnStage): number {
  const foreleg = [...figure.limbs, ...figure.back].find(({ name }) => / foreleg$/.test(name));
  return foreleg ? foreleg.axis[0]![1] : figure.neck.at[1] + 40;
}
