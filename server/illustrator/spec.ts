/**
 * @module The recipe of one picture. Words become a `CatSpec`, a `CatSpec` becomes a scene, a scene is
 * painted in a style. Everything that can be seen in a picture is decided here, by name, so that the same
 * recipe draws the same picture for ever and each decision can be explained.
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
import type { Outside } from "./world/window_views.ts";
import type {
  Age,
  Build,
  CoatColour,
  CoatLength,
  EyeColour,
  Feature,
  Gaze,
  Pattern,
  Size,
  View,
  WhiteMark,
} from "./choices/cat_choices.ts";
import type { Material, Print, ThingColour, WayOfWearing } from "./choices/thing_choices.ts";
import type { OwnMark } from "./choices/own_mark_choices.ts";
import type { Backdrop, Moon, Season, Time, Weather } from "./choices/sky_choices.ts";
import type { Shade, Tone } from "./choices/tone_choices.ts";
import type { Technique } from "./techniques.ts";

// The choices are part of the recipe.
export * from "./choices/cat_choices.ts";
export * from "./choices/own_mark_choices.ts";
export * from "./choices/sky_choices.ts";
export * from "./choices/thing_choices.ts";
export * from "./choices/tone_choices.ts";

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
  /** Absent: as it is usually worn. */
  how?: WayOfWearing;
}

/** A costume or a garment, in its usual colour or this one. */
export interface Dress {
  /** What it is. */
  kind: Costume;
  /** Absent: its usual colour. */
  colour?: ThingColour;
  /** Absent: as its kind usually is. */
  print?: Print;
  /** Colour of the print; absent: one that shows on the cloth. */
  ink?: ThingColour;
  /** Absent: as it is usually worn. */
  how?: WayOfWearing;
  /** A thing that is shown on its front. Absent: none. */
  emblem?: Prop;
  /** Words refuse the hat that it brings along. */
  hatless?: true;
}

/** What carries the words that a picture shows. */
export const WRITING_PLACES = [
  "speech bubble",
  "sign",
  "banner",
  "blackboard",
  "whiteboard",
  "poster",
  "card",
  "mug",
  "garment",
] as const;

/** Words that a picture shows, in the person's own spelling. */
export interface Writing {
  /** What they stand on. */
  on: (typeof WRITING_PLACES)[number];
  /** At most 40 characters that `canLetter`. */
  text: string;
}

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
  /** Of what is worn, by which cats, from 1; absent: by all. */
  wornBy?: number[];
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
  /** What it alone has at one place of its body. Absent: nothing. */
  ownMarks?: OwnMark[];
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
  /** What it is dressed up as. */
  costume?: Dress;
  /** Garments it wears with that: trousers below a shirt, a coat over it. Absent: none. */
  layers?: Dress[];
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
  /** The other colour of a picture whose `tone` are shades of one. Absent: none. */
  otherShade?: Shade;
  /** What the finished picture is made anew as. Absent: it stays as its style paints it. */
  technique?: Technique;
  /** Absent: nothing is written. */
  writing?: Writing;
  /** The place. */
  setting: Setting;
  /** What lies outside its windows; absent: hills and a meadow. */
  outside?: Outside;
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
  /** The plain background that was asked for without a hue; absent: in the colours of the scheme. */
  backdrop?: Backdrop;
  /** The colours around the cat. */
  scheme: ColourScheme;
  /** For each top-level decision (`coat.colour`, `eyes`, `setting` …), who took it. */
  provenance: Record<string, Provenance>;
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
    technique,
    props,
    setting,
    outside,
    without,
    time,
    weather,
    season,
    moon,
    backdrop,
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
    ...(outside && { outside }),
    ...(without && { without }),
    time,
    weather,
    ...(season && { season }),
    ...(moon && { moon }),
    ...(backdrop && { backdrop }),
    ...(technique && { technique }),
    scheme,
    provenance,
    ...spec.others![cat - 2]!,
  };
}
