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
import type { Genotype } from "./genetics/genotype.ts";
import type { Relation } from "./relations.ts";
import type { Variant } from "./wardrobe/accessories.ts";
import type { Costume } from "./wardrobe/costumes.ts";
import type { Prop } from "./wardrobe/prop_kinds.ts";
import type { Setting } from "./world/places.ts";
import type { Scenery } from "./world/scenery.ts";

/** Colours of fur. */
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
/** A colour of fur. */
export type CoatColour = (typeof COAT_COLOURS)[number];

/** How a coat is patterned. */
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
/** A pattern of the coat. */
export type Pattern = (typeof PATTERNS)[number];

/** How long hair is, and that it curls or is missing. */
export const COAT_LENGTHS = ["short", "medium", "fluffy", "curly", "hairless"] as const;
/** A length or kind of hair. */
export type CoatLength = (typeof COAT_LENGTHS)[number];

/** Where a coat is white besides its pattern. */
export const WHITE_MARKS = [
  "muzzle",
  "blaze",
  "bib",
  "socks",
  "front paws",
  "hind paws",
  "one paw",
  "tailtip",
  "belly",
] as const;
/** A place where a coat is white. */
export type WhiteMark = (typeof WHITE_MARKS)[number];

/** Colours of irises. */
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
/** A colour of an iris. */
export type EyeColour = (typeof EYE_COLOURS)[number];

/** Ages, from the youngest. */
export const AGES = ["kitten", "adult", "senior"] as const;
/** An age. */
export type Age = (typeof AGES)[number];

/** Builds of a body, from the slimmest. */
export const BUILDS = ["slim", "average", "muscular", "chubby"] as const;
/** A build of a body. */
export type Build = (typeof BUILDS)[number];

/** How much of the picture the cat fills, where words say so. */
export const SIZES = ["tiny", "giant"] as const;
/** A share of the picture that words ask for. */
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
  "long muzzle",
  "short legs",
  "long legs",
  "bobtail",
  "glowing eyes",
  "sparkling eyes",
  "big eyes",
  "almond eyes",
  "heart spot",
  "moustache",
  "scar",
  "notched ear",
  "snaggletooth",
  "beard",
  "left foreleg missing",
  "right foreleg missing",
  "left hind leg missing",
  "right hind leg missing",
  "left eye missing",
  "right eye missing",
  "cloudy eyes",
  "crossed eyes",
  "one folded ear",
  "cropped ear",
  "no tail",
  "crooked tail",
  "bushy tail",
  "wet fur",
  "soot",
  "extra toes",
  "big paws",
  "long whiskers",
  "fangs",
] as const;
/** One such feature. */
export type Feature = (typeof FEATURES)[number];

/** From where a body is seen; the face looks at the viewer, but from behind. */
export const VIEWS = ["front", "three-quarter", "side", "behind"] as const;
/** A direction from which a body is seen. */
export type View = (typeof VIEWS)[number];

/** Where a cat looks; "back" is over its shoulder, "away" past the viewer. */
export const GAZES = ["up", "down", "away", "back"] as const;
/** A direction of a look. */
export type Gaze = (typeof GAZES)[number];

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
  "navy",
  "turquoise",
  "beige",
  "burgundy",
] as const;
/** A colour of a thing. */
export type ThingColour = (typeof THING_COLOURS)[number];

/** Hours of the day. */
export const TIMES = ["day", "dawn", "sunset", "dusk", "night"] as const;
/** An hour of the day. */
export type Time = (typeof TIMES)[number];

/** Weathers and events of the sky. */
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
/** A weather or an event of the sky. */
export type Weather = (typeof WEATHERS)[number];

/** Seasons of the year. */
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
/** A season of the year. */
export type Season = (typeof SEASONS)[number];

/** Shapes of the moon. */
export const MOONS = ["full", "crescent"] as const;
/** The shape of a moon in the sky. */
export type Moon = (typeof MOONS)[number];

/** What cloth shows all over, where words say so. */
export const PRINTS = [
  "striped",
  "polka-dot",
  "checked",
  "heart-patterned",
  "star-patterned",
  "flowered",
  "rainbow",
] as const;
/** A print of `PRINTS`. */
export type Print = (typeof PRINTS)[number];

/** An accessory of the form, worn or carried, in a colour of its own when one was named. */
export interface Worn {
  /** What it is. */
  kind: Accessory;
  /** One of its kind's `VARIANTS`; absent: the first, or the only drawing there is. */
  variant?: Variant;
  /** Absent: its usual colour. */
  colour?: ThingColour;
  /** Absent: as its kind usually is. */
  print?: Print;
  /** Colour of the print; absent: one that shows on the cloth. */
  ink?: ThingColour;
}

/** Pictures in shades of one colour. */
export const TONES = ["black and white", "sepia"] as const;
/** What the whole picture is toned in. */
export type Tone = (typeof TONES)[number];

