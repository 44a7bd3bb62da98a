/** @module What is seen of a cat besides its coat: "with green eyes and a white bib". */
import { seenEyeColours } from "../../cat/head/open_eyes.ts";
import { isPointed } from "../../colour/palette.ts";
import type { CatSpec, EyeColour, Feature, WhiteMark } from "../../spec.ts";
import type { Detail } from "./description_details.ts";
import { joined, listed, MARK_NAMES, ownMarkName, withArticle } from "./names.ts";

/** "with green eyes and a white bib" */
export function looks(spec: CatSpec, details: readonly Detail[]): string {
  const { coat, features = [] } = spec;
  const seen: string[] = [];
  const shapes = features.filter((feature) => !EYE_LOOKS.includes(feature) && feature !== GHOSTLY);
  if (details.includes("features")) {
    seen.push(...shapes.slice(0, 2).map(featureName));
    seen.push(...(spec.ownMarks ?? []).slice(0, 2).map(ownMarkName));
  }
  if (isPointed(coat.pattern) && coat.second) seen.push(`${coat.second} points`);
  if (coat.pattern === "van") seen.push(withArticle("tail", coat.colour));
  if (coat.pattern === "cow") seen.push(`${coat.colour} patches`);
  const manner = EYE_LOOKS.filter((feature) => features.includes(feature)).map(lookName);
  if (manner.length > 0 || details.includes("eyes")) {
    const colours = seenEyeColours(spec);
    if (colours.length > 0) seen.push(joined(...manner, eyeNames(colours)));
  }
  if (details.includes("white") && coat.white.length > 0) seen.push(whiteNames(coat.white));
  return seen.length > 0 ? `with ${listed(seen)}` : "";
}

/** What one sees of the whole cat first: said before its coat, and in no text left out. */
export const GHOSTLY: Feature = "ghostly body";

/** Features that say how its eyes look. */
export const EYE_LOOKS: readonly Feature[] = [
  "big eyes",
  "almond eyes",
  "glowing eyes",
  "sparkling eyes",
];

/** "glowing" of "glowing eyes". */
function lookName(feature: Feature): string {
  return feature === "almond eyes" ? "almond-shaped" : feature.replace(" eyes", "");
}

/** Names of features that are not said with "a". */
const FEATURE_NAMES: Partial<Record<Feature, string>> = {
  "left foreleg missing": "its left foreleg missing",
  "right foreleg missing": "its right foreleg missing",
  "left hind leg missing": "its left hind leg missing",
  "right hind leg missing": "its right hind leg missing",
  "left eye missing": "its left eye missing",
  "right eye missing": "its right eye missing",
  "one folded ear": "one folded ear",
  "no tail": "no tail",
  "wet fur": "wet fur",
  "steaming ears": "steam coming out of its ears",
  soot: "soot on its face",
  "tongue out": "its tongue out",
  "ears flat": "its ears flat",
  "ears pricked": "its ears pricked",
  "one ear back": "one ear back",
  "eyes shut": "its eyes shut",
  "eyes half shut": "its eyes half shut",
  "wide pupils": "wide pupils",
  "mouth open": "its mouth open",
  "head tilted": "its head tilted",
  "head on its paws": "its head on its paws",
  "paw raised": "one paw raised",
  "tail up": "its tail up",
  "tail around its paws": "its tail around its paws",
  "tail puffed up": "its tail puffed up",
  "tail tucked in": "its tail tucked in",
  "one eye shut": "one eye shut",
  "no whiskers": "no whiskers",
  "drops of sweat": "drops of sweat",
  drool: "drool at its mouth",
  "a bubble at its nose": "a bubble at its nose",
};

function featureName(feature: Feature): string {
  return FEATURE_NAMES[feature] ?? withArticle(feature);
}

/** "green eyes", "one blue and one green eye" */
export function eyeNames([colour, other]: readonly EyeColour[]): string {
  return other ? `one ${colour} and one ${other} eye` : `${colour} eyes`;
}

/** "a white muzzle, bib and belly"; what is plural stands first: "white socks, muzzle and bib". */
function whiteNames(marks: readonly WhiteMark[]): string {
  const names = marks.map((mark) => MARK_NAMES[mark]);
  const [first = "", ...others] = names.sort((a, b) =>
    Number(b === "socks") - Number(a === "socks")
  );
  return listed([withArticle(first, "white"), ...others]);
}
