/**
 * Whether a head is seen from the side: where the cat goes or looks aside and nothing asks for its whole face.
 *
 * @module
 */
import { randomStream } from "../../../random.ts";
import type { CatSpec, Feature } from "../../../spec.ts";
import type { Figure } from "../../body/figure.ts";
import { POSES } from "../../poses.ts";
import { expressionOf } from "../face_of_mood.ts";
import type { Regard } from "../gaze.ts";

/** What a face has that one half of it does not show. */
const OF_A_WHOLE_FACE: ReadonlySet<Feature> = new Set([
  "big eyes",
  "crossed eyes",
  "cloudy eyes",
  "left eye missing",
  "right eye missing",
  "heart spot",
  "moustache",
  "scar",
  "snaggletooth",
  "beard",
  "soot",
  "fangs",
]);

/** A head that is turned less far aside than this keeps both its eyes. */
const ASIDE = 0.6;

/** How often a head is seen from the side: one that looks at a thing beside it, one that goes somewhere, one that
 * looks at nothing that is seen. */
const AT_TARGET = 0.85, ON_ITS_WAY = 0.6, DREAMING = 0.4;

/** Whether this head is. */
export function showsProfile(
  { head, view, bust }: Figure,
  spec: CatSpec,
  regard?: Regard,
): boolean {
  const { pose, gaze, seed } = spec;
  const { isSleep, isInverted } = POSES[pose];
  if (bust || head.away || isSleep || isInverted || gaze === "back") return false;
  if (!hasBareFace(spec) || !isFromSide(spec)) return false;
  // A head that looks back over its own trunk shows its face.
  if (Math.abs(head.yaw) < ASIDE || view === "side" && head.yaw < 0) return false;
  if (spec.view === "side") return true;
  const share = regard ? AT_TARGET : view === "side" ? ON_ITS_WAY : DREAMING;
  return randomStream(seed, "cat.profile").next() < share;
}

function isFromSide({ view }: CatSpec): boolean {
  return view === undefined || view === "side";
}

/** Whether nothing is worn on its head, and nothing said that both halves of its face show. */
function hasBareFace(spec: CatSpec): boolean {
  const { accessories, costume, eyes, features = [] } = spec;
  return costume === undefined && eyes.left === eyes.right && !expressionOf(spec).winks &&
    accessories.every(({ kind }) => kind === "scarf" || kind === "backpack" || kind === "yarn") &&
    !features.some((feature) => OF_A_WHOLE_FACE.has(feature));
}
