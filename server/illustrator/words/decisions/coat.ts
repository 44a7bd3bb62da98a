/** @module The coat: its colours, pattern, length and white. */
import type { CatSpec, CoatColour, Pattern } from "../../spec.ts";
import { choose } from "./choice.ts";
import { decide, type DecisionContext } from "./deciding.ts";
import * as defaults from "./defaults.ts";
import { marksSeen, patternWithWhite } from "./white_seen.ts";

/** Patterns that are two colours by nature. */
const PATCHED: readonly Pattern[] = [
  "bicolour",
  "calico",
  "tortoiseshell",
  "torbie",
  "points",
  "lynx points",
];
/** Patterns with white of their own. */
const WITH_WHITE: readonly Pattern[] = ["bicolour", "tuxedo", "calico", "van", "cow"];
/** On white fur nothing of these would be seen: a white tuxedo cat is black with white. */
const WHITE_BENEATH: readonly Pattern[] = ["tuxedo", "van", "cow"];
/** Patterns beside which white marks may lie. */
const ALLOWING_WHITE: readonly Pattern[] = [
  "tabby",
  "classic tabby",
  "ticked",
  "spotted",
  "rosetted",
];

/** The coat that words, breed, photo and seed make together. */
export function coatOf(deciding: DecisionContext): CatSpec["coat"] {
  const { words, breed, photo } = deciding;
  const named = words.first("coat.colour") ?? breed.coat?.colour;
  const length = decide(deciding, "coat.length", defaults.COAT_LENGTH_WEIGHTS, {
    implied: breed.coat?.length,
    seen: photo.length,
    // Long hair by chance would hide a build that was asked for.
    suits: (length) => length !== "fluffy" || words.first("build") === undefined,
  });
  const pattern = decide(deciding, "coat.pattern", patternWeights(named, length), {
    implied: breed.coat?.pattern,
    others: defaults.PATTERN_WEIGHTS,
    seen: patternSeen(photo, named, length),
    suits: (pattern) => !(words.denies("coat.colour", "white") && WITH_WHITE.includes(pattern)),
  });
  const ofPattern = words.first("coat.pattern") ?? breed.coat?.pattern ?? pattern;
  const colour = decide(
    deciding,
    "coat.colour",
    defaults.COLOURS_OF_PATTERN[ofPattern] ?? defaults.COAT_COLOUR_WEIGHTS,
    { implied: breed.coat?.colour, seen: photo.colour, others: defaults.COAT_COLOUR_WEIGHTS },
  );
  const second = secondOf(deciding, pattern, colour);
  return {
    colour: colour === "white" && WHITE_BENEATH.includes(pattern) ? "black" : colour,
    ...(second && { second }),
    pattern,
    ...patchesOnWhite(deciding, colour, pattern),
    length,
    white: whiteOf(deciding, { colour, pattern, length, named: named !== undefined }),
  };
}

/** "White with orange patches": white is painted over the colour of the patches. */
function patchesOnWhite(
  { words }: DecisionContext,
  colour: CoatColour,
  pattern: Pattern,
): Partial<Pick<CatSpec["coat"], "colour" | "second" | "pattern">> {
  if (colour !== "white") return {};
  if (pattern === "calico") {
    const other = words.all("coat.colour").find(({ value }) => value !== "white");
    return other ? { colour: other.value } : {};
  }
  const said = words.first("coat.second");
  if (!said || said === "white" || pattern !== "bicolour") return {};
  return { colour: said, second: "white", pattern: "bicolour" };
}

/** Bare skin has no pattern, and a colour that was named is not broken up by the patches of a photo. */
function patternSeen(
  photo: DecisionContext["photo"],
  named: CoatColour | undefined,
  length: CatSpec["coat"]["length"],
): Pattern | undefined {
  const pattern = patternWithWhite(photo);
  if (!pattern || length === "hairless") return undefined;
  return named && PATCHED.includes(pattern) ? "solid" : pattern;
}

function patternWeights(named: CoatColour | undefined, length: CatSpec["coat"]["length"]) {
  if (length === "hairless") return { solid: 1 };
  if (!named) return defaults.PATTERN_WEIGHTS;
  return defaults.PLAIN_COLOURS.includes(named) ? { solid: 1 } : defaults.PATTERN_OF_NAMED_COLOUR;
}

function secondOf(
  { words, breed }: DecisionContext,
  pattern: Pattern,
  colour: CoatColour,
): CoatColour | undefined {
  const [said] = words.all("coat.second");
  const shows = said && pattern !== "solid" && (!said.weak || PATCHED.includes(pattern));
  if (shows && said.value !== colour) return said.value;
  const ofBreed = breed.coat?.pattern === pattern && breed.coat.colour === colour
    ? breed.coat.second
    : undefined;
  const usual = ofBreed ?? defaults.SECOND_COLOUR[pattern];
  if (usual !== colour) return usual;
  return colour === "black" ? "orange" : "black";
}

function whiteOf(
  { seed, words, breed, photo, provenance }: DecisionContext,
  { colour, pattern, length, named }: Omit<CatSpec["coat"], "white" | "second"> & {
    named: boolean;
  },
): CatSpec["coat"]["white"] {
  const said = words.all("coat.white").filter(({ weak }) =>
    !weak || !PATCHED.includes(pattern) && !WITH_WHITE.includes(pattern)
  );
  if (said.length > 0) {
    provenance["coat.white"] = "text";
    return [...new Set(said.map(({ value }) => value))];
  }
  if (breed.coat?.white) {
    return breed.coat.white.filter((mark) => !words.denies("coat.white", mark));
  }
  const plain = colour === "white" || length === "hairless" || words.denies("coat.colour", "white");
  const seen = marksSeen(photo);
  const allowsWhite = ALLOWING_WHITE.includes(pattern) || pattern === "solid" && !named;
  if (plain || !allowsWhite) return [];
  if (seen) {
    provenance["coat.white"] = "photo";
    return seen.filter((mark) => !words.denies("coat.white", mark));
  }
  // The photo shows a cat, and no white on it: the seed must not invent any.
  if (photo.colour) return [];
  provenance["coat.white"] = "seed";
  const set = choose(
    seed,
    "coat.white",
    defaults.WHITE_SET_WEIGHTS,
    (name) => defaults.WHITE_SETS[name]!.every((mark) => !words.denies("coat.white", mark)),
  );
  return [...defaults.WHITE_SETS[set]!];
}
