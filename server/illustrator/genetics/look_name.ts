/** @module What people call a look: "short-haired grey and cream calico daughter". */
import type { Sex } from "../../../lib/kittens/birth.ts";
import { darkOf, hasWhite, isStriped, redOf } from "./coat.ts";
import type { Phenotype } from "./genotype.ts";

/** Loci that a name names; which of them depends on the others. */
export const NAMED_LOCI = [
  "O",
  "A",
  "B",
  "D",
  "C",
  "W",
  "Ti",
  "Ta",
  "I",
  "L",
  "K",
  "R",
  "F",
] as const;

/** The name of a kitten's look, with its sex. */
export function lookName(shown: Phenotype, sex: Sex): string {
  return `${hairName(shown)} ${coatName(shown)} ${sex === "female" ? "daughter" : "son"}`;
}

function hairName({ K, R, L }: Phenotype): string {
  if (K === "hairless") return "hairless";
  if (K === "curly" || R === "curly") return "curly";
  return L === "long" ? "long-haired" : "short-haired";
}

function coatName(shown: Phenotype): string {
  if (shown.W === "all white" || shown.C === "albino") return "white";
  if (shown.F !== "natural") return `${shown.F}${striped(shown)}${whiteName(shown)}`;
  if (shown.C === "points" || shown.C === "mink") return pointName(shown);
  const sepia = shown.C === "sepia" ? " sepia" : "";
  const red = redOf(shown), dark = darkName(shown);
  if (shown.O === "tortoiseshell") {
    if (hasWhite(shown)) return `${dark} and ${red}${sepia} calico`;
    return `${dark} and ${red}${sepia} ${shown.A === "striped" ? "torbie" : "tortoiseshell"}`;
  }
  const silver = shown.I !== "silver" ? "" : isStriped(shown) ? " silver" : " smoke";
  const colour = shown.O === "orange" ? red : dark;
  return `${colour}${silver}${sepia}${striped(shown)}${whiteName(shown)}`;
}

/** Black pigment in stripes is what people call brown. */
function darkName(shown: Phenotype): string {
  const dark = darkOf(shown);
  return dark === "black" && shown.A === "striped" && shown.I !== "silver" ? "brown" : dark;
}

function striped(shown: Phenotype): string {
  if (!isStriped(shown)) return "";
  if (shown.Ti === "ticked") return " ticked tabby";
  return shown.Ta === "classic" ? " classic tabby" : " tabby";
}

function pointName(shown: Phenotype): string {
  const dark = darkOf(shown) === "black" ? "seal" : darkOf(shown), red = redOf(shown);
  const colour = shown.O === "orange"
    ? red
    : shown.O === "tortoiseshell"
    ? `${dark} and ${red}`
    : dark;
  const lynx = isStriped(shown) ? " lynx" : "";
  return `${colour}${lynx} ${shown.C === "mink" ? "mink" : "point"}${whiteName(shown)}`;
}

function whiteName({ W }: Phenotype): string {
  switch (W) {
    case "some white":
      return " with white";
    case "mostly white":
      return " on white";
    case "white gloves":
      return " with white gloves";
    case "salmiak":
      return " with salmiak white";
    default:
      return "";
  }
}
