/**
 * @module Every entry of `relations`. Written by `deno task entries`: change the entries, not this file.
 */
import type { RelationEntry } from "./staging/relation_entry.ts";
import { relation as around } from "./relations/around.ts";
import { relation as aroundTheNeck } from "./relations/around_the_neck.ts";
import { relation as at } from "./relations/at.ts";
import { relation as battingAt } from "./relations/batting_at.ts";
import { relation as behind } from "./relations/behind.ts";
import { relation as behindTheEar } from "./relations/behind_the_ear.ts";
import { relation as beside } from "./relations/beside.ts";
import { relation as between } from "./relations/between.ts";
import { relation as betweenCats } from "./relations/between_cats.ts";
import { relation as blowingOut } from "./relations/blowing_out.ts";
import { relation as breathing } from "./relations/breathing.ts";
import { relation as busyWith } from "./relations/busy_with.ts";
import { relation as callingWith } from "./relations/calling_with.ts";
import { relation as carryingInTheMouth } from "./relations/carrying_in_the_mouth.ts";
import { relation as carryingOnTheBack } from "./relations/carrying_on_the_back.ts";
import { relation as chasing } from "./relations/chasing.ts";
import { relation as climbing } from "./relations/climbing.ts";
import { relation as cooking } from "./relations/cooking.ts";
import { relation as dreamingOf } from "./relations/dreaming_of.ts";
import { relation as drinking } from "./relations/drinking.ts";
import { relation as driving } from "./relations/driving.ts";
import { relation as eating } from "./relations/eating.ts";
import { relation as farFrom } from "./relations/far_from.ts";
import { relation as feeding } from "./relations/feeding.ts";
import { relation as fencingWith } from "./relations/fencing_with.ts";
import { relation as fishing } from "./relations/fishing.ts";
import { relation as fleeingFrom } from "./relations/fleeing_from.ts";
import { relation as givingTo } from "./relations/giving_to.ts";
import { relation as handInHand } from "./relations/hand_in_hand.ts";
import { relation as hangingFrom } from "./relations/hanging_from.ts";
import { relation as headIn } from "./relations/head_in.ts";
import { relation as holding } from "./relations/holding.ts";
import { relation as hugging } from "./relations/hugging.ts";
import { relation as inFrontOf } from "./relations/in_front_of.ts";
import { relation as inTheAir } from "./relations/in_the_air.ts";
import { relation as inTheHair } from "./relations/in_the_hair.ts";
import { relation as inside } from "./relations/inside.ts";
import { relation as juggling } from "./relations/juggling.ts";
import { relation as jumpingOver } from "./relations/jumping_over.ts";
import { relation as kicking } from "./relations/kicking.ts";
import { relation as knockingOver } from "./relations/knocking_over.ts";
import { relation as leading } from "./relations/leading.ts";
import { relation as leaningOn } from "./relations/leaning_on.ts";
import { relation as leftOf } from "./relations/left_of.ts";
import { relation as licking } from "./relations/licking.ts";
import { relation as lookingAt } from "./relations/looking_at.ts";
import { relation as lookingInto } from "./relations/looking_into.ts";
import { relation as lookingThrough } from "./relations/looking_through.ts";
import { relation as on } from "./relations/on.ts";
import { relation as onTheNose } from "./relations/on_the_nose.ts";
import { relation as onTheShoulder } from "./relations/on_the_shoulder.ts";
import { relation as overTheFace } from "./relations/over_the_face.ts";
import { relation as painting } from "./relations/painting.ts";
import { relation as paintingAPictureOf } from "./relations/painting_a_picture_of.ts";
import { relation as paintingWith } from "./relations/painting_with.ts";
import { relation as peekingOutOf } from "./relations/peeking_out_of.ts";
import { relation as peekingOver } from "./relations/peeking_over.ts";
import { relation as playing } from "./relations/playing.ts";
import { relation as playingWith } from "./relations/playing_with.ts";
import { relation as pouring } from "./relations/pouring.ts";
import { relation as pulling } from "./relations/pulling.ts";
import { relation as reachingFor } from "./relations/reaching_for.ts";
import { relation as reading } from "./relations/reading.ts";
import { relation as riding } from "./relations/riding.ts";
import { relation as rightOf } from "./relations/right_of.ts";
import { relation as rowing } from "./relations/rowing.ts";
import { relation as sharing } from "./relations/sharing.ts";
import { relation as smelling } from "./relations/smelling.ts";
import { relation as splashingIn } from "./relations/splashing_in.ts";
import { relation as tailsInAHeart } from "./relations/tails_in_a_heart.ts";
import { relation as tangledIn } from "./relations/tangled_in.ts";
import { relation as through } from "./relations/through.ts";
import { relation as throwing } from "./relations/throwing.ts";
import { relation as touchingNoses } from "./relations/touching_noses.ts";
import { relation as typing } from "./relations/typing.ts";
import { relation as under } from "./relations/under.ts";
import { relation as wearing } from "./relations/wearing.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type Relation =
  | "around" | "around the neck" | "at" | "batting at" | "behind" | "behind the ear" | "beside"
  | "between" | "between cats" | "blowing out" | "breathing" | "busy with" | "calling with"
  | "carrying in the mouth" | "carrying on the back" | "chasing" | "climbing" | "cooking"
  | "dreaming of" | "drinking" | "driving" | "eating" | "far from" | "feeding" | "fencing with"
  | "fishing" | "fleeing from" | "giving to" | "hand in hand" | "hanging from" | "head in"
  | "holding" | "hugging" | "in front of" | "in the air" | "in the hair" | "inside" | "juggling"
  | "jumping over" | "kicking" | "knocking over" | "leading" | "leaning on" | "left of" | "licking"
  | "looking at" | "looking into" | "looking through" | "on" | "on the nose" | "on the shoulder"
  | "over the face" | "painting" | "painting a picture of" | "painting with" | "peeking out of"
  | "peeking over" | "playing" | "playing with" | "pouring" | "pulling" | "reaching for" | "reading"
  | "riding" | "right of" | "rowing" | "sharing" | "smelling" | "splashing in" | "tails in a heart"
  | "tangled in" | "through" | "throwing" | "touching noses" | "typing" | "under" | "wearing";

