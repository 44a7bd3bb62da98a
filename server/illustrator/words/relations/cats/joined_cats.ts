/** @module Two cats that "and" joins without any article: "siamese and persian", "big cat and small kitten". */
import type { Lexeme } from "../../binding/lexeme.ts";
import { phraseStart } from "../grammar/noun_phrase.ts";

/** Whether the noun here is a second cat, of another breed, age or size than the first one. */
export function isJoinedWithoutArticle(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  const start = phraseStart(lexemes, at), before = lexemes[start - 2];
  const isJoined = lexemes[start - 1]?.term.role === "and" && !lexemes[start - 1]!.afterBreak;
  if (!isJoined || before?.term.role !== "cat" || before.isPlural || lexemes[at]!.isPlural) {
    return false;
  }
  const first = phraseStart(lexemes, start - 2);
  if (first > 0 || MIXED.test(prompt.slice(lexemes[at]!.end))) return false;
  return differs("breed", before, lexemes[at]!) || differs("age", before, lexemes[at]!) ||
    sizeIn(lexemes.slice(first, start)) !== sizeIn(lexemes.slice(start, at + 1));
}

/** Of both breeds is one cat. */
const MIXED = /^ (?:mix|cross|hybrid|mixed|blend|cat\b)/i;

function differs(slot: "breed" | "age", one: Lexeme, other: Lexeme): boolean {
  const [first, second] = [one, other].map(({ term }) =>
    term.claims.find((claim) => claim.slot === slot)?.value
  );
  return first !== second && (slot === "age" || first !== undefined && second !== undefined);
}

function sizeIn(phrase: readonly Lexeme[]): unknown {
  return phrase.flatMap(({ term }) => term.claims).find(({ slot }) => slot === "size")?.value;
}
