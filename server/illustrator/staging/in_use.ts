/**
 * @module Things that a cat holds as they are used: weights above the head, a camera at the eye, a broom on
 * the floor.
 */
import { isUpright } from "../cat/body/reaching.ts";
import { type HeldAt, type Use, useOf } from "../things/uses.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { atTheEye, atTheEyes } from "./held_at_the_eyes.ts";
import { atTheMouth, blown } from "./held_at_the_lips.ts";
import { overhead, overTheHead } from "./held_overhead.ts";
import { holdStandingInstrument, onAPage, onTheGround } from "./held_to_the_ground.ts";
import { pouring } from "./pouring.ts";

/** Holds it as it is used; false where it has no use of its own, or the cat has no paws free. */
export function holdInUse(cat: CatOnStage, thing: ThingOnStage): boolean {
  const use = useOf(thing.prop), { figure } = cat.cat;
  if (!use?.held || !isUpright(figure)) return false;
  const isFaceHidden = figure.head.away ?? false;
  if (isFaceHidden && AT_THE_FACE.includes(use.held)) return false;
  WAYS[use.held](cat, thing, use);
  return true;
}

/** What a cat that is seen from behind has before a face that is not seen. */
const AT_THE_FACE: readonly HeldAt[] = ["at the eye", "at the eyes", "blown", "at the mouth"];

const WAYS: Record<HeldAt, (cat: CatOnStage, thing: ThingOnStage, use: Use) => void> = {
  overhead,
  "over the head": overTheHead,
  "at the eye": atTheEye,
  "at the eyes": atTheEyes,
  blown,
  "at the mouth": atTheMouth,
  "on the ground": onTheGround,
  "on a page": onAPage,
  pouring,
  standing: holdStandingInstrument,
};
