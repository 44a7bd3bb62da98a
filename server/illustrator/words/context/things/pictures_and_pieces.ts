/**
 * @module Nouns that mostly speak of the picture or of the cat, where they are things of their own: "old
 * *photographs* in his paws", "with a *friend*". Posters and photos are drawn, and a receipt lists the others as ignored.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isNoun } from "../../../vocabulary/roles.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

const NOUN =
  /^(?:(?:photo|photograph|picture|painting|poster|drawing|sticker|image|piece|friend)s?|sketch(?:es)?|buddy|buddies)$/i;

/** Leads to another thing than the picture that is asked for. */
const LED =
  /\b(?:with|and|holding|holds|carrying|showing|beside|behind|near|under|at|from|by|taking|hanging|other) (?:(?:an?|the|his|her|its|their|some|two|three|many|all) )?(?:\p{L}+ ){0,2}$/iu;

/** "*Holding a* picture of a fish". */
const HELD =
  /\b(?:holding|holds|carrying|showing|hanging|with) (?:an?|the|his|her|its) (?:\p{L}+ )?$/iu;

/** "…, *faded* photographs in his paws". */
const LISTED = /,(?: \p{L}+){1,2} $/u;

/** "*A painting of* my cat": what is asked for, before any cat is named. */
export function isAskedFor(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!;
  return /^(?:painting|drawing|picture|sketch)$/i.test(prompt.slice(start, end)) &&
    /^ of (?:[\p{L}'’-]+ ){0,6}(?:cats?|kittens?|kitty|tabby|calico)\b/iu.test(prompt.slice(end)) &&
    !lexemes.slice(0, at).some(({ term }) => term.role === "cat" && !term.isFur);
}

/** Whether this word is a thing beside the cat. */
export function isThingOfItsOwn(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): boolean {
  const { start, end, term } = lexemes[at]!, before = lexemes[at - 1];
  const word = prompt.slice(start, end);
  if (language !== ENGLISH || term.role !== "silent" || !NOUN.test(word)) return false;
  // "With an alien friend": the alien is drawn.
  if (before?.term.role === "thing" || before?.term.role === "character") return false;
  if (/^ (?:style|art)/i.test(prompt.slice(end))) return false;
  // "And a picture of my cat"; "holding a picture of a fish" is a thing.
  const next = lexemes.slice(at + 1).find(({ term }) => isNoun(term.role));
  const isOfThing = next?.term.role === "thing" && HELD.test(prompt.slice(0, start));
  if (!isOfThing && /^ of (?:an?|the|my|our) /i.test(prompt.slice(end))) return false;
  const isNamed = lexemes.slice(0, at).some(({ term, end }) =>
    term.role === "cat" && !term.isFur && end < start
  );
  const text = prompt.slice(0, start);
  return isNamed && (LED.test(text) || /s$/i.test(word) && LISTED.test(text));
}

/** Those that are drawn. */
const DRAWN = /^(poster|photo|photograph)(s?)$/i;

/** The same words, of which posters and photos beside the cat are things. */
export function withPicturesAsThings(
  lexemes: readonly Lexeme[],
  { prompt, language }: Sentence,
): Lexeme[] {
  return lexemes.map((one, at) => {
    const [, word, plural] = DRAWN.exec(prompt.slice(one.start, one.end)) ?? [];
    if (!word || !isThingOfItsOwn(prompt, lexemes, at, language)) return one;
    const term = englishThing(word.toLowerCase());
    return term ? { ...one, term, ...(plural && { isPlural: true as const }) } : one;
  });
}
