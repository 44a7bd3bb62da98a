/**
 * What a breed's name implies about a cat. Words about the same thing win over it.
 *
 * @module
 */
import type { CatSpec, EyeColour, Feature } from "../spec.ts";

/** What a breed decides; the rest stays open. */
export interface BreedTraits extends Partial<Pick<CatSpec, "build" | "age">> {
  coat?: Partial<CatSpec["coat"]>;
  eyes?: EyeColour;
  features?: readonly Feature[];
}

export const BREEDS = {
  shorthair: { coat: { length: "short" } },
  longhair: { coat: { length: "fluffy" } },
  persian: {
    features: ["flat face", "round face"],
    coat: { colour: "cream", pattern: "solid", length: "fluffy" },
    build: "chubby",
    eyes: "copper",
  },
  himalayan: {
    features: ["flat face"],
    coat: { colour: "cream", second: "chocolate", pattern: "points", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  exotic: {
    features: ["flat face", "round face"],
    coat: { length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  siamese: {
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
    features: ["tufted ears"],
    coat: { colour: "brown", pattern: "tabby", length: "fluffy" },
    build: "chubby",
    eyes: "amber",
  },
  "norwegian forest": {
    features: ["tufted ears"],
    coat: { colour: "grey", pattern: "tabby", length: "fluffy" },
    build: "average",
    eyes: "green",
  },
  siberian: {
    features: ["round face", "tufted ears"],
    coat: { colour: "brown", pattern: "tabby", length: "fluffy" },
    build: "chubby",
    eyes: "green",
  },
  ragdoll: {
    coat: { colour: "cream", second: "grey", pattern: "points", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  birman: {
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
    features: ["round face"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "scottish fold": {
    features: ["folded ears", "round face"],
    coat: { colour: "grey", pattern: "tabby", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "american shorthair": {
    coat: { colour: "silver", pattern: "classic tabby", length: "short" },
    build: "average",
    eyes: "green",
  },
  "american curl": { features: ["curled ears"], coat: { length: "fluffy" }, build: "slim" },
  "russian blue": {
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
    features: ["large ears", "wedge face"],
    coat: { colour: "apricot", pattern: "solid", length: "hairless", white: [] },
    build: "slim",
    eyes: "blue",
  },
  "devon rex": {
    features: ["large ears", "wedge face"],
    coat: { length: "curly" },
    build: "slim",
    eyes: "amber",
  },
  "cornish rex": {
    features: ["large ears", "wedge face", "long legs"],
    coat: { length: "curly" },
    build: "slim",
    eyes: "green",
  },
  "selkirk rex": {
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

export type Breed = keyof typeof BREEDS;

/** What this breed implies. */
export function traitsOf(breed: Breed): BreedTraits {
  return BREEDS[breed] as unknown as BreedTraits;
}
