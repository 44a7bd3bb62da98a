/** @module The two eyes: alike, unless the words say otherwise. */
import type { CatSpec, EyeColour } from "../../spec.ts";
import { choose } from "./choice.ts";
import { EYE_WEIGHTS } from "./defaults.ts";
import type { DecisionContext } from "./deciding.ts";

/** The eyes that words, breed, photo, coat and seed make together. */
export function eyesOf(
  { seed, words, breed, photo, provenance }: DecisionContext,
  coat: CatSpec["coat"],
): CatSpec["eyes"] {
  const left = words.first("eyes.left");
  const right = words.first("eyes.right");
  const odd = words.first("eyes.odd") !== undefined;
  const permitted = (colour: EyeColour) => !words.denies("eyes.left", colour);
  provenance.eyes = left || right || odd ? "text" : "seed";
  if (left && right) return { left, right };
  if (odd || left || right) {
    const known = left ?? right ?? "blue";
    const other = choose(
      seed,
      "eyes.odd",
      EYE_WEIGHTS,
      (colour) => colour !== known && permitted(colour),
    );
    const knownIsLeft = left
      ? true
      : right
      ? false
      : choose(seed, "eyes.side", { left: 1, right: 1 }) === "left";
    return knownIsLeft ? { left: known, right: other } : { left: other, right: known };
  }
  if (!breed.eyes && photo.eyes && permitted(photo.eyes)) {
    provenance.eyes = "photo";
    return { left: photo.eyes, right: photo.eyes };
  }
  const implied = breed.eyes ?? (coat.pattern === "points" ? "blue" : undefined);
  if (breed.eyes && permitted(breed.eyes)) provenance.eyes = "text";
  const both = implied && permitted(implied)
    ? implied
    : choose(seed, "eyes", EYE_WEIGHTS, permitted);
  return { left: both, right: both };
}
