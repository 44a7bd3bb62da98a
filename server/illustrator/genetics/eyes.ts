/** @module The eyes of a kitten: white and points decide first, else the mean of the parents. */
import type { Random } from "../random.ts";
import type { CatSpec, EyeColour } from "../spec.ts";
import type { Genotype, Phenotype } from "./genotype.ts";

/** From no pigment to the most. */
export const EYE_SCALE: readonly EyeColour[] = [
  "ice blue",
  "blue",
  "aqua",
  "green",
  "emerald",
  "hazel",
  "yellow",
  "gold",
  "amber",
  "orange",
  "copper",
  "brown",
];

/** White over the eyes takes their pigment in some cats, in one eye or in both. */
const BLUE_IN_WHITE = { both: 0.25, one: 0.12 };

/** The colours of both eyes. */
export function eyesOf(genotype: Genotype, shown: Phenotype, random: Random): CatSpec["eyes"] {
  if (shown.C === "points" || shown.C === "albino") return { left: "blue", right: "blue" };
  if (shown.C === "mink") return { left: "aqua", right: "aqua" };
  const own = EYE_SCALE[Math.round(genotype.scores.eyes * (EYE_SCALE.length - 1))]!;
  if (shown.W !== "all white") return { left: own, right: own };
  const lot = random.next();
  if (lot < BLUE_IN_WHITE.both) return { left: "blue", right: "blue" };
  return { left: lot < BLUE_IN_WHITE.both + BLUE_IN_WHITE.one ? "blue" : own, right: own };
}
