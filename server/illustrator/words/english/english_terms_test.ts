import { TECHNIQUE_NAMES } from "../../techniques.ts";
import assert from "node:assert/strict";
import { ACCESSORIES, COLOUR_SCHEMES } from "../../../../lib/choices.ts";
import { MOOD_NAMES } from "../../cat/moods.ts";
import { POSE_NAMES } from "../../cat/poses.ts";
import { RELATION_NAMES } from "../../relations.ts";
import * as spec from "../../spec.ts";
import { BODY_PARTS, BODY_STATES } from "../../vocabulary/body_words.ts";
import { variantOf } from "../../wardrobe/accessories.ts";
import { COSTUME_KINDS } from "../../wardrobe/costumes.ts";
import { PROP_KINDS } from "../../wardrobe/prop_kinds.ts";
import { SETTINGS } from "../../world/places.ts";
import type { Claim, Slot } from "../parsed_description.ts";
import { BREED_NAMES, traitsOf } from "../terms/breeds.ts";
import { englishTerms, type Meaning } from "./english_terms.ts";

/** What each slot can be. */
const CHOICES: Readonly<Record<Slot, readonly unknown[]>> = {
  "coat.colour": spec.COAT_COLOURS,
  "coat.second": spec.COAT_COLOURS,
  "coat.pattern": spec.PATTERNS,
  "coat.length": spec.COAT_LENGTHS,
  "coat.white": spec.WHITE_MARKS,
  "eyes.left": spec.EYE_COLOURS,
  "eyes.right": spec.EYE_COLOURS,
  "eyes.odd": ["odd"],
  breed: BREED_NAMES,
  age: spec.AGES,
  build: spec.BUILDS,
  size: spec.SIZES,
  feature: spec.FEATURES,
  ownMark: spec.OWN_MARKS,
  mood: MOOD_NAMES,
  pose: POSE_NAMES,
  view: spec.VIEWS,
  gaze: spec.GAZES,
  facing: ["left", "right"],
  costume: COSTUME_KINDS,
  accessory: ACCESSORIES,
  emblem: PROP_KINDS,
  prop: PROP_KINDS,
  setting: SETTINGS,
  time: spec.TIMES,
  weather: spec.WEATHERS,
  season: spec.SEASONS,
  moon: spec.MOONS,
  backdrop: spec.BACKDROPS,
  scheme: COLOUR_SCHEMES,
  tone: spec.TONES,
  technique: TECHNIQUE_NAMES,
};

/** What the fields of a meaning can be. */
const FIELDS: { [F in keyof Meaning]?: (value: Meaning[F]) => boolean } = {
  role: (role) => /^[a-z]+$/.test(role),
  claims: (claims) => claims.every(isChoice),
  colour: ({ coat, thing, eyes } = {}) =>
    isOneOf(spec.COAT_COLOURS, coat) && isOneOf(spec.THING_COLOURS, thing) &&
    isOneOf(spec.EYE_COLOURS, eyes),
  white: (white) => isOneOf(spec.WHITE_MARKS, white),
  furLength: (length) => isOneOf(spec.COAT_LENGTHS, length),
  print: (print) => isOneOf(spec.PRINTS, print),
  material: (material) => isOneOf(spec.MATERIALS, material),
  nearest: (nearest) => nearest === "as" || nearest === "with",
  worn: (worn) => worn !== undefined && isChoice(worn),
  note: (note) => typeof note === "string",
  degree: (degree) => degree! > 0,
  count: (count) => count! > 1,
  bodyPart: (part) => isOneOf(BODY_PARTS, part),
  bodyState: (state) => isOneOf(BODY_STATES, state),
  extremity: isFlag,
  isFur: isFlag,
  isBackdrop: isFlag,
  wears: isFlag,
  isOfMany: isFlag,
  isBehind: isFlag,
  denied: isFlag,
  isUndrawn: isFlag,
};

/** Files whose lines are no terms. */
const OTHER_ROWS = ["breeds", "drawn_synonyms"];

Deno.test("[english_terms] every line says something that exists", () => {
  const files = [...Deno.readDirSync(new URL(".", import.meta.url))]
    .filter(({ name }) => name.endsWith(".tsv"))
    .map(({ name }) => name.replace(".tsv", "")).filter((name) => !OTHER_ROWS.includes(name));
  for (const term of files.flatMap(englishTerms)) {
    const { words, ...meaning } = term;
    assert.ok(words.every((word) => word !== "" && word === word.trim()), words.join());
    for (const [field, value] of Object.entries(meaning)) {
      const isKnown = FIELDS[field as keyof Meaning] as ((value: unknown) => boolean) | undefined;
      assert.ok(isKnown?.(value), `${words[0]}: ${field} is ${JSON.stringify(value)}`);
    }
  }
});

Deno.test("[english_terms] every breed has looks that exist", () => {
  for (const breed of BREED_NAMES) {
    const { words: _, coat = {}, features = [], eyes, ...rest } = traitsOf(breed);
    const looks = [
      ...Object.entries(coat).map(([part, value]) => [`coat.${part}`, value]),
      ...Object.entries(rest),
      ["feature", features],
      ["eyes.left", eyes],
    ] as [Slot, unknown][];
    for (const [slot, value] of looks) {
      for (const one of [value].flat()) {
        assert.ok(isOneOf(CHOICES[slot] ?? [], one), `${breed}: ${slot} is ${one}`);
      }
    }
  }
});

Deno.test("[english_terms] braces write out every choice", () => {
  const [looking] = englishTerms("views");
  for (const words of ["staring into the camera", "looks straight at me", "gazes right at us"]) {
    assert.ok(looking?.words.includes(words), words);
  }
});

function isChoice({ slot, value, by, variant }: Claim): boolean {
  return CHOICES[slot]?.includes(value) && isOneOf(RELATION_NAMES, by) &&
    (variant === undefined || slot === "accessory" && variantOf(value, variant) !== undefined);
}

function isOneOf(choices: readonly unknown[], value: unknown): boolean {
  return value === undefined || choices.includes(value);
}

function isFlag(value: unknown): boolean {
  return value === true;
}
