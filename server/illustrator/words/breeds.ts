/**
 * Every breed, one row each: its words, and what its name implies about a cat. Words about the same thing win over it.
 *
 * @module
 */
import type { CatSpec, EyeColour, Feature } from "../spec.ts";

/** What a breed decides; the rest stays open. */
export interface BreedTraits extends Partial<Pick<CatSpec, "build" | "age">> {
  /** What is typical of its coat; words win over it. */
  coat?: Partial<CatSpec["coat"]>;
  /** The usual colour of both eyes. */
  eyes?: EyeColour;
  /** What its body is known by. */
  features?: readonly Feature[];
  /** English words for it besides its name; other languages are in `words/lang`. */
  words?: string;
}

/** Every breed by its name. */
export const BREEDS = {
  shorthair: {
    words: "domestic shorthair, dsh, european shorthair, domestic short hair",
    coat: { length: "short" },
  },
  longhair: { words: "domestic longhair, dlh, domestic long hair", coat: { length: "fluffy" } },
  persian: {
    features: ["flat face", "round face"],
    coat: { colour: "cream", pattern: "solid", length: "fluffy" },
    build: "chubby",
    eyes: "copper",
  },
  himalayan: {
    words: "himmy",
    features: ["flat face"],
    coat: { colour: "cream", second: "chocolate", pattern: "points", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  exotic: {
    words: "exotic shorthair",
    features: ["flat face", "round face"],
    coat: { length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  siamese: {
    words: "siam, siamkatze, thai cat",
    features: ["wedge face", "large ears"],
    coat: { colour: "cream", second: "seal", pattern: "points", length: "short" },
    build: "slim",
    eyes: "blue",
  },
  oriental: {
    features: ["wedge face", "large ears", "long legs"],
    coat: { pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  balinese: {
    features: ["wedge face"],
    coat: { colour: "cream", second: "chocolate", pattern: "points", length: "fluffy" },
    build: "slim",
    eyes: "blue",
  },
  "maine coon": {
    words: "mainecoon, coon cat, coonie",
    features: ["tufted ears"],
    coat: { colour: "brown", pattern: "tabby", length: "fluffy" },
    build: "chubby",
    eyes: "amber",
  },
  "norwegian forest": {
    words: "norwegian forest cat, wegie, norwegian",
    features: ["tufted ears"],
    coat: { colour: "grey", pattern: "tabby", length: "fluffy" },
    build: "average",
    eyes: "green",
  },
  siberian: {
    words: "siberian cat, siberian forest",
    features: ["round face", "tufted ears"],
    coat: { colour: "brown", pattern: "tabby", length: "fluffy" },
    build: "chubby",
    eyes: "green",
  },
  ragdoll: {
    words: "rag doll",
    coat: { colour: "cream", second: "grey", pattern: "points", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  birman: {
    words: "sacred birman",
    coat: {
      colour: "cream",
      second: "chocolate",
      pattern: "points",
      length: "fluffy",
      white: ["socks"],
    },
    build: "average",
    eyes: "blue",
  },
  "british shorthair": {
    words: "british, british short hair, british blue, brit shorthair, bsh",
    features: ["round face"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "scottish fold": {
    words: "scottishfold",
    features: ["folded ears", "round face"],
    coat: { colour: "grey", pattern: "tabby", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "american shorthair": {
    words: "american short hair",
    coat: { colour: "silver", pattern: "classic tabby", length: "short" },
    build: "average",
    eyes: "green",
  },
  "american curl": { features: ["curled ears"], coat: { length: "fluffy" }, build: "slim" },
  "russian blue": {
    words: "russian",
    features: ["wedge face"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  chartreux: {
    features: ["round face"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  korat: {
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  bengal: {
    words: "bengali, bengal cat",
    coat: { colour: "golden", pattern: "rosetted", length: "short" },
    build: "slim",
    eyes: "green",
  },
  ocicat: {
    coat: { colour: "silver", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  abyssinian: {
    words: "abby cat",
    features: ["large ears", "wedge face"],
    coat: { colour: "cinnamon", pattern: "ticked", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  somali: {
    features: ["large ears"],
    coat: { colour: "cinnamon", pattern: "ticked", length: "medium" },
    build: "slim",
    eyes: "amber",
  },
  "egyptian mau": {
    words: "mau, egyptian",
    coat: { colour: "silver", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "green",
  },
  savannah: {
    features: ["long legs", "large ears"],
    coat: { colour: "golden", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  sphynx: {
    words: "sphinx, sphynx cat",
    features: ["large ears", "wedge face"],
    coat: { colour: "apricot", pattern: "solid", length: "hairless", white: [] },
    build: "slim",
    eyes: "blue",
  },
  "devon rex": {
    words: "devon",
    features: ["large ears", "wedge face"],
    coat: { length: "curly" },
    build: "slim",
    eyes: "amber",
  },
  "cornish rex": {
    words: "cornish",
    features: ["large ears", "wedge face", "long legs"],
    coat: { length: "curly" },
    build: "slim",
    eyes: "green",
  },
  "selkirk rex": {
    words: "selkirk",
    features: ["round face"],
    coat: { length: "curly" },
    build: "chubby",
    eyes: "amber",
  },
  burmese: {
    features: ["round face"],
    coat: { colour: "chocolate", pattern: "solid", length: "short" },
    build: "average",
    eyes: "yellow",
  },
  tonkinese: {
    coat: { colour: "fawn", second: "brown", pattern: "points", length: "short" },
    build: "average",
    eyes: "aqua",
  },
  "turkish angora": {
    words: "angora",
    features: ["wedge face"],
    coat: { colour: "white", pattern: "solid", length: "medium" },
    build: "slim",
    eyes: "blue",
  },
  "turkish van": {
    coat: { colour: "orange", pattern: "van", length: "medium" },
    build: "average",
    eyes: "amber",
  },
  manx: { features: ["bobtail", "round face"], coat: { length: "short" }, build: "chubby" },
  "japanese bobtail": {
    features: ["bobtail", "long legs"],
    coat: { colour: "orange", second: "black", pattern: "calico", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  munchkin: { features: ["short legs"], coat: { length: "short" }, build: "chubby" },
  bombay: {
    features: ["round face"],
    coat: { colour: "black", pattern: "solid", length: "short" },
    build: "average",
    eyes: "copper",
  },
  snowshoe: {
    coat: {
      colour: "cream",
      second: "chocolate",
      pattern: "points",
      length: "short",
      white: ["muzzle", "socks"],
    },
    build: "average",
    eyes: "blue",
  },
  singapura: {
    features: ["large ears", "round face"],
    coat: { colour: "fawn", pattern: "ticked", length: "short" },
    build: "slim",
    eyes: "gold",
  },
  nebelung: {
    features: ["wedge face"],
    coat: { colour: "grey", pattern: "solid", length: "fluffy" },
    build: "slim",
    eyes: "green",
  },
  "havana brown": {
    coat: { colour: "chocolate", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  ragamuffin: {
    features: ["round face"],
    coat: { colour: "grey", pattern: "bicolour", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  toyger: {
    coat: { colour: "orange", pattern: "tabby", length: "short" },
    build: "muscular",
    eyes: "gold",
  },
} as const satisfies Record<string, BreedTraits>;

/** The name of a breed. */
export type Breed = keyof typeof BREEDS;

/** Every name. */
export const BREED_NAMES: Breed[] = Object.keys(BREEDS) as Breed[];

/** What this breed implies. */
export function traitsOf(breed: Breed): BreedTraits {
  return BREEDS[breed] as unknown as BreedTraits;
}
