/** @module What one cat of a description is, wears and does. */
import type { Accessory } from "../../../../lib/choices.ts";
import { type Mood, MOODS } from "../../cat/moods.ts";
import { type Pose, POSES } from "../../cat/poses.ts";
import { isMarkWellShownIn, isWellShownIn, ON_ITS_LEGS } from "../../cat/shown_by_poses.ts";
import type { CatLook, CatSpec, Feature, Graded, OwnMark } from "../../spec.ts";
import { COSTUMES } from "../../wardrobe/costumes.ts";
import type { Variant } from "../../wardrobe/accessories.ts";
import { type Prop, propOf } from "../../wardrobe/prop_kinds.ts";
import { PLACES, type Setting } from "../../world/places.ts";
import { accessoriesOf, costumeOf, layersOf } from "./accessories.ts";
import { asksForWholeBody } from "./whole_body.ts";
import { coatOf } from "./coat.ts";
import { decide, type DecisionContext } from "./deciding.ts";
import * as defaults from "./defaults.ts";
import type { Weights } from "./choice.ts";
import { eyesOf } from "./eyes.ts";

/** What is asked of a cat besides its own words. */
export interface Asked {
  /** Chosen in the form. */
  accessories: readonly Accessory[];
  /** Poses that suit what it does with others; undefined: any. */
  poses: readonly Pose[] | undefined;
}

/** The look of the cat that the words, its breed, a photo and the seed decide together. */
export function lookOf(deciding: DecisionContext, { accessories, poses }: Asked): CatLook {
  const { words, breed, provenance } = deciding;
  const coat = coatOf(deciding);
  const eyes = eyesOf(deciding, coat);
  // A build or a breed that is named is that of a grown cat: kittens are all alike.
  const isGrown = words.first("build") !== undefined || words.first("breed") !== undefined;
  const age = decide(deciding, "age", defaults.AGE_WEIGHTS, {
    suits: (age) => !isGrown || age === "adult",
  });
  const build = decide(deciding, "build", defaults.BUILD_WEIGHTS, { implied: breed.build });
  const size = words.first("size"), view = words.first("view"), gaze = words.first("gaze");
  const features = featuresOf(deciding);
  const ownMarks = ownMarksOf(deciding);
  const degrees = degreesOf(deciding, coat.length);
  const { mood, pose } = manner(deciding, poses, features);
  const facing = decide(deciding, "facing", defaults.FACING_WEIGHTS);
  const dressed = costumeOf(deciding);
  const [costume, ...layers] = [...(dressed ? [dressed] : []), ...layersOf(deciding, dressed?.kind)]
    .filter(({ kind }) => pose !== "portrait" || !COSTUMES[kind].isLow);
  for (const [decision, said] of Object.entries({ size, view, gaze })) {
    if (said) provenance[decision] = "text";
  }
  return {
    age,
    build,
    ...(size && { size }),
    ...(features.length > 0 && { features }),
    ...(ownMarks.length > 0 && { ownMarks }),
    ...(degrees && { degrees }),
    coat,
    eyes,
    mood,
    pose,
    ...(view && { view }),
    ...(gaze && { gaze }),
    facing,
    ...(costume && { costume }),
    ...(layers.length > 0 && { layers }),
    accessories: accessoriesOf(deciding, accessories, { costume, pose }),
  };
}

/** What the words name and the breed brings along, less what the words refuse. */
function featuresOf({ words, breed, provenance }: DecisionContext): Feature[] {
  const said = words.all("feature").map(({ value }) => value);
  if (said.length > 0) provenance.features = "text";
  const inborn = (breed.features ?? []).filter((feature) => !words.denies("feature", feature));
  return [...new Set([...said, ...inborn])];
}

/** More of them than this no one counts. */
const MOST_OWN_MARKS = 8;

function ownMarksOf({ words, provenance }: DecisionContext): OwnMark[] {
  const said = [...new Set(words.all("ownMark").map(({ value }) => value))];
  if (said.length > 0) provenance.ownMarks = "text";
  return said.slice(0, MOST_OWN_MARKS);
}

/** A low head hides what is small and around the neck. */
const JEWELS: readonly Variant[] = ["necklace", "pearl necklace", "pendant", "choker", "medal"];

const GRADED: readonly Graded[] = ["build", "coat.length", "mood"];

/** A build that no words ask for is a hint: a fat cat that was asked for has to stand out from others. */
const GUESSED_BUILD = 0.4;

/** A stout breed is sturdy: only words make it fat. */
const BRED_BUILD = 0.55;

/** Long hair that no words ask for is a hint, too. */
const GUESSED_LENGTH = 0.9;

function degreesOf(
  { words, breed, provenance }: DecisionContext,
  length: CatSpec["coat"]["length"],
): CatSpec["degrees"] {
  const degrees = GRADED.flatMap((slot) => {
    const [first] = words.all(slot);
    const degree = first?.degree ??
      (slot === "build" && provenance.build === "seed"
        ? GUESSED_BUILD
        : slot === "build" && !first && breed.build === "chubby"
        ? BRED_BUILD
        : slot === "coat.length" && provenance[slot] === "seed" && length === "fluffy"
        ? GUESSED_LENGTH
        : undefined);
    return degree ? [[slot, degree] as const] : [];
  });
  return degrees.length > 0 ? Object.fromEntries(degrees) : undefined;
}