/** Every entry by its name. */
// deno-fmt-ignore
export const RELATIONS: Readonly<Record<Relation, RelationEntry>> = {
  around, "around the neck": aroundTheNeck, at, "batting at": battingAt, behind,
  "behind the ear": behindTheEar, beside, between, "between cats": betweenCats,
  "blowing out": blowingOut, breathing, "busy with": busyWith, "calling with": callingWith,
  "carrying in the mouth": carryingInTheMouth, "carrying on the back": carryingOnTheBack, chasing,
  climbing, cooking, "dreaming of": dreamingOf, drinking, driving, eating, "far from": farFrom,
  feeding, "fencing with": fencingWith, fishing, "fleeing from": fleeingFrom, "giving to": givingTo,
  "hand in hand": handInHand, "hanging from": hangingFrom, "head in": headIn, holding, hugging,
  "in front of": inFrontOf, "in the air": inTheAir, "in the hair": inTheHair, inside, juggling,
  "jumping over": jumpingOver, kicking, "knocking over": knockingOver, leading,
  "leaning on": leaningOn, "left of": leftOf, licking, "looking at": lookingAt,
  "looking into": lookingInto, "looking through": lookingThrough, on, "on the nose": onTheNose,
  "on the shoulder": onTheShoulder, "over the face": overTheFace, painting,
  "painting a picture of": paintingAPictureOf, "painting with": paintingWith,
  "peeking out of": peekingOutOf, "peeking over": peekingOver, playing, "playing with": playingWith,
  pouring, pulling, "reaching for": reachingFor, reading, riding, "right of": rightOf, rowing,
  sharing, smelling, "splashing in": splashingIn, "tails in a heart": tailsInAHeart,
  "tangled in": tangledIn, through, throwing, "touching noses": touchingNoses, typing, under,
  wearing,
};

/** Every name, in the order of the alphabet. */
export const RELATION_NAMES: Relation[] = Object.keys(RELATIONS) as Relation[];
