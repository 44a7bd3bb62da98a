/**
 * @module In which order relations of one phase are laid out: who sits on a cushion on a chair is on the cushion first,
 * and a lamp behind a sofa beside the cat comes after the sofa.
 */
import type { Related } from "../spec.ts";
import type { Phase } from "./relation_entry.ts";

/** All that relate alike to the same thing: two kittens in one basket. */
export interface RelatedAlike {
  is: Related["is"];
  who: readonly Related["who"][];
  what: Related["what"];
}

/** The relations of a phase, each after those it builds on. */
export function inOrder(relations: readonly RelatedAlike[], phase: Phase): RelatedAlike[] {
  const isUpwards = phase !== "seat";
  const left = [...relations], ordered: RelatedAlike[] = [];
  while (left.length > 0) {
    const isFirst = (one: RelatedAlike) =>
      !left.some((other) =>
        other !== one &&
        (isUpwards ? other.who.includes(one.what) : one.who.includes(other.what)) &&
        isOfThings(isUpwards ? other : one)
      );
    // Each is on the other: as they were said.
    const next = left.findIndex(isFirst);
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
}

/** Cats stay where they are: others come to them. */
function isOfThings({ who }: RelatedAlike): boolean {
  return who.every((actor) => actor.startsWith("thing"));
}