function manner(
  deciding: DecisionContext,
  poses: readonly Pose[] | undefined,
  features: readonly Feature[],
): Pick<CatSpec, "mood" | "pose"> {
  const saidPose = deciding.words.first("pose");
  // Eyes that are described have to be seen.
  const open = deciding.provenance.eyes !== "seed";
  const ofPose = saidPose && POSES[saidPose].moods;
  const moods: Weights<Mood> = ofPose
    ? Object.fromEntries(ofPose.map((mood) => [mood, 1]))
    : defaults.MOOD_WEIGHTS;
  const mood = decide(deciding, "mood", moods, {
    suits: (mood) =>
      (!saidPose || agree(mood, saidPose)) &&
      !(open && MOODS[mood].shutsEyes),
  });
  const props = deciding.words.all("prop");
  const dressed = deciding.words.first("costume") !== undefined ||
    deciding.words.all("accessory").length + props.length > 2 ||
    deciding.words.all("accessory").some(({ variant }) => variant && JEWELS.includes(variant));
  // A head that lies on its paws or is tucked in hides a collar.
  const isNeckDressed = deciding.words.all("accessory").some(({ value }) => value === "scarf");
  // On a body that lies a costume is a bag: what is worn on legs and chest hides below it. One knows a waistcoat or
  // overalls by their front, which a cat on all fours turns aside.
  const isCostumed = deciding.words.first("costume") !== undefined;
  const isTurnedAway = deciding.words.first("view") === "behind" ||
    deciding.words.first("gaze") === "back";
  // A leap or a dance stretches what is stout, and blurs what is lean.
  const isBuilt = deciding.words.first("build") !== undefined;
  const isOld = deciding.words.first("age") === "senior";
  const isWhole = asksForWholeBody(deciding.words, deciding.breed.features);
  // What a cat does with others decides its pose more than chance does.
  const weights: Weights<Pose> = poses
    ? Object.fromEntries(
      poses.map((pose, i) => [pose, i === 0 ? 5 : TELLING.includes(pose) ? 0 : 1]),
    )
    : { ...posesIn(deciding.words.first("setting")), ...gestures(deciding.words.first("mood")) };
  const pose = decide(deciding, "pose", weights, {
    suits: (pose) =>
      agree(mood, pose) && !(open && POSES[pose].isSleep) &&
      !(isBuilt && POSES[pose].hidesClothes) && !((isBuilt || isOld) && POSES[pose].isLively) &&
      !(isCostumed && (POSES[pose].isRest || pose === "lying")) &&
      !(isCostumed && !poses && ON_ITS_LEGS.includes(pose)) &&
      !(isNeckDressed && POSES[pose].hidesClothes) &&
      !(dressed && (POSES[pose].hidesClothes || POSES[pose].isLively)) &&
      !(isWhole && pose === "portrait") && features.every((one) => isWellShownIn(one, pose)) &&
      deciding.words.all("ownMark").every(({ value }) => isMarkWellShownIn(value, pose)) &&
      !(isTurnedAway && !TURNED_AWAY.includes(pose)) &&
      props.every(({ value }) => posesWith(value)?.includes(pose) ?? true),
  });
  return { mood, pose };
}

/** Beside something else a cat does, these would say what no words do: only words bring them. */
const TELLING: readonly Pose[] = ["waving", "dancing"];

/** A portrait shows too little of most places; planets and stars are seen around a head. */
function posesIn(named: Setting | undefined): Weights<Pose> {
  if (named === undefined) return defaults.POSE_WEIGHTS_WITHOUT_PLACE;
  return PLACES[named].openSky ? defaults.POSE_WEIGHTS : defaults.POSE_WEIGHTS_IN_A_PLACE;
}

/** Of the others one hardly sees that they are shown from behind, or look over a shoulder. */
const TURNED_AWAY: readonly Pose[] = ["sitting", "standing"];

/** Poses in which a paw is free to hold something up. */
const HOLDING_UP: readonly Pose[] = ["sitting", "waving", "upright", "dancing", "portrait"];

/** The poses that go with a thing; undefined where any does. */
function posesWith(prop: Prop): readonly Pose[] | undefined {
  const { poses, spot } = propOf(prop);
  return poses ?? (spot === "hand" ? HOLDING_UP : undefined);
}

/** How likely the seed takes a pose that says a mood aloud, against those of all cats. */
const SPEAKING = 30;

/** The poses that say a mood aloud which words name. */
function gestures(said: Mood | undefined): Weights<Pose> {
  const poses = said ? MOODS[said].gestures ?? [] : [];
  return Object.fromEntries(poses.map((pose) => [pose, SPEAKING]));
}

function agree(mood: CatSpec["mood"], pose: CatSpec["pose"]): boolean {
  const { poses, gestures } = MOODS[mood];
  return gestures?.includes(pose) || (poses?.includes(pose) ?? !POSES[pose].isSleep);
}
