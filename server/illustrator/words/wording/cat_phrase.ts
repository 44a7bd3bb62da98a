/** @module What a cat is called: "a happy fluffy orange tabby kitten". */
import { isUncoloured } from "../../uncoloured.ts";
import { isTurnedAway } from "../../cat/head/open_eyes.ts";
import { POSES } from "../../cat/poses.ts";
import type { CatSpec, CoatLength } from "../../spec.ts";
import { GHOSTLY } from "./cat_looks.ts";
import type { Detail } from "./description_details.ts";
import { joined, withArticle } from "./names.ts";

/** "a happy fluffy orange tabby kitten"; the build is named only where it was asked for. */
export function nounPhrase(
  spec: CatSpec,
  details: readonly Detail[],
): string {
  const { age, build, size, coat, mood, pose, view, gaze, features, provenance } = spec;
  const adjectives = joined(
    size ?? "",
    details.includes("mood") && !POSES[pose].isSleep && !isTurnedAway({ view, gaze }) ? mood : "",
    age === "senior" ? "elderly" : "",
    features?.includes(GHOSTLY) ? "ghostly" : "",
    details.includes("build") && provenance.build !== "seed" && build !== "average" ? build : "",
    COAT_LENGTHS[coat.length],
    isUncoloured(spec) ? DRAWN_PATTERNS[coat.pattern] ?? "" : coatName(coat),
  );
  return withArticle(age === "kitten" ? "kitten" : "cat", adjectives);
}

const COAT_LENGTHS: Record<CoatLength, string> = {
  short: "",
  medium: "",
  fluffy: "fluffy",
  curly: "curly",
  hairless: "hairless",
};

/** What is seen of patterns without their colours. */
const DRAWN_PATTERNS: Partial<Record<CatSpec["coat"]["pattern"], string>> = {
  tabby: "tabby",
  "classic tabby": "tabby",
  spotted: "spotted",
  rosetted: "rosetted",
  "lynx points": "striped",
  "polka dots": "polka-dotted",
  checks: "chequered",
  hearts: "heart-patterned",
  stars: "star-patterned",
  scales: "scaly",
};

/** "brown tabby", "black and white" */
export function coatName({ colour, second, pattern }: CatSpec["coat"]): string {
  const both = second ? `${colour} and ${second}` : colour;
  switch (pattern) {
    case "solid":
    case "points":
      return colour;
    case "lynx points":
      return `striped ${colour}`;
    case "tabby":
    case "classic tabby":
    case "tuxedo":
    case "smoke":
      return `${colour} ${pattern}`;
    case "ticked":
    case "spotted":
    case "rosetted":
    case "shaded":
      return `${pattern} ${colour}`;
    case "van":
    case "cow":
      return "white";
    case "rainbow":
      return "rainbow-coloured";
    case "galaxy":
      return "galaxy-coloured";
    case "polka dots":
      return `polka-dotted ${colour}`;
    case "checks":
      return `chequered ${colour}`;
    case "hearts":
      return `heart-patterned ${colour}`;
    case "stars":
      return `star-patterned ${colour}`;
    case "scales":
      return `scaly ${colour}`;
    case "bicolour":
      return both;
    case "calico":
    case "tortoiseshell":
    case "torbie":
      return `${both} ${pattern}`;
  }
}
