/**
 * Which eyes of a cat are open, so that their colour can be seen.
 *
 * @module
 */
import type { CatLook, EyeColour } from "../spec.ts";
import { MOODS } from "./moods.ts";
import { POSES } from "./poses.ts";

/** The cat's own left and right. */
type Side = keyof CatLook["eyes"];
type Facts = Pick<CatLook, "eyes" | "mood" | "pose" | "facing">;

/** The colours of the open eyes, each once. */
export function seenEyeColours(look: Facts): EyeColour[] {
  return [...new Set(openEyes(look).map((side) => look.eyes[side]))];
}

/** Both, one of a cat that winks, none of one that sleeps or shuts them. */
function openEyes({ mood, pose, facing }: Facts): Side[] {
  const { closed, winks } = MOODS[mood].face;
  if (closed || POSES[pose].isSleep) return [];
  if (winks) return [facing === "left" ? "right" : "left"];
  return ["left", "right"];
}
