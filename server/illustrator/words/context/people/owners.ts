/** @module Whose a noun is: "the *old sailor's* cat", "the king's chair". The cat is neither of them. */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isAdjective, isCat } from "../../../vocabulary/roles.ts";

const OWNS = /['’]s$/;

/** "It's", "who's", and words that mean the cat: "my grey boy's collar". */
const NO_OWNER =
  /^(?:it|he|she|that|this|there|here|what|who|let|one|boy|girl|baby|cat|kitten|kitty|kittie)['’]s$/i;

/** Whether the word at this place describes an owner that follows, who is not the cat. */
export function isSaidOfOwner(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term } = lexemes[at]!;
  if (!isAdjective(term.role) || term.role === "unknown" || term.role === "number") return false;
  let next = at + 1;
  while (lexemes[next] && !lexemes[next]!.apart && isAdjective(lexemes[next]!.term.role)) {
    if (isOwner(prompt, lexemes[next]!)) return true;
    next++;
  }
  const noun = lexemes[next];
  return noun !== undefined && !noun.apart && isOwner(prompt, noun);
}

/** Whether who the cat is dressed up as is only said to own it: "a pirate's cat". */
export function isOwnerOfCat(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term, start, end } = lexemes[at]!;
  if (term.role !== "character" || !OWNS.test(prompt.slice(start, end))) return false;
  let next = at + 1;
  while (lexemes[next] && !lexemes[next]!.apart && isAdjective(lexemes[next]!.term.role)) next++;
  const cat = lexemes[next];
  return cat?.term.role === "cat" && !cat.apart && !cat.term.isFur;
}

function isOwner(prompt: string, { start, end, term }: Lexeme): boolean {
  const word = prompt.slice(start, end);
  return OWNS.test(word) && !NO_OWNER.test(word) && term.role !== "cat" &&
    term.note !== "its name";
}

/** "A *vet's* waiting room", "the *doctor's* garden". */
export function isOwnerOfPlace(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return isOwner(prompt, lexemes[at]!) && isWork(lexemes[at]!) && next?.term.role === "place" &&
    !next.apart;
}

/**
 * "A cat in the *king's* chair", "a cat with a *firefighter* ladder": the cat was named before, and is nothing
 * more.
 */
export function isOwnerOfThing(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const lexeme = lexemes[at]!, article = lexemes[at - 1], frame = lexemes[at - 2];
  const next = lexemes[at + 1];
  // "…, *firefighter* ladder".
  const isLed = lexeme.afterBreak || !lexeme.apart && article?.term.role === "article" &&
      (frame?.term.role === "frame" && frame.term.wears !== true || frame?.term.role === "and");
  return (isLed || isOwner(prompt, lexeme)) && isWork(lexeme) && next !== undefined &&
    !next.apart && next.term.role === "thing" &&
    next.term.claims.some(({ slot }) => slot === "prop") &&
    lexemes.slice(0, at).some(({ term }) => isCat(term.role) && term.role !== "character");
}

/** What a cat is dressed up as, in a word for who does such work. */
export function isWork({ term: { role, claims } }: Lexeme): boolean {
  return role === "character" && claims.some(({ slot }) => slot === "costume");
}
