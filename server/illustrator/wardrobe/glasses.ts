/**
 * @module Every entry of `wardrobe/glasses`. Written by `deno task entries`: change the entries, not this file.
 */
import type { GlassesEntry } from "./accessory_entry.ts";
import { variant as carnivalMask } from "./glasses/carnival_mask.ts";
import { variant as cinemaGlasses } from "./glasses/cinema_glasses.ts";
import { variant as clownNose } from "./glasses/clown_nose.ts";
import { variant as eyepatch } from "./glasses/eyepatch.ts";
import { variant as faceMask } from "./glasses/face_mask.ts";
import { variant as glassesOnAChain } from "./glasses/glasses_on_a_chain.ts";
import { variant as goggles } from "./glasses/goggles.ts";
import { variant as halfMoonSpectacles } from "./glasses/half-moon_spectacles.ts";
import { variant as heartShapedGlasses } from "./glasses/heart-shaped_glasses.ts";
import { variant as monocle } from "./glasses/monocle.ts";
import { variant as plagueDoctorMask } from "./glasses/plague_doctor_mask.ts";
import { variant as roundGlasses } from "./glasses/round_glasses.ts";
import { variant as safetyGoggles } from "./glasses/safety_goggles.ts";
import { variant as skiGoggles } from "./glasses/ski_goggles.ts";
import { variant as sleepMask } from "./glasses/sleep_mask.ts";
import { variant as squareGlasses } from "./glasses/square_glasses.ts";
import { variant as starShapedGlasses } from "./glasses/star-shaped_glasses.ts";
import { variant as sunglasses } from "./glasses/sunglasses.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type GlassesVariant =
  | "carnival mask" | "cinema glasses" | "clown nose" | "eyepatch" | "face mask"
  | "glasses on a chain" | "goggles" | "half-moon spectacles" | "heart-shaped glasses" | "monocle"
  | "plague doctor mask" | "round glasses" | "safety goggles" | "ski goggles" | "sleep mask"
  | "square glasses" | "star-shaped glasses" | "sunglasses";

/** Every entry by its name. */
// deno-fmt-ignore
export const GLASSES: Readonly<Record<GlassesVariant, GlassesEntry>> = {
  "carnival mask": carnivalMask, "cinema glasses": cinemaGlasses, "clown nose": clownNose, eyepatch,
  "face mask": faceMask, "glasses on a chain": glassesOnAChain, goggles,
  "half-moon spectacles": halfMoonSpectacles, "heart-shaped glasses": heartShapedGlasses, monocle,
  "plague doctor mask": plagueDoctorMask, "round glasses": roundGlasses,
  "safety goggles": safetyGoggles, "ski goggles": skiGoggles, "sleep mask": sleepMask,
  "square glasses": squareGlasses, "star-shaped glasses": starShapedGlasses, sunglasses,
};

/** Every name, in the order of the alphabet. */
export const GLASSES_VARIANTS: GlassesVariant[] = Object.keys(GLASSES) as GlassesVariant[];
