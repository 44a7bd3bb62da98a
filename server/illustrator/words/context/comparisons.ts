/**
 * @module What the cat is only compared with: "it looks like a burnt marshmallow", "curled up like a
 * donut". It is not drawn, and a receipt lists it as ignored.
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { isAdjective } from "../../vocabulary/roles.ts";

/** "I would like a hat", "please, like a cloud": no comparison. */
const LIKE =
  /(?<!\b(?:i|we|you|they|would|i'd|we'd|you'd|id|d|to|don't|dont|really|also|does|doesn't|dressed|disguised|dress|kids) )\b(?:like|than) (?:(?:an?|the|some|my|his|her|its|one of those)\s+)?$/i;

/** "As round as a ball", "the size of a house". */
const AS_MUCH = /\b(?:as \w+ as|the size of) (?:an?|the)\s+$/i;

/** "Like a wizard in a hat": what follows behind another word is wanted again. */
export function isOnlyCompared(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  const lexeme = lexemes[at]!;
  if (!isThingOrPlace(lexeme)) return false;
  let first = at;
  while (!lexemes[first]!.apart && isDescriptive(lexemes[first - 1])) first--;
  return [first, at].some((place) => {
    const before = prompt.slice(0, lexemes[place]!.start);
    return LIKE.test(before) || AS_MUCH.test(before);
  });
}

function isDescriptive(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && (isAdjective(lexeme.term.role) || lexeme.term.role === "thing");
}

function isThingOrPlace({ term: { role, claims } }: Lexeme): boolean {
  return (role === "thing" || role === "place") && claims.length > 0 &&
    claims.every(({ slot, by }) => !by && (slot === "prop" || slot === "setting"));
}
