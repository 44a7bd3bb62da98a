/**
 * @module Misspelt words that join others: "wiht", "teh", "adn", "udn", "avce". They are too short for guesses of
 * any word (`typos.ts`), but few words join others, and a sentence falls apart without them.
 */
import type { Role } from "../../vocabulary/term.ts";
import { isForeignWord } from "./dictionary_index.ts";
import { languageOf } from "./language.ts";
import { ENGLISH, english, lexiconOfTexts } from "./lexicons.ts";
import { NOT_MISSPELT } from "./other_words.ts";
import { tokenise } from "./tokens.ts";

/** What joins words. */
const JOINING: ReadonlySet<Role> = new Set<Role>([
  "frame",
  "article",
  "copula",
  "and",
  "or",
  "but",
  "no",
]);

/** Shorter words have too many neighbours; longer ones are corrected as every other word is. */
const LENGTHS = { shortest: 3, longest: 5 };

/** Shorter words without one of their letters are other words: "an" of "and". */
const SHORTEST_WITH_A_LETTER_LOST = 4;

/** Small words that begin phrases and mean nothing in a picture. */
const MORE_ENGLISH = "just like this that they them then than very some from her his their".split(
  " ",
);

/** Of other languages only the commonest: of most of their words no list tells a slip from another word. */
const COMMONEST: Readonly<Record<string, string>> = {
  de: "und mit der das die den dem ein eine einem einer auf nicht ohne",
  es: "con una sin sobre tiene lleva para gato gata",
  fr: "avec dans une des sur sans pas chat porte",
  it: "con una nel nella non senza sulla gatto gatta",
  nl: "met een het zonder niet zit kat",
  pt: "com uma sem gato gata",
};

/** The same text with two neighbouring letters of small words in their order, so that every word keeps its place. */
export function withSmallWordsSpelt(text: string): string {
  const tokens = tokenise(text);
  const mayBeSlips = tokens.filter(({ key, start, end }) =>
    key.length === end - start && isShort(key) && !english().hasWord(key) && !NOT_MISSPELT.has(key)
  );
  if (mayBeSlips.length === 0) return text;
  const language = languageOf(tokens), { swapped } = slipsOf(language);
  let spelt = text;
  for (const { key, start, end } of mayBeSlips) {
    const meant = swapped.get(key);
    if (meant === undefined || isOfLanguage(key, language)) continue;
    const typed = text.slice(start, end),
      at = [...meant].findIndex((letter, i) => letter !== key[i]);
    spelt = spelt.slice(0, start + at) + typed[at + 1] + typed[at] + spelt.slice(start + at + 2);
  }
  return spelt;
}

/** The small word that lacks one of its letters here: "wih" of "with". Words of any language are none. */
export function smallWordOf(word: string, language: string): string | undefined {
  if (!isShort(word)) return undefined;
  const meant = slipsOf(language).shortened.get(word);
  return meant !== undefined && !isForeignWord(word) ? meant : undefined;
}

function isShort({ length }: string): boolean {
  return length >= LENGTHS.shortest && length <= LENGTHS.longest;
}

function isOfLanguage(word: string, language: string): boolean {
  return language !== ENGLISH && lexiconOfTexts(language)?.hasWord(word) === true;
}

/** Misspelt words with what is meant; those that may mean two are left out. */
interface Slips {
  swapped: ReadonlyMap<string, string>;
  shortened: ReadonlyMap<string, string>;
}

const slips = new Map<string, Slips>();

function slipsOf(language: string): Slips {
  let found = slips.get(language);
  if (!found) slips.set(language, found = newSlips(smallWordsOf(language)));
  return found;
}

function smallWordsOf(language: string): string[] {
  if (language !== ENGLISH) return (COMMONEST[language] ?? "").split(" ").filter(isShort);
  const { terms } = english();
  const joining = [...terms.keys()].filter((word) =>
    isShort(word) && /^\p{Ll}+$/u.test(word) && JOINING.has(terms.get(word)!.role)
  );
  return [...joining, ...MORE_ENGLISH];
}

function newSlips(words: readonly string[]): Slips {
  const swapped = words.flatMap((word) =>
    swaps(word).map((slip): [string, string] => [slip, word])
  );
  const shortened = words.filter(({ length }) => length >= SHORTEST_WITH_A_LETTER_LOST)
    .flatMap((word) => shorter(word).map((slip): [string, string] => [slip, word]));
  return { swapped: unambiguous(swapped), shortened: unambiguous(shortened) };
}

function unambiguous(slips: readonly [string, string][]): Map<string, string> {
  const meant = Map.groupBy(slips, ([slip]) => slip);
  return new Map(
    [...meant].flatMap(([slip, words]): [string, string][] =>
      new Set(words.map(([, word]) => word)).size === 1 ? [[slip, words[0]![1]]] : []
    ),
  );
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter((slip) => slip !== word);
}

/** Its first letter is seldom lost, and what lacks its last is often another word. */
function shorter(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at + 1) + word.slice(at + 2),
  );
}
