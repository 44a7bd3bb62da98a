/** @module One cat in words of any language: what it is, how it looks, what it wears. */
import { isUncoloured } from "../../uncoloured.ts";
import { isTurnedAway, seenEyeColours } from "../../cat/head/open_eyes.ts";
import { POSES } from "../../cat/poses.ts";
import { isPointed } from "../../colour/palette.ts";
import { partsOf } from "../../choices/own_mark_choices.ts";
import type { CatLook, CatSpec, CoatColour, EyeColour, Feature, OwnMark } from "../../spec.ts";
import { isCarried } from "../../wardrobe/carried.ts";
import { wornThings } from "../../wardrobe/worn_things.ts";
import { garmentsOf } from "../../wardrobe/garment_layers.ts";
import { EYE_LOOKS, GHOSTLY } from "../wording/cat_looks.ts";
import type { Detail } from "../wording/description_details.ts";
import type { Item } from "./grammar.ts";
import { costumeItem, thingItem } from "./items.ts";
import { filled, type Speech } from "./speech.ts";

/** "Eine glückliche, orange getigerte Katze mit grünen Augen und einem Zauberhut (Milo)". */
export function catText(spec: CatSpec, speech: Speech, details: readonly Detail[]): string {
  const { phrase, grammar } = speech;
  const { age, size, build, mood, pose, coat, name, provenance } = spec;
  const showsMood = details.includes("mood") && !POSES[pose].isSleep && !isTurnedAway(spec);
  const isBuilt = details.includes("build") && provenance.build !== "seed" && build !== "average";
  return grammar.cat({
    noun: phrase("age", age === "kitten" ? "kitten" : "cat"),
    manner: [
      ...(size ? [phrase("size", size)] : []),
      ...(showsMood ? [phrase("mood", mood)] : []),
      ...(age === "senior" ? [phrase("age", "senior")] : []),
      ...(isBuilt ? [phrase("build", build)] : []),
    ],
    hair: hairOf(coat, speech),
    coat: isUncoloured(spec) ? "" : coatOf(coat, speech),
    looks: [...marks(spec, speech, details), ...clothes(spec, speech)],
    phrases: [
      ...(details.includes("features") ? spec.ownMarks ?? [] : []).slice(0, 2)
        .map((mark) => ownMarkText(mark, speech)),
      ...(isUncoloured(spec) ? [] : patches(coat, speech)),
      ...oddEyes(spec, speech, details),
    ],
    name,
  });
}

/** A coat and eyes, and nothing else: "eine braun getigerte Katze mit grünen Augen". */
export function coatText(
  coat: CatSpec["coat"],
  eyes: EyeColour | undefined,
  speech: Speech,
): string {
  return speech.grammar.cat({
    noun: speech.phrase("age", "cat"),
    manner: [],
    coat: coatOf(coat, speech),
    looks: eyes ? [eyesItem([eyes], [], speech)] : [],
    phrases: [],
  });
}

function hairOf({ length }: CatSpec["coat"], { phrase }: Speech): string | undefined {
  return length === "short" || length === "medium" ? undefined : phrase("hair", length);
}

function coatOf({ colour, second, pattern }: CatSpec["coat"], { phrase, grammar }: Speech): string {
  // A coat of two colours without a second one is of one.
  const shown = pattern === "bicolour" && !second ? "solid" : pattern;
  return grammar.coat(
    phrase("coated", shown),
    phrase("coat", colour),
    second && phrase("coat", second),
  );
}

/** Features, eyes and white places. */
function marks(spec: CatSpec, speech: Speech, details: readonly Detail[]): Item[] {
  const { phrase } = speech;
  const { features = [], coat } = spec;
  const shapes = features.filter((feature) =>
    !EYE_LOOKS.includes(feature) && (details.includes("features") || feature === GHOSTLY)
  ).slice(0, 2);
  const looks = EYE_LOOKS.filter((feature) => features.includes(feature));
  const colours = seenEyeColours(spec);
  const showsEyes = looks.length > 0 || details.includes("eyes");
  return [
    ...shapes.map((shape) => featureItem(shape, speech)),
    ...(showsEyes && colours.length === 1 ? [eyesItem(colours, looks, speech)] : []),
    ...(details.includes("white") ? coat.white : []).map((mark): Item => ({
      noun: phrase("white", mark),
      adjectives: [phrase("colour", "white")],
    })),
  ];
}

/** A feature of the body, or a look of the eyes with its eyes. */
export function featureItem(feature: Feature, speech: Speech): Item {
  return EYE_LOOKS.includes(feature)
    ? { noun: speech.phrase("text", "eyes"), adjectives: [speech.phrase("feature", feature)] }
    : { noun: speech.phrase("feature", feature) };
}

/** "Schlamm (Pfoten)": no preposition and no case to get wrong. */
export function ownMarkText(mark: OwnMark, { phrase, grammar }: Speech): string {
  const { kind, place } = partsOf(mark);
  const named = (section: "own mark" | "body part", word: string) =>
    grammar.item({ noun: phrase(section, word) }, "nominative", "none");
  return filled(phrase("text", "{} ({})"), named("own mark", kind), named("body part", place));
}

function eyesItem(
  [colour]: readonly EyeColour[],
  looks: readonly Feature[],
  { phrase }: Speech,
): Item {
  const adjectives = [...looks.map((look) => phrase("feature", look)), phrase("eye", colour!)];
  return { noun: phrase("text", "eyes"), adjectives };
}

/** "Verschiedenfarbigen Augen (blau und grün)". */
function oddEyes(look: CatLook, { phrase, grammar }: Speech, details: readonly Detail[]) {
  const [one, other] = seenEyeColours(look).map((colour) => grammar.plain(phrase("eye", colour)));
  if (!one || !other || !details.includes("eyes")) return [];
  return [filled(phrase("text", "odd eyes ({} and {})"), one, other)];
}

/** What patterns have in a colour of their own. */
function patches(
  { colour, second, pattern }: CatSpec["coat"],
  { phrase, grammar }: Speech,
): string[] {
  const inColour = (part: string, colour: CoatColour) => [
    filled(phrase("text", part), grammar.colour(phrase("coat", colour))),
  ];
  if (isPointed(pattern) && second) return inColour("{} points", second);
  if (pattern === "van") return inColour("{} tail", colour);
  return pattern === "cow" ? inColour("{} patches", colour) : [];
}

function clothes(spec: CatSpec, speech: Speech): Item[] {
  const worn = spec.accessories.filter((thing) => !isCarried(thing));
  const isHatted = worn.some(({ kind }) => kind === "hat");
  return [
    ...garmentsOf(spec).toReversed()
      .map((garment) => costumeItem(speech, garment, isHatted || garment.hatless === true)),
    ...[...worn, ...wornThings(spec)].map((thing) => thingItem(speech, thing)),
  ];
}
