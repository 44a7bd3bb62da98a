/** @module Which eyes of a cat are open and seen, so that a text can name their colour. */
import type { CatLook, EyeColour, Feature } from "../../spec.ts";
import { expressionOf } from "./face_of_mood.ts";
import type { Technique } from "../../techniques.ts";
import { isUncoloured } from "../../uncoloured.ts";
import { POSES } from "../poses.ts";

/** The cat's own left and right. */
type Side = keyof CatLook["eyes"];
type Facts = Pick<CatLook, "eyes" | "mood" | "pose" | "facing" | "view" | "gaze" | "features"> & {
  technique?: Technique;
};

/** The colours of the open eyes, each once. */
export function seenEyeColours(look: Facts): EyeColour[] {
  return isUncoloured(look) ? [] : [...new Set(openEyes(look).map((side) => look.eyes[side]))];
}

/** Whether an eye is seen that is not shut, of whatever colour. */
export function hasOpenEyes(look: Facts): boolean {
  const plain = look.features?.filter((feature) => !COLOURLESS.includes(feature));
  return openEyes({ ...look, ...(plain && { features: plain }) }).length > 0;
}

/** The colour of a clouded lens is no colour, and a button has none. */
const COLOURLESS: readonly Feature[] = [
  "cloudy eyes",
  "left eye clouded",
  "right eye clouded",
  "button eyes",
];

/** Whether a lens is clouded: this eye is blind. */
export function isClouded({ features = [] }: Pick<CatLook, "features">, side: Side): boolean {
  return features.includes("cloudy eyes") || features.includes(`${side} eye clouded`);
}

/** Whether its face is turned from the viewer. */
export function isTurnedAway({ view, gaze }: Pick<CatLook, "view" | "gaze">): boolean {
  return view === "behind" && gaze !== "back";
}

/** Both, one of a cat that winks, none of one that sleeps, shuts them or is seen from behind. */
function openEyes(look: Facts): Side[] {
  const { closed, winks } = expressionOf(look);
  if (closed || POSES[look.pose].isSleep && !winks || isTurnedAway(look)) return [];
  const has = (feature: Feature) => look.features?.includes(feature) ?? false;
  if (has("button eyes")) return [];
  const open: Side[] = winks ? [look.facing === "left" ? "right" : "left"] : ["left", "right"];
  return open.filter((side) => !has(`${side} eye missing`) && !isClouded(look, side));
}
