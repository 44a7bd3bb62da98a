/**
 * @module Every breed, a line each of `words/english/breeds.tsv`: its name, what it implies about a cat, more
 * words for it. Words about the same thing win over what a breed implies.
 */
import type { CatSpec, EyeColour, Feature, WhiteMark } from "../../spec.ts";
import { says, type Term } from "../../vocabulary/term.ts";
import { meaningOf, rowsOf } from "../english/english_terms.ts";

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

/** The name of a breed. */
export type Breed = string;

const BREEDS: ReadonlyMap<Breed, BreedTraits> = new Map(
  rowsOf("breeds").map(([name = "", settings = "", words]) => [name, breed(settings, words)]),
);

/** Every name. */
export const BREED_NAMES: readonly Breed[] = [...BREEDS.keys()];

/** The terms of breeds. */
export const BREED_TERMS: readonly Term[] = [...BREEDS].map(([breed, { words }]) =>
  says({ breed }, [breed, words].filter(Boolean).join(", "), { role: "cat" })
);

/** What this breed implies. Throws an `Error` for a name that is no breed. */
export function traitsOf(breed: Breed): BreedTraits {
  const traits = BREEDS.get(breed);
  if (!traits) throw new Error(`No breed “${breed}”`);
  return traits;
}

function breed(settings: string, words?: string): BreedTraits {
  const features: Feature[] = [], white: WhiteMark[] = [];
  const coat: Record<string, unknown> = {}, traits: Record<string, unknown> = {};
  for (const { slot, value } of meaningOf(settings).claims) {
    if (slot === "feature") features.push(value);
    else if (slot === "coat.white") white.push(value);
    else if (slot.startsWith("coat.")) coat[slot.slice("coat.".length)] = value;
    else traits[slot] = value;
  }
  // Skin without hair has no white places, also where words give it hair.
  if (white.length > 0 || coat.length === "hairless") coat.white = white;
  return { ...traits, coat, features, words };
}
