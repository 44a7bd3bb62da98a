/**
 * @module Two things, one in each paw: both forelegs are out beside the body, each thing upright in its paw, or
 * hanging from it.
 */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { Related } from "../../spec.ts";
import { hangsFromPaw, useOf } from "../../things/uses.ts";
import { placeIn } from "../acts/tools.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { giveTo } from "../moving_actors.ts";
import { actorOf, type Stage } from "../stage.ts";
import { standsUp } from "../standing_up.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { redrawn } from "../thing_on_stage.ts";
import { facingViewer, LONG, shoulderOf } from "./paws.ts";

/** -1 is the farther paw, on the left of a cat seen from the front. */
type PawSide = -1 | 1;

/** How long a thing in one of two paws is, at least and at most, and how wide, in units. */
const SIZE = { least: 118, most: 215, widest: 138 };

/** Paws are so far beside the cheeks, so far below the shoulders, and turned outwards by so much. */
const PAW = { beside: 26, below: 18, turn: 0.16 };

/** A thing that hangs is so far above the ground, in units. */
const ABOVE_GROUND = 6;

/** Where a paw is on a thing that it bears from below: above its foot and inside its middle, above the foot of a long
 * one, and below the upper edge of one that hangs. Shares of its box. */
const GRIPPED = { low: 0.1, inner: 0.2, long: 0.26, hung: 0.04 };

/** What words say that one cat holds, the first two of it, where it is two or more. */
export function pairHeldBy(stage: Stage, cat: CatOnStage): ThingOnStage[] | undefined {
  const isHeld = ({ who, is }: Related) => who === cat.ref && is === "holding";
  const things = (stage.spec.relations ?? []).filter(isHeld)
    .map(({ what }) => actorOf(stage, what))
    .filter((actor): actor is ThingOnStage => actor?.kind === "thing");
  return things.length > 1 ? things.slice(0, 2) : undefined;
}

/** The first in the nearer paw, the second in the other; false where the paws are not free. */
export function holdOneInEachPaw(
  cat: CatOnStage,
  [first, second]: readonly ThingOnStage[],
): boolean {
  if (!first || !second || !standsUp(cat)) return false;
  facingViewer(cat);
  for (const thing of [first, second]) if (thing.count > 1) onlyOneOf(thing);
  const near = holdAside(cat, first, 1), far = holdAside(cat, second, -1);
  cat.reach = { near, far };
  return true;
}

/** Two of a kind, one in each paw. */
export function holdTheTwo(cat: CatOnStage, thing: ThingOnStage): boolean {
  if (!standsUp(cat)) return false;
  onlyOneOf(thing);
  return holdOneInEachPaw(cat, [thing, { ...thing }]);
}

function onlyOneOf(thing: ThingOnStage): void {
  redrawn(thing, thing.one);
  thing.count = 1;
}

/** Gives the thing into the paw of that side. Answers where the paw is. */
function holdAside(cat: CatOnStage, thing: ThingOnStage, side: PawSide): Point {
  const { figure, skull } = cat.cat;
  const face = boundsOf(skull.filter(({ name }) => name === "head"));
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const longest = Math.max(width, height) * GENEROUS * 1.2;
  const long = Math.min(SIZE.most, Math.max(SIZE.least, longest));
  const scale = Math.min(long / Math.max(width, height), SIZE.widest / Math.min(width, height));
  const x = figure.neck.at[0] + side * (widthOf(face) / 2 + PAW.beside);
  const hangs = hangsFromPaw(thing.prop);
  const grip = hangs ? placeIn(thing.box, [0.5, GRIPPED.hung]) : gripOf(thing, side, scale);
  const lowest = (grip[1] - thing.box.bottom) * scale - ABOVE_GROUND;
  const at: Point = [x, hangs ? lowest : Math.min(shoulderOf(cat) + PAW.below, lowest)];
  giveTo(cat, thing, { at, scale, grip, turn: hangs ? 0 : turnOf(thing, side) });
  return at;
}

/** No wide thing reaches farther in from its paw, over an eye, in units. */
const MOST_INWARDS = 38;

/** Where a paw takes it, in its own units. */
function gripOf(thing: ThingOnStage, side: PawSide, scale: number): Point {
  const line = useOf(thing.prop)?.line;
  if (line) return placeIn(thing.box, line.handle);
  if (thing.art.spot === "hand") return thing.grip;
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const isLong = height > LONG * width;
  return isLong ? [-0.3 * side * width, -GRIPPED.long * height] : [
    -Math.max(GRIPPED.inner, 0.5 - MOST_INWARDS / (width * scale)) * side * width,
    -GRIPPED.low * height,
  ];
}

/** Upright, its end a little outwards. */
function turnOf(thing: ThingOnStage, side: PawSide): number {
  const line = useOf(thing.prop)?.line;
  if (!line) return side * PAW.turn;
  const [hx, hy] = placeIn(thing.box, line.handle), [ex, ey] = placeIn(thing.box, line.end);
  return Math.atan2(hy - ey, ex - hx) - Math.PI / 2 + side * PAW.turn;
}
