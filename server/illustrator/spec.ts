/**
 * The recipe of one picture. Words become a `CatSpec`, a `CatSpec` becomes a scene, a scene is
 * painted in a style. Everything that can be seen in a picture is decided here, by name, so that
 * the same recipe draws the same picture for ever and each decision can be explained.
 *
 * @module
 */
import type { Accessory, ColourScheme, Style } from "../../lib/choices.ts";
import type { Mood } from "./cat/moods.ts";
import type { Pose } from "./cat/poses.ts";
import type { Relation } from "./relations.ts";
import type { Variant } from "./wardrobe/accessories.ts";
import type { Costume } from "./wardrobe/costumes.ts";
import type { Prop } from "./wardrobe/prop_kinds.ts";
import type { Setting } from "./world/places.ts";

export const COAT_COLOURS = [
  "black",
  "charcoal",
  "grey",
  "silver",
  "white",
  "cream",
  "orange",
  "red",
  "apricot",
  "golden",
  "brown",
  "chocolate",
  "cinnamon",
  "fawn",
  "lilac",
  "seal",
  "caramel",
  "blue",
  "pink",
  "purple",
  "green",
] as const;
export type CoatColour = (typeof COAT_COLOURS)[number];

export const PATTERNS = [
  "solid",
  "tabby",
  "classic tabby",
  "ticked",
  "spotted",
  "rosetted",
  "bicolour",
  "tuxedo",
  "van",
  "cow",
  "calico",
  "tortoiseshell",
  "torbie",
  "points",
  "lynx points",
  "shaded",
  "smoke",
  "rainbow",
  "galaxy",
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const COAT_LENGTHS = ["short", "medium", "fluffy", "curly", "hairless"] as const;
export type CoatLength = (typeof COAT_LENGTHS)[number];

/** Where a coat is white besides its pattern. */
export const WHITE_MARKS = ["muzzle", "blaze", "bib", "socks", "tailtip", "belly"] as const;
export type WhiteMark = (typeof WHITE_MARKS)[number];

export const EYE_COLOURS = [
  "green",
  "emerald",
  "yellow",
  "gold",
  "amber",
  "orange",
  "copper",
  "brown",
  "hazel",
  "blue",
  "ice blue",
  "aqua",
  "violet",
  "pink",
  "red",
] as const;
export type EyeColour = (typeof EYE_COLOURS)[number];

export const AGES = ["kitten", "adult", "senior"] as const;
export type Age = (typeof AGES)[number];

export const BUILDS = ["slim", "average", "muscular", "chubby"] as const;
export type Build = (typeof BUILDS)[number];

/** How much of the picture the cat fills, where words say so. */
export const SIZES = ["tiny", "giant"] as const;
export type Size = (typeof SIZES)[number];

/** What makes a breed, or this one cat, known at a glance, besides coat and eyes. */
export const FEATURES = [
  "folded ears",
  "curled ears",
  "large ears",
  "tufted ears",
  "round face",
  "flat face",
  "wedge face",
  "short legs",
  "long legs",
  "bobtail",
  "glowing eyes",
  "sparkling eyes",
  "big eyes",
  "almond eyes",
  "heart spot",
  "moustache",
] as const;
export type Feature = (typeof FEATURES)[number];

/** From where a body is seen; the face always looks at the viewer. */
export const VIEWS = ["front", "three-quarter", "side"] as const;
export type View = (typeof VIEWS)[number];

/** Colours of things: clothes, accessories, props. */
export const THING_COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "brown",
  "black",
  "white",
  "grey",
  "golden",
  "silver",
] as const;
export type ThingColour = (typeof THING_COLOURS)[number];

export const TIMES = ["day", "dawn", "sunset", "dusk", "night"] as const;
export type Time = (typeof TIMES)[number];

export const WEATHERS = [
  "clear",
  "cloudy",
  "rain",
  "storm",
  "snow",
  "fog",
  "wind",
  "rainbow",
  "aurora",
  "shooting stars",
] as const;
export type Weather = (typeof WEATHERS)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

/** An accessory of the form, worn or carried, in a colour of its own when one was named. */
export interface Worn {
  kind: Accessory;
  /** One of its kind's `VARIANTS`; absent: the first, or the only drawing there is. */
  variant?: Variant;
  colour?: ThingColour;
}

/** A prop with a colour of its own when one was named. */
export interface Held {
  kind: Prop;
  colour?: ThingColour;
  /** How many of it, at most three; absent: one. */
  count?: number;
}

/** Who decided something: the person's words, the chosen options, the photo, or the seed. */
export type Provenance = "text" | "option" | "photo" | "seed";

/** What can be more or less so. */
export type Graded = "build" | "coat.length" | "mood";

/** What one cat is and does: everything that may differ between two cats of one picture. */
export interface CatLook {
  age: Age;
  build: Build;
  size?: Size;
  features?: Feature[];
  /** How strongly words like "very" and "slightly" make something: 1 is plain. */
  degrees?: Partial<Record<Graded, number>>;
  coat: {
    colour: CoatColour;
    /** The other colour of patterns that have one; always set for calico, tortoiseshell, bicolour. */
    second?: CoatColour;
    pattern: Pattern;
    length: CoatLength;
    white: WhiteMark[];
  };
  /** The cat's own left and right; they differ only in an odd-eyed cat. */
  eyes: { left: EyeColour; right: EyeColour };
  mood: Mood;
  pose: Pose;
  /** From where its body is seen, where words say so; else as suits the pose. */
  view?: View;
  /** Which way the cat's body turns, seen by the viewer. */
  facing: "left" | "right";
  costume?: { kind: Costume; colour?: ThingColour };
  accessories: Worn[];
  /** What its person calls it. */
  name?: string;
}

/** A cat or a thing of a recipe, counted from 1: "cat 2" is the first of `others`. */
export type Actor = `cat ${number}` | `thing ${number}`;

/** Who does what with whom: "cat 1" is "on" "thing 1". */
export interface Related {
  who: Actor;
  is: Relation;
  what: Actor;
}

/** The recipe: complete, plain data, safe to store as JSON. The fields of a `CatLook` are the first cat's. */
export interface CatSpec extends CatLook {
  /** Version of the recipe's meaning: the same picture for ever holds within a version. */
  version: 2;
  /** Names every random stream of the drawing; any text. */
  seed: string;
  style: Style;
  /** The second to fifth cat. */
  others?: CatLook[];
  /** The things of the picture. */
  props: Held[];
  relations?: Related[];
  setting: Setting;
  time: Time;
  weather: Weather;
  /** Absent: no season was asked for. */
  season?: Season;
  scheme: ColourScheme;
  /** For each top-level decision (`coat.colour`, `eyes`, `setting` …), who took it. */
  provenance: Record<string, Provenance>;
}

/** A recipe of the first version: one cat, and no relations. */
export type CatSpecV1 = Omit<CatSpec, "version" | "others" | "relations" | "name"> & { version: 1 };

/** A stored recipe of any version, as this version reads it. */
export function upgradeRecipe(stored: CatSpec | CatSpecV1): CatSpec {
  return { ...stored, version: 2 };
}
