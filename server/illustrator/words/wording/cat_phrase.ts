/** @module What a cat is called: "a happy fluffy orange tabby kitten". */
import { isTurnedAway } from "../../cat/head/open_eyes.ts";
import { POSES } from "../../cat/poses.ts";
import type { CatSpec, CoatLength } from "../../spec.ts";
import { GHOSTLY } from "./cat_looks.ts";
import type { Detail } from "./description_details.ts";
import { joined, withArticle } from "./names.ts";

/** "a happy fluffy orange tabby kitten"; the build is named only where it was asked for. */
export function nounPhrase(
  { age, build, size, coat, mood, pose, view, gaze, features, provenance }: CatSpec,
  details: readonly Detail[],
): string {
  const adjectives = joined(
    size ?? "",
    details.includes("mood") && !POSES[pose].isSleep && !isTurnedAway({ view, gaze }) ? mood : "",
    age === "senior" ? "elderly" : "",
    features?.includes(GHOSTLY) ? "ghostly" : "",
    details.includes("build") && provenance.build !== "seed" && build !== "average" ? build : "",
    COAT_LENGTHS[coat.length],
    coatName(coat),
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
