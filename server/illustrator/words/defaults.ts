/**
 * What the seed may choose where the words leave something open, and how likely each choice is.
 * Unusual things (a pink coat, an angry cat) happen only when they are named.
 *
 * @module
 */
import type {
  Age,
  Build,
  CatSpec,
  CoatColour,
  CoatLength,
  Costume,
  EyeColour,
  Mood,
  Pattern,
  Pose,
  Prop,
  Setting,
  Time,
  Variant,
  Weather,
  WhiteMark,
} from "../spec.ts";
import type { Accessory, ColourScheme } from "../../../lib/choices.ts";
import type { Weights } from "./choice.ts";

export const COAT_COLOUR_WEIGHTS: Weights<CoatColour> = {
  orange: 6,
  grey: 5,
  black: 4,
  brown: 4,
  silver: 3,
  cream: 3,
  white: 2,
  golden: 2,
  charcoal: 2,
  cinnamon: 1,
  fawn: 1,
  apricot: 1,
  chocolate: 1,
  red: 1,
  lilac: 1,
};

/** Where neither colour nor pattern is named. */
export const PATTERN_WEIGHTS: Weights<Pattern> = {
  tabby: 6,
  solid: 4,
  bicolour: 2,
  tuxedo: 1,
  calico: 1,
  tortoiseshell: 1,
  spotted: 1,
  points: 1,
};

/** A named colour is never broken up by patches nobody asked for. */
export const PATTERN_OF_NAMED_COLOUR: Weights<Pattern> = { solid: 3, tabby: 3 };

/** Colours that hardly show stripes, or would look wrong with them. */
export const PLAIN_COLOURS: readonly CoatColour[] = [
  "black",
  "white",
  "charcoal",
  "chocolate",
  "lilac",
  "pink",
  "purple",
  "blue",
  "green",
];

/** Colours a pattern looks right in, where only the pattern is named. */
export const COLOURS_OF_PATTERN: Partial<Record<Pattern, Weights<CoatColour>>> = {
  tabby: { orange: 5, grey: 4, brown: 4, silver: 3, golden: 2, cream: 1, red: 1, cinnamon: 1 },
  spotted: { golden: 4, silver: 4, brown: 3, orange: 1, cinnamon: 1 },
  bicolour: { black: 4, orange: 4, grey: 3, brown: 1 },
  tuxedo: { black: 1 },
  calico: { orange: 1 },
  tortoiseshell: { black: 1 },
  points: { cream: 1 },
};

/** The other colour of patterns that always have one. */
export const SECOND_COLOUR: Partial<Record<Pattern, CoatColour>> = {
  bicolour: "white",
  calico: "black",
  tortoiseshell: "orange",
};

export const COAT_LENGTH_WEIGHTS: Weights<CoatLength> = { fluffy: 5, short: 4 };

/** Sets of white marks, by name. */
export const WHITE_SETS: Record<string, readonly WhiteMark[]> = {
  none: [],
  bib: ["bib"],
  muzzle: ["muzzle"],
  front: ["muzzle", "bib"],
  gloves: ["bib", "socks"],
  much: ["muzzle", "bib", "socks", "belly"],
  blaze: ["blaze", "muzzle", "bib"],
  tip: ["muzzle", "tailtip"],
};
export const WHITE_SET_WEIGHTS: Weights<string> = {
  none: 5,
  front: 3,
  muzzle: 1,
  bib: 1,
  gloves: 1,
  much: 1,
  blaze: 1,
  tip: 1,
};

export const EYE_WEIGHTS: Weights<EyeColour> = {
  green: 6,
  yellow: 3,
  amber: 4,
  copper: 2,
  hazel: 2,
  blue: 3,
  aqua: 1,
};

export const AGE_WEIGHTS: Weights<Age> = { adult: 6, kitten: 1 };
export const BUILD_WEIGHTS: Weights<Build> = { average: 5, chubby: 3, slim: 2 };

export const MOOD_WEIGHTS: Weights<Mood> = {
  happy: 6,
  curious: 4,
  calm: 3,
  playful: 3,
  proud: 2,
  loving: 1,
  shy: 1,
  surprised: 1,
};

export const POSE_WEIGHTS: Weights<Pose> = {
  sitting: 7,
  standing: 3,
  walking: 2,
  waving: 2,
  loaf: 2,
  jumping: 1,
  sleeping: 1,
  portrait: 1,
};

/** Poses that agree with a mood; other moods agree with every pose but sleeping. */
export const POSES_OF_MOOD: Partial<Record<Mood, readonly Pose[]>> = {
  calm: ["sitting", "standing", "loaf", "sleeping", "portrait"],
  playful: ["sitting", "jumping", "waving", "walking"],
  sleepy: ["loaf", "sleeping", "sitting"],
  grumpy: ["sitting", "loaf", "standing", "portrait"],
  angry: ["standing", "sitting", "portrait"],
  sad: ["sitting", "loaf", "portrait"],
  surprised: ["sitting", "standing", "jumping"],
  shy: ["sitting", "loaf", "standing"],
};

/** Things one settles down with: nobody leaps over them. */
export const QUIET_PROPS: readonly Prop[] = ["book", "cushion"];

export const FACING_WEIGHTS: Weights<CatSpec["facing"]> = { left: 1, right: 1 };

export const SETTING_WEIGHTS: Weights<Setting> = {
  studio: 2,
  moon: 1,
  clouds: 1,
  forest: 3,
  meadow: 4,
  garden: 4,
  mountains: 2,
  snow: 1,
  beach: 2,
  city: 2,
  rooftop: 2,
  castle: 1,
  library: 2,
  "living room": 3,
  kitchen: 1,
  window: 3,
  stage: 1,
};

