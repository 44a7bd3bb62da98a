/** @module Questions about the part a term plays in a sentence. */
import type { Role, Term } from "./term.ts";

const NOUNS: readonly Role[] = [
  "thing",
  "character",
  "cat",
  "eyes",
  "eye",
  "odd",
  "part",
  "marking",
  "place",
];
/** What stands before a noun and belongs to it. */
export const ADJECTIVES: readonly Role[] = [
  "quality",
  "colour",
  "silent",
  "degree",
  "number",
  "unknown",
  "other",
  "left",
  "right",
];

/** A colour or an adjective can belong to it. */
export function isNoun(role: Role | undefined): boolean {
  return role !== undefined && NOUNS.includes(role);
}

/** It may stand between an article and its noun. */
export function isAdjective(role: Role | undefined): boolean {
  return role !== undefined && ADJECTIVES.includes(role);
}

/** The noun is about the cat itself. */
export function isCat(role: Role): boolean {
  return role === "cat" || role === "character";
}

const SMALL: ReadonlySet<Role> = new Set(["article", "and", "frame", "copula", "but"]);

/** Nothing is drawn of it, which most words are: what asks how something is drawn need not look at it. */
export function isSmallWord({ role, claims }: Term): boolean {
  return claims.length === 0 && SMALL.has(role);
}
