/**
 * @module Gives every actor of a recipe its place: what is related by its relation, the rest beside the
 * cats.
 */
import { heightOf, widthOf } from "../geometry/measure.ts";
import { setAfloat } from "../staging/seats/afloat.ts";
import { liftOverRims } from "../staging/held/held_over_rim.ts";
import { clearFaces, restPaws } from "../staging/seats/at_table.ts";
import { belongsAtWall, lightSideOf, standAtWall } from "../staging/around/at_wall.ts";
import type { CatSpec, Related } from "../spec.ts";
import { POSES } from "../cat/poses.ts";
import { randomStream } from "../random.ts";
import { type Relation, RELATIONS } from "../relations.ts";
import { fillVessels } from "../staging/filling.ts";
import { holdInUse } from "../staging/held/in_use.ts";
import { placeFreeThings, placeThing } from "../staging/around/free_things.ts";
import { loadsOf, takeAlong } from "../staging/loads.ts";
import { inOrder, type RelatedAlike } from "../staging/relation_order.ts";
import { PHASES, type RelationEntry } from "../staging/relation_entry.ts";
import { isTakenAlong } from "../staging/held/taken_along.ts";
import { actorOf, type Stage, stageOf } from "../staging/stage.ts";
import { boxAround, boxOf, faceOf } from "../staging/actor_boxes.ts";
import { keepFacesApart } from "../staging/together/faces_apart.ts";
import { moveBy } from "../staging/moving_actors.ts";
import type { OnStage } from "../staging/actors.ts";
import type { Room } from "../wardrobe/room.ts";
import { withCoveredFloor } from "./covered_floor.ts";

/** Cats in company sit close: by this share of a cat they overlap, more of more cats. */
const CLOSE = [0, 0.06, 0.22, 0.42, 0.6, 0.64] as const;

/** From so many cats on every second one sits behind the others, by this much higher, in units. */
const TWO_ROWS = 3, BACK_ROW = 190;

/** Cats that lie, so many times as wide as high, do so too, closer, and by this share of their height. */
const WIDE = 1.25, LYING = { close: 0.42, higher: 0.52 } as const;

/** The stage of a recipe, everything in its place, the things with so much room. */
export function arranged(spec: CatSpec, room?: Room): Stage {
  const stage = stageOf(spec, room);
  sideBySide(stage.cats);
  fillVessels(stage);
  const relations = together(withCoveredFloor(spec));
  const phaseOf = ({ is }: RelatedAlike) => (RELATIONS[is] as RelationEntry).phase;
  for (const phase of PHASES) {
    const ofPhase = relations.filter((related) => phaseOf(related) === phase);
    for (const { is, who, what } of inOrder(ofPhase, phase)) {
      const actors = who.map((ref) => actorOf(stage, ref)).filter((actor) => actor !== undefined);
      const other = actorOf(stage, what);
      if (actors.length === 0 || !other) continue;
      if (is === "inside" || AMONG_THINGS.includes(is)) standApart(stage, actors, other);
      const loads = loadsOf(stage);
      RELATIONS[is].arrange(stage, actors, other);
      takeAlong(loads, [...actors, other]);
    }
    if (phase === "paws") {
      takeInPaws(stage);
      placeFreeThings(stage);
    }
  }
  liftOverRims(stage);
  setAfloat(stage);
  clearFaces(stage);
  restPaws(stage.cats);
  lookAtCompany(stage);
  return stage;
}

/** What words only name goes into a free paw of the first cat that takes it along. */
function takeInPaws({ cats, things }: Stage): void {
  for (const thing of things) {
    if (thing.isPlaced) continue;
    cats.some((cat) =>
      !cat.reach && !cat.held.length && isTakenAlong(thing.prop, cat.spec.pose) &&
      holdInUse(cat, thing)
    );
  }
}

/** How many cats in company look at the cat beside them, where words say nothing else. */
const AT_COMPANY = 0.7;

function lookAtCompany({ spec, cats }: Stage): void {
  for (const [i, cat] of cats.entries()) {
    const beside = cats[i + 1] ?? cats[i - 1];
    const isFree = !cat.target && !cat.spec.gaze && !cat.spec.view && !POSES[cat.spec.pose].isSleep;
    if (beside && isFree && randomStream(spec.seed, `company.${cat.ref}`).chance(AT_COMPANY)) {
      cat.target = faceOf(beside);
    }
  }
}

/** Relations between things alone, of which the other thing needs a place first. */
const AMONG_THINGS: readonly Relation[] = [
  "behind",
  "beside",
  "left of",
  "right of",
  "in front of",
];

/** Baguettes in a basket: where nothing else places them, things in a thing are beside the cats, not before them. */
function standApart(stage: Stage, who: readonly OnStage[], what: OnStage): void {
  // What fills it already moves with it.
  const isFree = (actor: OnStage) =>
    actor.kind === "thing" && (!actor.isPlaced || actor.items.length === 0);
  if (what.kind !== "thing" || !isFree(what) || !who.every(isFree)) return;
  if (belongsAtWall(what)) {
    standAtWall(what, { before: stage.cats, side: lightSideOf(stage.spec) < 0 ? 1 : -1 });
  } else placeThing(stage, what);
  for (const actor of who) {
    moveBy(actor, [what.placing.at[0] - actor.placing.at[0], 0]);
    actor.depth = what.depth;
  }
}

/** In a row, the middle of all at the origin; two turn towards each other. */
function sideBySide(cats: Stage["cats"]): void {
  let edge = 0;
  const { close, higher } = rowsOf(cats);
  for (const [i, cat] of cats.entries()) {
    const box = boxOf(cat), width = widthOf(box);
    const isBehind = higher > 0 && i % 2 === 1;
    moveBy(cat, [edge - box.left, isBehind ? -higher : 0]);
    if (isBehind) cat.depth -= 1;
    edge += width * (1 - close);
  }
  keepFacesApart(cats);
  const { left, right } = boxAround(cats);
  for (const cat of cats) moveBy(cat, [-(left + right) / 2, 0]);
}

/** By what share of a cat they overlap, and how much higher every second one is, in units. */
function rowsOf(cats: Stage["cats"]): { close: number; higher: number } {
  const close = CLOSE[cats.length] ?? CLOSE[1];
  const boxes = cats.map(boxOf);
  if (boxes.every((box) => widthOf(box) > WIDE * heightOf(box))) {
    return {
      close: Math.max(close, LYING.close),
      higher: LYING.higher * Math.min(...boxes.map(heightOf)),
    };
  }
  return { close, higher: cats.length >= TWO_ROWS ? BACK_ROW : 0 };
}

/** All that relate alike to the same thing come together: two kittens in one basket. */
function together(relations: readonly Related[]): RelatedAlike[] {
  const groups = Object.groupBy(relations, ({ is, what }) => `${is} ${what}`);
  return Object.values(groups).filter((group) => group !== undefined).map((group) => ({
    is: group[0]!.is,
    what: group[0]!.what,
    who: group.map(({ who }) => who),
  }));
}
