/**
 * What a description says: claims about the picture, each tied to the words that made it.
 *
 * @module
 */
import type { Variant } from "../wardrobe/accessories.ts";
import type { Accessory, ColourScheme } from "../../../lib/choices.ts";
import type {
  Age,
  Build,
  CatSpec,
  CoatColour,
  CoatLength,
  EyeColour,
  Feature,
  Pattern,
  Season,
  Size,
  ThingColour,
  Time,
  View,
  Weather,
  WhiteMark,
} from "../spec.ts";
import type { Mood } from "../cat/moods.ts";
import type { Pose } from "../cat/poses.ts";
import type { Costume } from "../wardrobe/costumes.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import type { Setting } from "../world/places.ts";
import type { Breed } from "./breeds.ts";

/** Everything words can decide, and the values it can take. */
export interface Slots {
  "coat.colour": CoatColour;
  "coat.second": CoatColour;
  "coat.pattern": Pattern;
  "coat.length": CoatLength;
  "coat.white": WhiteMark;
  "eyes.left": EyeColour;
  "eyes.right": EyeColour;
  /** The two eyes differ, in colours still to be chosen. */
  "eyes.odd": "odd";
  breed: Breed;
  age: Age;
  build: Build;
  size: Size;
  feature: Feature;
  mood: Mood;
  pose: Pose;
  view: View;
  facing: CatSpec["facing"];
  costume: Costume;
  accessory: Accessory;
  prop: Prop;
  setting: Setting;
  time: Time;
  weather: Weather;
  season: Season;
  scheme: ColourScheme;
}
export type Slot = keyof Slots;

/** One decision taken by words. */
export type Claim = {
  [S in Slot]: {
    slot: S;
    value: Slots[S];
    /** Colour of a costume, an accessory or a prop. */
    colour?: ThingColour;
    /** Which hat, which glasses: what the words name more closely than the kind. */
    variant?: Variant;
    /** How many of a thing. */
    count?: number;
    /** How strongly: 1 is plain. */
    degree?: number;
    /** Gives way to any claim about the same slot that is not weak: "snow" beside "a castle". */
    weak?: true;
  };
}[Slot];

/** Words that were understood, from `start` to `end` in the description. */
export interface Reading {
  start: number;
  end: number;
  claims: Claim[];
  /** The words say that this is *not* wanted. */
  denied?: true;
  /** The words mean something we cannot draw: it is drawn as, or known by, what is claimed. */
  nearest?: "as" | "with";
  /** The known word that a misspelt one was read as. */
  readAs?: string;
  /** What the words mean where no claim tells: a name, a number of cats. */
  note?: string;
}

/** A description, taken apart. Plain data. */
export interface Said {
  prompt: string;
  readings: Reading[];
  /** Words we do not know, as places in the description. */
  unknown: { start: number; end: number }[];
}
