/**
 * @module What the seed may choose where the words leave something open, and how likely each choice is.
 * Unusual things (a pink coat, an angry cat) happen only when they are named.
 */
import type {
  Age,
  Build,
  CatSpec,
  CoatColour,
  CoatLength,
  EyeColour,
  Pattern,
  Time,
  Weather,
  WhiteMark,
} from "../../spec.ts";
import type { ColourScheme } from "../../../../lib/choices.ts";
import { type Mood, MOODS } from "../../cat/moods.ts";
import { type Pose, POSES } from "../../cat/poses.ts";
import { type Weights, weightsOf } from "./choice.ts";

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
  seal: 1,
  caramel: 1,
};

/** Where neither colour nor pattern is named. */
export const PATTERN_WEIGHTS: Weights<Pattern> = {
  tabby: 6,
  solid: 4,
  bicolour: 2,
  "classic tabby": 1,
  ticked: 1,
  tuxedo: 1,
  van: 1,
  cow: 1,
  calico: 1,
  tortoiseshell: 1,
  torbie: 1,
  spotted: 1,
  rosetted: 1,
  points: 1,
  "lynx points": 1,
  shaded: 1,
  smoke: 1,
};

/** A named colour is never broken up by patches that were not asked for. */
export const PATTERN_OF_NAMED_COLOUR: Weights<Pattern> = { solid: 3, tabby: 3 };

/** Colours that hardly show stripes, or would look wrong with them. */
export const PLAIN_COLOURS: readonly CoatColour[] = [
  "black",
  "white",
  "charcoal",
  "chocolate",
  "seal",
  "lilac",
  "pink",
  "purple",
  "blue",
  "green",
];

/** Colours a pattern looks right in, where only the pattern is named. */
export const COLOURS_OF_PATTERN: Partial<Record<Pattern, Weights<CoatColour>>> = {
  tabby: { orange: 5, grey: 4, brown: 4, silver: 3, golden: 2, cream: 1, red: 1, cinnamon: 1 },
  "classic tabby": { orange: 4, grey: 3, brown: 4, silver: 4 },
  ticked: { cinnamon: 4, fawn: 2, golden: 2, brown: 2 },
  spotted: { golden: 4, silver: 4, brown: 3, orange: 1, cinnamon: 1 },
  rosetted: { golden: 5, caramel: 2, silver: 2, brown: 1 },
  van: { orange: 3, black: 2, grey: 2 },
  cow: { black: 1 },
  torbie: { brown: 2, grey: 1 },
  "lynx points": { cream: 1 },
  shaded: { silver: 3, golden: 1 },
  smoke: { charcoal: 3, grey: 1, black: 1 },
  rainbow: { white: 1 },
  galaxy: { black: 1 },
  scales: { green: 3, blue: 1 },
  "polka dots": { pink: 1, blue: 1, purple: 1 },
  hearts: { pink: 2, white: 1 },
  stars: { blue: 2, purple: 1 },
  checks: { white: 1, blue: 1 },
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
  torbie: "orange",
};

export const COAT_LENGTH_WEIGHTS: Weights<CoatLength> = { fluffy: 4, short: 4, medium: 2 };

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
  green: 5,
  emerald: 1,
  yellow: 2,
  gold: 2,
  amber: 3,
  orange: 1,
  copper: 2,
  hazel: 2,
  blue: 3,
  "ice blue": 1,
  aqua: 1,
};

export const AGE_WEIGHTS: Weights<Age> = { adult: 6, kitten: 1 };
export const BUILD_WEIGHTS: Weights<Build> = { average: 5, chubby: 3, slim: 1 };

export const MOOD_WEIGHTS: Weights<Mood> = weightsOf(MOODS);

export const POSE_WEIGHTS: Weights<Pose> = weightsOf(POSES);

/** A named place has to be seen, and a portrait hides most of it. */
export const POSE_WEIGHTS_IN_A_PLACE: Weights<Pose> = { ...POSE_WEIGHTS, portrait: 0 };

/** Where no place is named that has to be seen, the face counts most: every second cat is seen close. */
export const POSE_WEIGHTS_WITHOUT_PLACE: Weights<Pose> = {
  ...POSE_WEIGHTS,
  portrait: 2 * (POSE_WEIGHTS.portrait ?? 0),
};

export const FACING_WEIGHTS: Weights<CatSpec["facing"]> = { left: 1, right: 1 };

export const TIME_WEIGHTS: Weights<Time> = { day: 12, sunset: 2, night: 1, dawn: 1, dusk: 1 };

/** Fog hides a cat: it comes only where words ask for it. */
export const WEATHER_WEIGHTS: Weights<Weather> = {
  clear: 19,
  cloudy: 1,
  wind: 1,
  rainbow: 1,
};

/** Weathers only one time of day can show. */
export const TIME_OF_WEATHER: Partial<Record<Weather, readonly Time[]>> = {
  rainbow: ["day", "dawn", "sunset"],
  aurora: ["night"],
  "shooting stars": ["night"],
};

export const SCHEME_WEIGHTS: Weights<ColourScheme> = {
  pink: 1,
  purple: 1,
  blue: 1,
  green: 1,
  yellow: 1,
  red: 1,
  gradient: 1,
};
