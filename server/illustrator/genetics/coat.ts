/**
 * @module The coat that genes make: of each locus what it shows, drawn as near as the illustrator can.
 */
import type { CatSpec, CoatColour, Pattern, WhiteMark } from "../spec.ts";
import type { Phenotype, Scores } from "./genotype.ts";

type Coat = CatSpec["coat"];

/** Where white lies, from the first places it takes to the last. */
const WHITE_ORDER: readonly WhiteMark[] = ["socks", "bib", "muzzle", "belly", "blaze", "tailtip"];

/** Dark pigment by what B and D show. */
const DARK: Record<string, Record<string, CoatColour>> = {
  "full colour": { black: "black", chocolate: "chocolate", cinnamon: "cinnamon" },
  dilute: { black: "grey", chocolate: "lilac", cinnamon: "fawn" },
};

/** The coat of a cat that shows this. */
export function coatOf(shown: Phenotype, scores: Scores): Coat {
  const length = lengthOf(shown);
  const coloured = colouredCoat(shown, scores);
  return { white: [], ...coloured, length };
}

/** The dark colour of a coat, whether or not it is seen. */
export function darkOf({ B, D }: Phenotype): CoatColour {
  return DARK[D]![B]!;
}

/** The red colour of a coat, whether or not it is seen. */
export function redOf({ D }: Phenotype): CoatColour {
  return D === "dilute" ? "cream" : "orange";
}

/** Whether stripes are seen: red is always striped, even with aa. */
export function isStriped({ A, O }: Phenotype): boolean {
  return A === "striped" || O === "orange";
}

function lengthOf({ K, R, L }: Phenotype): Coat["length"] {
  if (K === "hairless") return "hairless";
  if (K === "curly" || R === "curly") return "curly";
  return L === "long" ? "fluffy" : "short";
}

function colouredCoat(
  shown: Phenotype,
  scores: Scores,
): Partial<Coat> & Pick<Coat, "colour" | "pattern"> {
  if (shown.W === "all white" || shown.C === "albino") return { colour: "white", pattern: "solid" };
  if (shown.F === "rainbow") return { colour: "white", pattern: "rainbow" };
  if (shown.F === "galaxy") return { colour: "black", pattern: "galaxy" };
  if (shown.F !== "natural") {
    return withWhite(
      { colour: shown.F as CoatColour, pattern: striping(shown, scores) },
      shown,
      scores,
    );
  }
  if (shown.C === "points" || shown.C === "mink") return pointed(shown, scores);
  if (shown.O === "tortoiseshell") return tortoiseshell(shown);
  return withWhite(oneColour(shown, scores), shown, scores);
}

/** The pattern of stripes; "solid" without any. */
function striping(shown: Phenotype, { spots }: Scores): Pattern {
  if (!isStriped(shown)) return "solid";
  if (shown.Ti === "ticked") return "ticked";
  if (shown.Ta === "classic") return "classic tabby";
  return spots > 0.72 ? "rosetted" : spots > 0.42 ? "spotted" : "tabby";
}

function oneColour(shown: Phenotype, scores: Scores): Pick<Coat, "colour" | "pattern"> {
  const pattern = striping(shown, scores);
  const silver = shown.I === "silver";
  const isShaded = scores.band > 0.62 && pattern !== "solid";
  if (shown.O === "orange") return { colour: redOf(shown), pattern: silver ? "shaded" : pattern };
  const dark = darkOf(shown);
  if (pattern === "solid") {
    const sepia = shown.C === "sepia" && dark === "black";
    return { colour: sepia ? "seal" : dark, pattern: silver ? "smoke" : "solid" };
  }
  if (silver) return { colour: "silver", pattern: isShaded ? "shaded" : pattern };
  if (dark === "black") {
    return isShaded ? { colour: "golden", pattern: "shaded" } : { colour: "brown", pattern };
  }
  return { colour: dark, pattern };
}

function pointed(shown: Phenotype, scores: Scores): ReturnType<typeof colouredCoat> {
  const dark = darkOf(shown);
  const red = shown.D === "dilute" ? "apricot" : "orange";
  return {
    colour: "cream",
    second: shown.O === "orange" ? red : dark === "black" ? "seal" : dark,
    pattern: isStriped(shown) ? "lynx points" : "points",
    ...(hasWhite(shown) && { white: marks(shown, scores) }),
  };
}

function tortoiseshell(shown: Phenotype): ReturnType<typeof colouredCoat> {
  const dark = darkOf(shown), red = redOf(shown);
  if (hasWhite(shown) && shown.W !== "white gloves") {
    return { colour: red, second: dark, pattern: "calico" };
  }
  const white: WhiteMark[] = shown.W === "white gloves" ? ["socks"] : [];
  return shown.A === "striped"
    ? { colour: dark === "black" ? "brown" : dark, second: red, pattern: "torbie", white }
    : { colour: dark, second: red, pattern: "tortoiseshell", white };
}

/** Whether a coat that is not all white has white in it. */
export function hasWhite({ W }: Phenotype): boolean {
  return W !== "no white" && W !== "all white";
}

/** Plain coats have patterns of their own for white; in striped ones it lies in marks. */
function withWhite(
  coat: Pick<Coat, "colour" | "pattern">,
  shown: Phenotype,
  scores: Scores,
): ReturnType<typeof colouredCoat> {
  if (!hasWhite(shown)) return coat;
  if (coat.pattern !== "solid" || scores.white < 0.3 && shown.W !== "mostly white") {
    return { ...coat, white: marks(shown, scores) };
  }
  if (shown.W === "mostly white") return { ...coat, pattern: scores.white > 0.75 ? "van" : "cow" };
  if (shown.W !== "some white") return { ...coat, white: marks(shown, scores) };
  return coat.colour === "black"
    ? { ...coat, pattern: "tuxedo" }
    : { ...coat, pattern: "bicolour", second: "white" };
}

function marks({ W }: Phenotype, { white }: Scores): WhiteMark[] {
  if (W === "white gloves") return ["socks"];
  if (W === "salmiak") return ["socks", "bib", "tailtip"];
  const most = W === "mostly white" ? WHITE_ORDER.length : 4;
  const count = Math.max(1, Math.round(white * 1.6 * most));
  return WHITE_ORDER.slice(0, Math.min(most, count));
}
