/**
 * A picture in words: the alternative text for people who do not see it.
 *
 * @module
 */
import { isTurnedAway, seenEyeColours } from "../cat/open_eyes.ts";
import { POSES } from "../cat/poses.ts";
import { isPointed } from "../palette.ts";
import type {
  CatSpec,
  CoatLength,
  EyeColour,
  Feature,
  Gaze,
  WhiteMark,
  Worn,
  Writing,
} from "../spec.ts";
import { costumeName, joined, listed, MARK_NAMES, thingName, withArticle } from "./names.ts";
import { ACCESSORIES } from "../wardrobe/accessories.ts";
import { isCarriedAt } from "../wardrobe/accessory_entry.ts";
import { GADGETS, type GadgetVariant } from "../wardrobe/gadgets.ts";
import { propOf } from "../wardrobe/prop_kinds.ts";
import { PLACES } from "../world/places.ts";
import { skyWords } from "./sky_words.ts";
import { describeCompany } from "./company/telling.ts";

/** Screen readers read a text like this in one breath; longer ones lose their least important parts. */
const LONGEST = 220;

/** Details of a description, the least important first. */
export const DETAILS = [
  "features",
  "build",
  "white",
  "season",
  "weather",
  "mood",
  "carried",
  "eyes",
  "props",
] as const;
export type Detail = (typeof DETAILS)[number];

/**
 * A true sentence about a picture, at most 220 characters.
 *
 * @example
 * describe(spec); // "A fluffy orange tabby cat with green eyes, wearing a purple wizard hat, sits on the moon under a starry sky."
 */
export function describe(spec: CatSpec): string {
  const tone = spec.tone ? ` In ${spec.tone}.` : "";
  const written = (spec.writing ? ` ${writingSentence(spec.writing)}` : "") + tone;
  const longest = LONGEST - written.length;
  if (spec.relations?.length || spec.others?.length) {
    return describeCompany(spec, longest) + written;
  }
  const lengths = DETAILS.map((_, dropped) => sentence(spec, DETAILS.slice(dropped)));
  return (lengths.find((text) => text.length <= longest) ?? sentence(spec, [])) + written;
}

/** "A sign says “HELLO”." */
function writingSentence({ on, text }: Writing): string {
  return `A ${on} says “${text}”.`;
}

function sentence(spec: CatSpec, details: readonly Detail[]): string {
  const seen = looks(spec, details), worn = clothes(spec);
  const dressed = worn &&
    (seen ? `, wearing ${worn}${spec.pose === "portrait" ? "" : ","}` : ` in ${worn}`);
  const cat = joined(nounPhrase(spec, details), seen) + dressed;
  const { where, what } = placeName(spec);
  const said = { season: details.includes("season"), weather: details.includes("weather") };
  const place = joined(seat(spec, details), where, what, skyWords(spec, said));
  const things = belongings(spec, details);
  const rest = things && `, with ${things}`;
  const { verb } = POSES[spec.pose], turned = turnName(spec);
  if (!verb) return `Portrait of ${joined(cat, turned)}, ${place}${rest}.`;
  return `${cat[0]!.toUpperCase()}${cat.slice(1)} ${joined(verb, turned, place)}${rest}.`;
}

export const GAZE_NAMES: Record<Gaze, string> = {
  up: "looking up",
  down: "looking down",
  away: "looking away",
  back: "looking over its shoulder",
};

/** "seen from behind", "looking up", where words asked for it */
export function turnName({ view, gaze }: CatSpec): string {
  if (gaze) return GAZE_NAMES[gaze];
  return view === "behind" ? "seen from behind" : "";
}

/** "in a box", "on a red cushion" */
function seat({ props, pose }: CatSpec, details: readonly Detail[]): string {
  if (!details.includes("props") || pose === "portrait") return "";
  return joined(
    ...props.map((prop) =>
      propOf(prop.kind).seat ? `${propOf(prop.kind).seat} ${thingName({ ...prop, count: 1 })}` : ""
    ),
  );
}

/** Whether it is beside the cat or in its paws, and not on it. */
export function isCarried({ kind, variant }: Worn): boolean {
  if (kind !== "gadget") return ACCESSORIES[kind].carried === true;
  return !variant || isCarriedAt(GADGETS[variant as GadgetVariant].spot);
}

/** Where the blossoms are gone, the shrine behind them is what one sees. */
export function placeName({ setting, season }: CatSpec): { where: string; what: string } {
  const { phrase, bare } = PLACES[setting];
  return bare && (season === "autumn" || season === "winter") ? bare : phrase;
}

/** "a happy fluffy orange tabby kitten"; the build is named only where it was asked for. */
export function nounPhrase(
  { age, build, size, coat, mood, pose, view, gaze, provenance }: CatSpec,
  details: readonly Detail[],
): string {
  const adjectives = joined(
    size ?? "",
    details.includes("mood") && !POSES[pose].isSleep && !isTurnedAway({ view, gaze }) ? mood : "",
    age === "senior" ? "elderly" : "",
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
    case "bicolour":
      return both;
    case "calico":
    case "tortoiseshell":
    case "torbie":
      return `${both} ${pattern}`;
  }
}

/** "with green eyes and a white bib" */
function looks(spec: CatSpec, details: readonly Detail[]): string {
  const { coat, features = [] } = spec;
  const seen: string[] = [];
  const shapes = features.filter((feature) => !EYE_LOOKS.includes(feature));
  if (details.includes("features")) seen.push(...shapes.slice(0, 2).map(featureName));
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
  soot: "soot on its face",
};

function featureName(feature: Feature): string {
  const isPlural = /(?:ears|legs|eyes|toes|paws|whiskers|fangs)$/.test(feature);
  return FEATURE_NAMES[feature] ?? (isPlural ? feature : withArticle(feature));
}

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

/** "a purple wizard hat, a red scarf and glasses" */
export function clothes({ costume, accessories }: CatSpec): string {
  const worn = accessories.filter((thing) => !isCarried(thing));
  const names = worn.map(thingName);
  if (costume) {
    const hatted = worn.some(({ kind }) => kind === "hat");
    names.unshift(costumeName(costume, hatted || costume.hatless === true));
  }
  return listed(names);
}

/** "a fish and a red balloon" */
function belongings({ accessories, props, pose }: CatSpec, details: readonly Detail[]): string {
  const carried = details.includes("carried") ? accessories.filter(isCarried) : [];
  const beside = props.filter(({ kind }) => pose === "portrait" || !propOf(kind).seat);
  const said = details.includes("props") ? beside : [];
  return listed([...carried, ...said].map(thingName));
}
