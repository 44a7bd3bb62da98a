/**
 * @module Whether a head is seen from the side: where words or another actor ask for it, and nothing for
 * its whole face.
 */
import { FACE_DETAILS } from "../../../choices/cat_choices.ts";
import { contains } from "../../../geometry/measure.ts";
import { movePoint, placing } from "../../../geometry/transform.ts";
import type { Point } from "../../../scene.ts";
import type { CatSpec, Feature } from "../../../spec.ts";
import type { Figure } from "../../body/figure.ts";
import { STYLE_ENTRIES } from "../../../styles.ts";
import { POSES } from "../../poses.ts";
import { mouthPlace, NOSE } from "../face_places.ts";
import { expressionOf } from "../face_of_mood.ts";
import type { GazeDirection } from "../gaze.ts";
import { hasMarkedFace } from "../own_marks_of_face.ts";

/** What a face has that one half of it does not show, or that looks like no cat from the side. */
const OF_A_WHOLE_FACE: ReadonlySet<Feature> = new Set<Feature>([
  "big eyes",
  "crossed eyes",
  "cloudy eyes",
  "left eye clouded",
  "right eye clouded",
  "left eye missing",
  "right eye missing",
  "flat face",
  "heart spot",
  "moustache",
  "scar",
  "snaggletooth",
  "beard",
  "soot",
  "fangs",
  "tongue out",
  "one eye shut",
  "one ear back",
  "wide pupils",
  "head tilted",
  ...FACE_DETAILS,
]);

/** A head that is turned less far aside than this keeps both its eyes. */
const ASIDE = 0.6;

/** How much of a face what happens on a stage asks for: all of it, or half of it as at the nose of another. */
export type FaceShown = "whole" | "side";

/** Whether this head is seen from the side. */
export function showsProfile(
  figure: Figure,
  spec: CatSpec,
  { regard, faceShown }: { regard: GazeDirection | undefined; faceShown: FaceShown | undefined },
): boolean {
  const { head, view } = figure;
  if (faceShown === "whole" || !mayTurnSideways(figure, spec)) return false;
  if (faceShown === "side") return true;
  // Otherwise two eyes have more feeling than one, also of a cat that goes or looks aside.
  if (spec.view !== "side") return false;
  // Where in the sky it looks only a regard knows.
  if (spec.gaze === "up" && !regard) return false;
  // A head that looks back over its own trunk shows its face.
  if (Math.abs(head.yaw) < ASIDE || view === "side" && head.yaw < 0) return false;
  return !isNoseCrowded(figure, spec);
}

/** A head that lies on its cheek, turned farther than this in radians, shows its face. */
const MOST_TURN = 0.45;

/** Whether nothing asks for its whole face: pose, view, what it wears and how its face is said to be. */
export function mayTurnSideways({ head, bust }: Figure, spec: CatSpec): boolean {
  const { isSleep, isInverted } = POSES[spec.pose];
  if (
    bust || head.away || Math.abs(head.turn) > MOST_TURN || isSleep || isInverted ||
    spec.gaze === "back"
  ) return false;
  return !STYLE_ENTRIES[spec.style].figure.lacksProfile && hasBareFace(spec) && isFromSide(spec);
}

/** Air between a paw or the tail and the tip of the nose, in units of the head. */
const CLEAR = 26;

/** Whether a paw or the tail would hide the nose or grow out of it. */
function isNoseCrowded({ head, back, limbs, front }: Figure, spec: CatSpec): boolean {
  const nose = movePoint(placing(head), mouthPlace(NOSE, { ...head, profile: true }, spec));
  const isNear = ([x, y]: Point) => Math.hypot(x - nose[0], y - nose[1]) < CLEAR * head.scale;
  return [...back, ...limbs, ...front].some(({ kind, outline }) =>
    (kind === "paw" || kind === "tail") && (outline.some(isNear) || contains(outline, nose))
  );
}

function isFromSide({ view }: CatSpec): boolean {
  return view === undefined || view === "side" || view === "three-quarter";
}

/** Whether nothing is worn on its head, and nothing said that both halves of its face show. */
function hasBareFace(spec: CatSpec): boolean {
  const { accessories, costume, eyes, features = [] } = spec;
  return !hasMarkedFace(spec) && costume === undefined && eyes.left === eyes.right &&
    !expressionOf(spec).winks &&
    accessories.every(({ kind }) => kind === "scarf" || kind === "backpack" || kind === "yarn") &&
    !features.some((feature) => OF_A_WHOLE_FACE.has(feature));
}
