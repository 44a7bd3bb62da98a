/**
 * What a breed's name implies about a cat. Words about the same thing win over it.
 *
 * @module
 */
import type { CatSpec, EyeColour } from "../spec.ts";

/** What a breed decides; the rest stays open. */
export interface BreedTraits extends Partial<Pick<CatSpec, "build" | "age">> {
  coat?: Partial<CatSpec["coat"]>;
  eyes?: EyeColour;
}

export const BREEDS = {
  shorthair: { coat: { length: "short" } },
  longhair: { coat: { length: "fluffy" } },
  persian: {
    coat: { colour: "cream", pattern: "solid", length: "fluffy" },
    build: "chubby",
    eyes: "copper",
  },
  himalayan: {
    coat: { colour: "cream", second: "chocolate", pattern: "points", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  exotic: { coat: { length: "short" }, build: "chubby", eyes: "copper" },
  siamese: {
    coat: { colour: "cream", second: "chocolate", pattern: "points", length: "short" },
    build: "slim",
    eyes: "blue",
  },
  oriental: { coat: { pattern: "solid", length: "short" }, build: "slim", eyes: "green" },
  balinese: {
    coat: { colour: "cream", second: "chocolate", pattern: "points", length: "fluffy" },
    build: "slim",
    eyes: "blue",
  },
  "maine coon": {
    coat: { colour: "brown", pattern: "tabby", length: "fluffy" },
    build: "chubby",
    eyes: "amber",
  },
  "norwegian forest": {
    coat: { colour: "grey", pattern: "tabby", length: "fluffy" },
    build: "average",
    eyes: "green",
  },
  siberian: {
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
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "scottish fold": {
    coat: { colour: "grey", pattern: "tabby", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "american shorthair": {
    coat: { colour: "silver", pattern: "tabby", length: "short" },
    build: "average",
    eyes: "green",
  },
  "american curl": { coat: { length: "fluffy" }, build: "slim" },
  "russian blue": {
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  chartreux: {
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
    coat: { colour: "golden", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "green",
  },
  ocicat: {
    coat: { colour: "silver", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  abyssinian: {
    coat: { colour: "cinnamon", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  somali: {
    coat: { colour: "cinnamon", pattern: "solid", length: "fluffy" },
    build: "slim",
    eyes: "amber",
  },
  "egyptian mau": {
    coat: { colour: "silver", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "green",
  },
  savannah: {
    coat: { colour: "golden", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  sphynx: {
    coat: { colour: "apricot", pattern: "solid", length: "hairless", white: [] },
    build: "slim",
    eyes: "blue",
  },
  "devon rex": { coat: { length: "curly" }, build: "slim", eyes: "amber" },
  "cornish rex": { coat: { length: "curly" }, build: "slim", eyes: "green" },
  "selkirk rex": { coat: { length: "curly" }, build: "chubby", eyes: "amber" },
  burmese: {
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
    coat: { colour: "white", pattern: "solid", length: "fluffy" },
    build: "slim",
    eyes: "blue",
  },
  "turkish van": {
    coat: { colour: "orange", second: "white", pattern: "bicolour", length: "fluffy" },
    build: "average",
    eyes: "amber",
  },
  manx: { coat: { length: "short" }, build: "chubby" },
  "japanese bobtail": {
    coat: { colour: "orange", second: "black", pattern: "calico", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  munchkin: { coat: { length: "short" }, build: "chubby" },
  bombay: {
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
} as const satisfies Record<string, BreedTraits>;

export type Breed = keyof typeof BREEDS;

/** What this breed implies. */
export function traitsOf(breed: Breed): BreedTraits {
  return BREEDS[breed] as unknown as BreedTraits;
}
