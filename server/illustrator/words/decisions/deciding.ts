/** @module How one decision of the recipe is taken, and by whom. */
import type { CatSeen } from "../../../../lib/cat_seen.ts";
import type { CatSpec, Provenance } from "../../spec.ts";
import type { BreedTraits } from "../terms/breeds.ts";
import { choose, type Weights } from "./choice.ts";
import type { Claims } from "./claims.ts";
import type { Slot, Slots } from "../parsed_description.ts";

/** What every decision of the recipe is taken from. */
export interface DecisionContext {
  seed: string;
  words: Claims;
  /** What the chosen personality traits say. */
  hints: Claims;
  /** What the named breed implies; empty without one. */
  breed: BreedTraits;
  /** The cat that a photo shows; empty without one. */
  photo: CatSeen;
  provenance: CatSpec["provenance"];
}

/** Slots that personality traits may decide. */
const TRAIT_SLOTS: readonly Slot[] = ["age", "build", "mood", "coat.length"];

/** One decision: words, traits, breed, photo, seed. `suits` narrows what the seed may choose. */
export function decide<S extends Slot>(
  { seed, words, hints, provenance }: DecisionContext,
  slot: S,
  weights: Weights<Slots[S]>,
  { implied, seen, suits = () => true, others = weights }: {
    /** By the breed. */
    implied?: Slots[S] | undefined;
    /** In the photo. */
    seen?: Slots[S] | undefined;
    suits?: (value: Slots[S]) => boolean;
    /** Where to choose from if nothing in `weights` is allowed. */
    others?: Weights<Slots[S]>;
  } = {},
): Slots[S] {
  const said = words.first(slot);
  if (said !== undefined) return by("text", said);
  const permitted = (value: Slots[S]) => !words.denies(slot, value);
  const traits = TRAIT_SLOTS.includes(slot)
    ? hints.all(slot).map(({ value }) => value as Slots[S]).filter(permitted)
    : [];
  if (traits.length > 0) {
    const equal = Object.fromEntries(traits.map((trait) => [trait, 1])) as Weights<Slots[S]>;
    return by("option", choose(seed, slot, equal, suits));
  }
  if (implied !== undefined && permitted(implied)) return by("text", implied);
  if (seen !== undefined && permitted(seen) && suits(seen)) return by("photo", seen);
  const suitable = (value: Slots[S]) => permitted(value) && suits(value);
  for (const choices of [weights, others]) {
    const allowed = (Object.keys(choices) as Slots[S][]).filter((value) => choices[value]);
    if (allowed.some(suitable)) return by("seed", choose(seed, slot, choices, suitable));
  }
  return by("seed", choose(seed, slot, others, permitted));

  function by(who: Provenance, value: Slots[S]): Slots[S] {
    provenance[slot] = who;
    return value;
  }
}
