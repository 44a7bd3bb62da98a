/**
 * The cats a description names: "a black cat and a white kitten", "two cats", "Milo (…) and Luna (…)".
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { numberOf } from "./cat_numbers.ts";
import { nounsWithNames } from "./cats_by_name.ts";
import { oneByOne } from "./each_of_several.ts";
import { isNewCat } from "./new_cats.ts";
import { phraseStart } from "./noun_phrase.ts";

/** One naming of one or more cats. `first` counts from 1. */
export interface CatMention {
  start: number;
  end: number;
  first: number;
  count: number;
  name?: string;
  /** The lexemes that say something of these cats, from their first to behind their last. */
  from: number;
  to: number;
}

/** More cats crowd each other out. */
export const MOST_CATS = 5;

/** Every cat the description distinguishes; one at least. */
export function catMentions(prompt: string, lexemes: readonly Lexeme[]): CatMention[] {
  const nouns = lexemes.flatMap(({ term }, at) =>
    term.role === "cat" && !term.isFur && isNewCat(prompt, lexemes, at) ? [at] : []
  );
  const named = nounsWithNames(prompt, lexemes);
  const heads = named.length > 1 ? named : counting(prompt, lexemes, nouns);
  if (named.length < 2 && heads.length > 1 && numberOf(prompt, lexemes, heads[0]!) > 1) {
    // "Two cats, a black cat and a white cat" are two.
    const each = counted(prompt, lexemes, heads.slice(0, 1), false);
    if (each.length > 1 && each.every(({ count }) => count === 1)) return each;
  }
  return counted(prompt, lexemes, heads, named.length > 1);
}

/** "New babies, two Siamese kittens": of one cat and a number of cats, the number says how many there are. */
function counting(prompt: string, lexemes: readonly Lexeme[], nouns: readonly number[]): number[] {
  const [only] = nouns;
  if (nouns.length !== 1 || numberOf(prompt, lexemes, only!) > 1) return [...nouns];
  const many = lexemes.findIndex(({ term }, at) =>
    at > only! && term.role === "cat" && !term.isFur && numberOf(prompt, lexemes, at) > 1
  );
  return [many < 0 ? only! : many];
}

function counted(
  prompt: string,
  lexemes: readonly Lexeme[],
  heads: readonly number[],
  areNames: boolean,
): CatMention[] {
  const mentions: CatMention[] = [];
  let first = 1;
  for (const [i, at] of heads.entries()) {
    const from = i === 0 ? 0 : areNames ? at : phraseStart(lexemes, at);
    if (mentions.length > 0) mentions.at(-1)!.to = from;
    const known = areNames && mentions.find(({ name }) => name === nameAt(prompt, lexemes, at));
    if (known) {
      const { start, end } = lexemes[at]!;
      mentions.push({ ...known, start, end, from, to: lexemes.length });
      continue;
    }
    const count = Math.min(areNames ? 1 : numberOf(prompt, lexemes, at), MOST_CATS + 1 - first);
    if (count < 1) break;
    const { start, end } = lexemes[at]!;
    mentions.push({
      start,
      end,
      first,
      count,
      from,
      to: lexemes.length,
      ...(areNames && { name: nameAt(prompt, lexemes, at) }),
    });
    first += count;
  }
  return oneByOne(prompt, lexemes, mentions);
}

function nameAt(prompt: string, lexemes: readonly Lexeme[], at: number): string {
  return prompt.slice(lexemes[at]!.start, lexemes[at]!.end);
}
