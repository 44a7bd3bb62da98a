/**
 * @module Things that a cat holds as they are used: weights above the head, a camera at the eye, a broom on
 * the floor.
 */
import type { HeldAt, Use } from "../../things/use.ts";
import { useOf } from "../../things/uses.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { lookThrough } from "../acts/at_an_eyepiece.ts";
import { blowBubbles } from "../acts/bubbles.ts";
import { conduct } from "../acts/conducting.ts";
import { flown } from "./flown.ts";
import { atTheSide } from "./held_at_the_side.ts";
import { hanging } from "./hanging.ts";
import { atTheEye, atTheEyes, throughALens } from "./held_at_the_eyes.ts";
import { atTheCheek, atTheMouth, blown } from "./held_at_the_lips.ts";
import { onAPaw, overhead, overTheHead } from "./held_overhead.ts";
import { holdStandingInstrument, onAPage, onTheGround } from "./held_to_the_ground.ts";
import { onABoard } from "../acts/ironing.ts";
import { swung } from "./swung.ts";
import { sew } from "../acts/sewing.ts";
import { pouring } from "../acts/pouring.ts";
import { standsUp } from "../standing_up.ts";

/** Holds it as it is used, with others that it is used on; false where it has no use of its own, or the cat has no paws free. */
export function holdInUse(
  cat: CatOnStage,
  thing: ThingOnStage,
  things: readonly ThingOnStage[] = [],
): boolean {
  const use = useOf(thing.prop);
  if (!use?.held || !standsUp(cat)) return false;
  const isFaceHidden = cat.cat.figure.head.away ?? false;
  if (isFaceHidden && AT_THE_FACE.includes(use.held)) return false;
  WAYS[use.held](cat, thing, use, things);
  return true;
}

/** What a cat that is seen from behind has before a face that is not seen. */
const AT_THE_FACE: readonly HeldAt[] = [
  "at the eye",
  "at the eyes",
  "before an eye",
  "blown",
  "at the mouth",
  "at the cheek",
  "blowing bubbles",
];

const WAYS: Record<
  HeldAt,
  (cat: CatOnStage, thing: ThingOnStage, use: Use, things: readonly ThingOnStage[]) => void
> = {
  overhead,
  "over the head": overTheHead,
  "at the eye": atTheEye,
  "at the eyes": atTheEyes,
  blown,
  "at the mouth": atTheMouth,
  "at the cheek": atTheCheek,
  "on the ground": onTheGround,
  "at the side": atTheSide,
  "on a page": onAPage,
  pouring,
  standing: holdStandingInstrument,
  hanging,
  "in the sky": flown,
  "blowing bubbles": blowBubbles,
  "on a board": onABoard,
  raised: conduct,
  "on a paw": onAPaw,
  swung,
  "on a cloth": sew,
  "at its eyepiece": lookThrough,
  "before an eye": throughALens,
};
