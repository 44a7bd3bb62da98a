/**
 * @module What a description says: claims about the picture, each tied to the words that made it.
 */
import type { Technique } from "../techniques.ts";
import type { Variant } from "../wardrobe/accessories.ts";
import type { Accessory, ColourScheme } from "../../../lib/choices.ts";
import type {
  Age,
  Backdrop,
  Build,
  CatSpec,
  CoatColour,
  CoatLength,
  EyeColour,
  Feature,
  Gaze,
  Material,
  Moon,
  OwnMark,
  Pattern,
  Print,
  Season,
  Size,
  ThingColour,
  Time,
  Tone,
  View,
  WayOfWearing,
  Weather,
  WhiteMark,
  Writing,
} from "../spec.ts";
import type { Mood } from "../cat/moods.ts";
import type { Pose } from "../cat/poses.ts";
import type { Costume } from "../wardrobe/costumes.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import type { Setting } from "../world/places.ts";
import type { Scenery } from "../world/scenery.ts";
import type { Relation } from "../relations.ts";
import type { Breed } from "./terms/breeds.ts";

/** Everything words can decide, and the values it can take. */
export interface Slots {
  /** Colour of the fur. */
  "coat.colour": CoatColour;
  /** The other colour of two- and three-coloured coats. */
  "coat.second": CoatColour;
  /** Pattern of the fur. */
  "coat.pattern": Pattern;
  /** Length or kind of hair. */
  "coat.length": CoatLength;
  /** A white place; there may be several. */
  "coat.white": WhiteMark;
  /** The cat's own left eye. */
  "eyes.left": EyeColour;
  /** The cat's own right eye. */
  "eyes.right": EyeColour;
  /** The two eyes differ, in colours still to be chosen. */
  "eyes.odd": "odd";
  /** Decides what its traits name and words leave open. */
  breed: Breed;
  /** Age. */
  age: Age;
  /** Build of the body. */
  build: Build;
  /** Share of the picture. */
  size: Size;
  /** A mark of the breed or the cat; there may be several. */
  feature: Feature;
  /** What it alone has at one place of its body; there may be several. */
  ownMark: OwnMark;
  /** What the face shows. */
  mood: Mood;
  /** What the body does. */
  pose: Pose;
  /** From where the body is seen. */
  view: View;
  /** Where it looks. */
  gaze: Gaze;
  /** Which way the body turns. */
  facing: CatSpec["facing"];
  /** What the cat is dressed up as. */
  costume: Costume;
  /** What its front shows. */
  emblem: Prop;
  /** Something worn or carried; there may be several. */
  accessory: Accessory;
  /** A thing or friend; there may be several. */
  prop: Prop;
  /** The place. */
  setting: Setting;
  /** The hour. */
  time: Time;
  /** The weather. */
  weather: Weather;
  /** The season. */
  season: Season;
  /** A moon in the sky. */
  moon: Moon;
  /** A plain background without a hue. */
  backdrop: Backdrop;
  /** Colours around the cat. */
  scheme: ColourScheme;
  /** The picture has shades of one colour. */
  tone: Tone;
  /** What the picture is made as. */
  technique: Technique;
}
/** The name of something that words can decide. */
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
    /** Of a thing: it is worn on two paws or on all. */
    isPair?: true;
    /** How large a thing is against its kind. */
    size?: Size;
    /** What a thing is made of. */
    material?: Material;
    /** What cloth shows all over. */
    print?: Print;
    /** Colour of the print. */
    ink?: ThingColour;
    /** How it is worn. */
    how?: WayOfWearing;
    /** How strongly: 1 is plain. */
    degree?: number;
    /** Of a thing: what is done with it; the words name the doing only. */
    by?: Relation;
    /** Gives way to any claim about the same slot that is not weak: "snow" beside "a castle". */
    weak?: true;
  };
}[Slot];

/** Words that were understood, from `start` to `end` in the description. */
export interface Reading {
  /** Index of its first character. */
  start: number;
  /** Index behind its last character. */
  end: number;
  /** What the words decide. */
  claims: Claim[];
  /** The words say that this is *not* wanted. */
  denied?: true;
  /** The words mean something we cannot draw: it is drawn as, or known by, what is claimed. */
  nearest?: "as" | "with";
  /** The words are no name of what is claimed: it is near to what they mean. */
  isNear?: true;
  /** The known word that a misspelt one was read as. */
  readAs?: string;
  /** What the words mean where no claim says it: a name, a number of cats. */
  note?: string;
  /** The cats it is said of, from 1; absent: of the whole picture, or of the only cat. */
  cats?: number[];
  /** Of a thing that is worn: the cats that wear it. */
  wearers?: number[];
  /** The words say who does what with whom. */
  relation?: ParsedRelation;
  /** The same of others: "two kittens in a box". */
  ofOthers?: ParsedRelation[];
}

/** A cat by its number, or a thing by its kind. */
export type ParsedActor = { cat: number } | { prop: Prop };

/** Who does what with whom, and where the words for it stand. */
export interface ParsedRelation {
  /** Where its first word begins. */
  start: number;
  /** Where its last word ends. */
  end: number;
  /** The relation: "on", "holding". */
  is: Relation;
  /** The one that does it. */
  who: ParsedActor;
  /** The one it is done with. */
  what: ParsedActor;
  /** Where its verb stands, apart from them: "on the table *lies* a fish". */
  verb?: { start: number; end: number };
  /** The words mean more than it: who steals a sausage holds one. */
  isNear?: true;
}

/** A description, taken apart. Plain data. */
export interface ParsedDescription {
  /** The description as it was written. */
  prompt: string;
  /** In the order of their words. */
  readings: Reading[];
  /** How many cats there are, and what they are called; absent: one. */
  cats?: { name?: string }[];
  /** Who does what with whom, in reading order; absent: nothing is said of it. */
  relations?: ParsedRelation[];
  /** What the place shall do without; absent: nothing is said of it. */
  without?: Scenery[];
  /** What the picture shall say; absent: nothing. */
  writing?: Writing;
  /** Words we do not know, as places in the description. */
  unknown: { start: number; end: number }[];
  /** Known nouns that say nothing of the picture here: "a tongue". */
  unread: { start: number; end: number }[];
}