/** What a word that names no kind may mean: "a hat", "glasses". A scarf is a scarf. */
export const PLAIN_VARIANTS: Partial<Record<Accessory, Weights<Variant>>> = {
  hat: { beanie: 2, "top hat": 2, beret: 2, cap: 2, "straw hat": 1 },
  glasses: { "round glasses": 3, "square glasses": 2 },
  scarf: { scarf: 1 },
  gadget: { headphones: 1, camera: 1, robot: 1, laptop: 1, "game console": 1, phone: 1 },
};

/** What the buttons of the form may bring when nothing was said. */
export const CHOSEN_VARIANTS: Partial<Record<Accessory, Weights<Variant>>> = {
  hat: {
    beanie: 1,
    "top hat": 1,
    beret: 1,
    cap: 1,
    "straw hat": 1,
    "party hat": 1,
    "flower crown": 1,
  },
  glasses: {
    "round glasses": 3,
    "square glasses": 2,
    sunglasses: 1,
    "heart-shaped glasses": 1,
    "star-shaped glasses": 1,
  },
  scarf: { scarf: 4, bandana: 1, "bow tie": 1, "collar with a bell": 1 },
  gadget: {
    headphones: 1,
    camera: 1,
    robot: 1,
    laptop: 1,
    "game console": 1,
    "game controller": 1,
    phone: 1,
  },
};

/** Where a costume is at home. */
export const SETTINGS_OF_COSTUME: Record<Costume, Weights<Setting>> = {
  wizard: { library: 3, forest: 3, castle: 2, moon: 1, mountains: 1 },
  witch: { forest: 3, library: 2, moon: 1, rooftop: 1, garden: 1 },
  knight: { castle: 4, meadow: 2, mountains: 1, forest: 1 },
  king: { castle: 4, stage: 1, garden: 1 },
  queen: { castle: 4, garden: 2, stage: 1 },
  pirate: { beach: 4, rooftop: 1 },
  ninja: { rooftop: 4, forest: 2, city: 1 },
  astronaut: { moon: 3, space: 3 },
  detective: { city: 3, library: 2, rooftop: 1, window: 1 },
  chef: { kitchen: 1 },
  superhero: { rooftop: 3, city: 3, clouds: 2 },
  viking: { mountains: 3, beach: 2, snow: 2 },
  cowboy: { desert: 4, meadow: 1 },
  sailor: { beach: 4, window: 1 },
  fairy: { forest: 3, garden: 3, meadow: 2, clouds: 1 },
  santa: { snow: 3, rooftop: 2, "living room": 2 },
};

/** Where one rests. */
export const RESTING_PLACES: readonly Setting[] = [
  "studio",
  "living room",
  "window",
  "library",
  "garden",
  "meadow",
  "clouds",
  "moon",
];

/** Where there is no sky to rain from; windows show it. */
export const SHELTERED: readonly Setting[] = [
  "studio",
  "moon",
  "space",
  "underwater",
  "library",
  "living room",
  "kitchen",
  "stage",
];

export const TIME_WEIGHTS: Weights<Time> = { day: 5, sunset: 3, night: 3 };

/** Places whose time is given. */
export const TIME_OF_SETTING: Partial<Record<Setting, Time>> = {
  studio: "day",
  moon: "night",
  space: "night",
  underwater: "day",
};

export const WEATHER_WEIGHTS: Weights<Weather> = { clear: 14, fog: 1 };
export const WEATHER_IN_SNOW: Weights<Weather> = { clear: 1, snow: 2 };

export const SCHEME_WEIGHTS: Weights<ColourScheme> = {
  pink: 1,
  purple: 1,
  blue: 1,
  green: 1,
  yellow: 1,
  red: 1,
  gradient: 1,
};

/** Small things that suit a place, "none" for no thing at all. */
export const PROPS_OF_SETTING: Record<Setting, Weights<Prop | "none">> = {
  studio: { none: 6, butterfly: 1, cushion: 1 },
  moon: { none: 1 },
  space: { none: 1 },
  clouds: { none: 3, balloon: 1, bird: 1 },
  forest: { none: 2, mushroom: 2, butterfly: 1 },
  meadow: { none: 2, butterfly: 2, flower: 1 },
  garden: { none: 2, butterfly: 2, flower: 1, bird: 1 },
  mountains: { none: 3, bird: 1 },
  snow: { none: 1 },
  beach: { none: 3, fish: 1 },
  underwater: { none: 1, fish: 2 },
  desert: { none: 1 },
  city: { none: 4, balloon: 1, lantern: 1 },
  rooftop: { none: 3, bird: 1 },
  castle: { none: 3, lantern: 1 },
  library: { none: 1, book: 2, lantern: 1 },
  "living room": { none: 2, cushion: 1, cup: 1 },
  kitchen: { none: 1, cup: 1, cake: 1, fish: 1 },
  window: { none: 2, flower: 1, cushion: 1 },
  stage: { none: 3, flower: 1 },
};

/** What belongs to a costume, about half of the time. */
export const PROPS_OF_COSTUME: Partial<Record<Costume, Weights<Prop | "none">>> = {
  wizard: { none: 3, wand: 2, potion: 1 },
  witch: { none: 3, potion: 2, pumpkin: 1 },
  knight: { none: 1, sword: 1 },
  pirate: { none: 1, sword: 1 },
  ninja: { none: 2, sword: 1 },
  detective: { none: 2, lantern: 1, book: 1 },
  chef: { none: 2, cake: 1, fish: 1, cup: 1 },
  viking: { none: 1, sword: 1 },
  fairy: { none: 2, wand: 1, flower: 1 },
  santa: { none: 1, gift: 2 },
  sailor: { none: 2, fish: 1 },
  queen: { none: 2, flower: 1 },
};