/** What carries the words that a picture shows. */
export const WRITING_PLACES = ["speech bubble", "sign", "banner"] as const;
/** Words that a picture shows, in the person's own spelling. */
export interface Writing {
  /** What they stand on. */
  on: (typeof WRITING_PLACES)[number];
  /** At most 40 characters that `canLetter`. */
  text: string;
}

/** What a thing is made of, where words say so. */
export const MATERIALS = [
  "wooden",
  "metal",
  "stone",
  "glass",
  "leather",
  "plush",
  "knitted",
  "paper",
] as const;
/** A material of `MATERIALS`. */
export type Material = (typeof MATERIALS)[number];

/** A prop with a colour of its own when one was named. */
export interface Held {
  /** What it is. */
  kind: Prop;
  /** Absent: its usual colour. */
  colour?: ThingColour;
  /** How many of it, at most three; absent: one. */
  count?: number;
  /** Absent: as large as it is beside a cat. */
  size?: Size;
  /** Absent: what it is usually made of. */
  material?: Material;
  /** Absent: as its kind usually is. */
  print?: Print;
  /** Colour of the print; absent: one that shows on the cloth. */
  ink?: ThingColour;
}

/** Who decided something: the person's words, the chosen options, the photo, or the seed. */
export type Provenance = "text" | "option" | "photo" | "seed";

/** What can be more or less so. */
export type Graded = "build" | "coat.length" | "mood";

/** What one cat is and does: everything that may differ between two cats of one picture. */
export interface CatLook {
  /** How old it is; sizes of head, legs and body follow. */
  age: Age;
  /** How slim or broad its body is. */
  build: Build;
  /** Absent: as large as suits the picture. */
  size?: Size;
  /** Absent: none. */
  features?: Feature[];
  /** How strongly words like "very" and "slightly" make something: 1 is plain. */
  degrees?: Partial<Record<Graded, number>>;
  /** Fur: colours, pattern, length, white places. */
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
  /** What its face shows. */
  mood: Mood;
  /** What its body does. */
  pose: Pose;
  /** From where its body is seen, where words say so; else as suits the pose. */
  view?: View;
  /** Where it looks, where words say so; else as mood and pose have it. */
  gaze?: Gaze;
  /** Which way the cat's body turns, seen by the viewer. */
  facing: "left" | "right";
  /** What it is dressed up as, in its usual colour or this one. */
  costume?: {
    kind: Costume;
    colour?: ThingColour;
    print?: Print;
    ink?: ThingColour;
    /** Words refuse the hat that it brings along. */
    hatless?: true;
  };
  /** What it wears and carries. */
  accessories: Worn[];
  /** What its person calls it. */
  name?: string;
  /** Absent: its parents are unknown. */
  genes?: Genotype;
  /** Of a born kitten: seeds of its forebears, from which each part of its body has its markings. Absent: its own. */
  markings?: string[];
}

/** A cat or a thing of a recipe, counted from 1: "cat 2" is the first of `others`. */
export type Actor = `cat ${number}` | `thing ${number}`;

/** Who does what with whom: "cat 1" is "on" "thing 1". */
export interface Related {
  /** The actor that does it. */
  who: Actor;
  /** What it does, or where it is. */
  is: Relation;
  /** The actor it is done with. */
  what: Actor;
}

/** The recipe: complete, plain data, safe to store as JSON. The fields of a `CatLook` are the first cat's. */
export interface CatSpec extends CatLook {
  /** Version of the recipe's meaning: the same picture for ever holds within a version. */
  version: 2;
  /** Names every random stream of the drawing; any text. */
  seed: string;
  /** The art style it is painted in. */
  style: Style;
  /** The second to fifth cat. */
  others?: CatLook[];
  /** The things of the picture. */
  props: Held[];
  /** Absent: cats and things have nothing to do with each other. */
  relations?: Related[];
  /** Absent: in colours. */
  tone?: Tone;
  /** Absent: nothing is written. */
  writing?: Writing;
  /** The place. */
  setting: Setting;
  /** What the place does without; absent: nothing. */
  without?: Scenery[];
  /** The hour, which decides the light. */
  time: Time;
  /** The weather; "clear" where none can be seen. */
  weather: Weather;
  /** Absent: no season was asked for. */
  season?: Season;
  /** The moon that was asked for; absent: it is as chance has it. */
  moon?: Moon;
  /** The colours around the cat. */
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

/** How many cats a recipe has. */
export function catCount({ others = [] }: CatSpec): number {
  return 1 + others.length;
}

/** The recipe of one of the cats alone, from 1; its seed is its own. */
export function catAlone(spec: CatSpec, cat: number): CatSpec {
  const {
    version,
    seed,
    style,
    props,
    setting,
    without,
    time,
    weather,
    season,
    moon,
    scheme,
    provenance,
  } = spec;
  const { others: _others, relations: _relations, ...first } = spec;
  if (cat === 1) return first;
  return {
    version,
    seed: `${seed}.cat ${cat}`,
    style,
    props,
    setting,
    ...(without && { without }),
    time,
    weather,
    ...(season && { season }),
    ...(moon && { moon }),
    scheme,
    provenance,
    ...spec.others![cat - 2]!,
  };
}
