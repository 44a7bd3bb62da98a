/** @module The face that a recipe's mood and pose make. */
import type { CatLook, CatSpec, Feature } from "../../spec.ts";
import { type Expression, OPEN, PERKED, type Posture } from "./expression.ts";
import { MOODS } from "../moods.ts";
import { POSES } from "../poses.ts";

/** What of a look makes a face. */
type FacialLook =
  & Pick<CatLook, "mood" | "pose" | "degrees" | "features">
  & Partial<Pick<CatLook, "age">>
  & Partial<Pick<CatSpec, "provenance">>;

/** The face of a recipe: "very" exaggerates its mood, "slightly" tones it down; a yawn is a yawn in every mood. */
export function expressionOf(
  { mood, pose, degrees, age, features = [], provenance }: FacialLook,
): Expression {
  const face = provenance?.["mood"] === "seed" ? ofChance(MOODS[mood].face) : MOODS[mood].face;
  const ofMood = exaggerated(face, degrees?.mood ?? 1), ofPose = POSES[pose].face;
  const felt = ofAge(ofPose ? { ...ofMood, ...ofPose } : ofMood, age);
  return features.reduce((face, feature) => ({ ...face, ...OF_FEATURES[feature] }), felt);
}

/** The face of a mood that no words name: people miss open eyes, and a grin full of teeth frightens them. */
function ofChance(face: Expression): Expression {
  const mouth = face.mouth === "grin" ? "smile" : face.mouth;
  return { ...face, closed: undefined, winks: false, mouth };
}

/** How far the lids of an old cat hang at least. */
const HEAVY_LIDS = 0.36;

function ofAge(face: Expression, age: FacialLook["age"]): Expression {
  return age === "senior" ? { ...face, upperLid: Math.max(face.upperLid, HEAVY_LIDS) } : face;
}

/** Ears that lie back. */
const FLAT = { out: 0.98, flat: 0.22 };

/** An eye that nothing covers. */
const OPEN_WIDE = { closed: undefined, upperLid: 0, lowerLid: 0, eye: 1.14 };

/** What words say of a face themselves, whatever mood and pose make of it. */
const OF_FEATURES: Partial<Record<Feature, Partial<Expression>>> = {
  "tongue out": { mouth: "tongue" },
  "mouth open": { mouth: "call" },
  "ears flat": { ears: FLAT },
  "ears pricked": { ears: PERKED },
  "one ear back": { ears: { ...PERKED, left: FLAT } },
  "eyes shut": { closed: "asleep", winks: false },
  "eyes half shut": { closed: undefined, upperLid: 0.52, lowerLid: 0.08 },
  "wide pupils": { closed: undefined, upperLid: 0, lowerLid: 0, pupil: 0.94, eye: 1.1 },
  "one eye shut": { winks: true },
  // What is drawn in an eye needs an open one.
  "heart eyes": OPEN_WIDE,
  "star eyes": OPEN_WIDE,
  "spiral eyes": OPEN_WIDE,
  "rainbow eyes": OPEN_WIDE,
  tears: { tear: true },
  "slit pupils": { pupil: 0.16 },
  "toothy grin": { mouth: "grin" },
  "missing tooth": { mouth: "flat" },
  braces: { mouth: "flat" },
  "gold teeth": { mouth: "flat" },
};

/** Both lids of an exaggerated face leave the eye open: together they cover at most this share of it. */
const BOTH_LIDS = 0.88;

function exaggerated(face: Expression, degree: number): Expression {
  if (degree === 1) return face;
  const by = (value: number, calm: number) => calm + (value - calm) * degree;
  return {
    ...face,
    upperLid: Math.min(
      0.62,
      Math.max(face.upperLid, BOTH_LIDS - face.lowerLid),
      by(face.upperLid, OPEN.upperLid),
    ),
    eye: by(face.eye, 1),
    tilt: by(face.tilt, OPEN.tilt),
    ears: { out: by(face.ears.out, 0), flat: by(face.ears.flat, 0) },
    ...(face.brow &&
      { brow: { ...face.brow, tilt: by(face.brow.tilt, 0), lift: by(face.brow.lift, 0) } }),
    ...(face.carriage && { carriage: exaggeratedCarriage(face.carriage, degree) }),
    blush: Math.min(1, face.blush * degree),
  };
}

function exaggeratedCarriage(
  { bow, lean, hunch, pitch, tilt }: Posture,
  degree: number,
): Posture {
  const by = (value = 0) => value * degree;
  return { bow: by(bow), lean: by(lean), hunch: by(hunch), pitch: by(pitch), tilt: by(tilt) };
}
