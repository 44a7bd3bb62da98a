/**
 * @module The cats a description names: "a black cat and a white kitten", "two cats", "Milo (…) and Luna
 * (…)".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { hasLook } from "./cat_looks.ts";
import { isBarePlural, numberOf } from "./cat_numbers.ts";
import { introducedCats } from "./introduced_cats.ts";
import type { IntroducedCat } from "./listed_cats.ts";
import { startOfItsClause } from "./cats_of_other_colours.ts";
import { readingsByCat } from "./each_of_several.ts";
import { bySide, twoBySide } from "./cats_by_side.ts";
import { clauseStart, isNewCat } from "./new_cats.ts";
import { looksSaidAgain, mentionsAgain } from "./named_again.ts";
import { phraseStart } from "../grammar/noun_phrase.ts";
import { isYoung, mentionsByNumber, takenUpByNumber } from "./one_and_her_young.ts";

/** One naming of one or more cats. `first` counts from 1. */
export interface CatMention {
  start: number;
  end: number;
  first: number;
  count: number;
  name?: string;
  /** It is called by its colour alone: "o preto". */
  isByColour?: true;
  /** The lexemes that say something of these cats, from their first to behind their last. */
  from: number;
  to: number;
  /** Named before, and now by its look: "the black one". */
  isAgain?: true;
  /** Taken up by "she", "they", "the front one" or the like, which say no more. */
  isByNumber?: true;
}

/** More cats crowd each other out. */
export const MOST_CATS = 5;

/** Every cat the description distinguishes; one at least. */
export function catMentions(prompt: string, lexemes: readonly Lexeme[]): CatMention[] {
  const again = looksSaidAgain(prompt, lexemes);
  if (again.length > 0) {
    const { at } = again[0]!;
    const before = namedOnce(prompt.slice(0, lexemes[at]!.start), lexemes.slice(0, at));
    const more = before.length > 1 ? mentionsAgain(prompt, lexemes, { before, again }) : [];
    if (more.length > 0) return [...before, ...more];
  }
  return takenUp(prompt, lexemes) ?? namedOnce(prompt, lexemes);
}

/** "A cat with three kittens, *she* is grey and *they* are ginger". */
function takenUp(prompt: string, lexemes: readonly Lexeme[]): CatMention[] | undefined {
  const taken = takenUpByNumber(prompt, lexemes);
  // "The mother" of "a cat, the mother of three kittens" comes before them.
  for (const [i, { at }] of taken.entries()) {
    const before = namedOnce(prompt.slice(0, lexemes[at]!.start), lexemes.slice(0, at));
    const more = mentionsByNumber(prompt, lexemes, { before, taken: taken.slice(i) });
    if (more.length > 0) return [...before, ...more];
  }
  return undefined;
}

function namedOnce(prompt: string, lexemes: readonly Lexeme[]): CatMention[] {
  const nouns = lexemes.flatMap(({ term }, at) =>
    term.role === "cat" && !term.isFur && isNewCat(prompt, lexemes, at) ? [at] : []
  );
  const introduced = introducedCats(prompt, lexemes);
  if (introduced.length > 1) return counted(prompt, lexemes, introduced);
  const isMixed = nouns.length > 1 && hasLook(lexemes, nouns[0]!);
  const heads = counting(prompt, lexemes, nouns).map((at): Head => ({ at }));
  if (heads.length > 1 && !isMixed && numberOf(prompt, lexemes, heads[0]!.at) > 1) {
    // "Two cats, a black cat and a white cat" are two.
    const each = counted(prompt, lexemes, heads.slice(0, 1));
    if (each.length > 1 && each.every(({ count }) => count === 1)) return each;
    // "Two cats. The cat on the left is black, the cat on the right is white".
    const sides = bySide(prompt, lexemes, each[0]!);
    if (sides) return sides;
  }
  const mentions = counted(prompt, lexemes, heads);
  const [only] = mentions;
  const mayBeTwo = only !== undefined && mentions.length < 3 &&
    mentions.every(({ count, name }) => count === 1 && !name);
  return mayBeTwo ? twoBySide(prompt, lexemes, only) ?? mentions : mentions;
}

/** A noun that names cats; of one that is introduced it is known where its words begin. */
type Head = { at: number } & Partial<IntroducedCat>;

/** "New babies, two Siamese kittens": of one cat and a number of cats, the number says how many there are. */
function counting(prompt: string, lexemes: readonly Lexeme[], nouns: readonly number[]): number[] {
  const [only] = nouns;
  if (nouns.length !== 1 || numberOf(prompt, lexemes, only!) > 1) return [...nouns];
  const many = lexemes.findIndex(({ term }, at) =>
    at > only! && term.role === "cat" && !term.isFur && numberOf(prompt, lexemes, at) > 1
  );
  if (many < 0) return [only!];
  // "A mum cat and three kittens", "a mum washing her three kittens".
  const last = catBefore(lexemes, many, only!);
  // "A teacher cat at the blackboard, kittens at desks".
  const areApart = lexemes[many]!.afterBreak && isBarePlural(prompt, lexemes, many);
  // "Ma chatte vient d'avoir *trois bébés*".
  const isParent = languageOf(tokenise(prompt)) !== ENGLISH && isYoung(lexemes[many]!) &&
    !lexemes.slice(only, many).some(isYoung);
  const isTheirs = isParent || OWN.test(prompt.slice(lexemes[last]!.end, lexemes[many]!.start));
  return areApart || isTheirs || JOINED.test(prompt.slice(lexemes[last]!.end, lexemes[many]!.start))
    ? [only!, many]
    : [many];
}

/** "The mum is white, *her* three kittens are black". */
const OWN = /[,.;] (?:and )?(?:her|his|its|their) (?:\p{L}+ ){0,2}$/iu;

const JOINED =
  /^ (?:(?:and|with|plus|&)(?: \p{L}+){0,3}|\p{L}+(?:ing|es|s)(?: (?:her|his|its|their))?(?: \p{L}+){0,2}) $/iu;

function counted(
  prompt: string,
  lexemes: readonly Lexeme[],
  heads: readonly Head[],
): CatMention[] {
  const mentions: CatMention[] = [];
  let first = 1;
  for (const [i, { at, from: opening, name }] of heads.entries()) {
    const { start, end } = lexemes[at]!;
    const isIntroduced = opening !== undefined;
    const isOpening = i === 0 && !(isIntroduced && SEVERAL.test(prompt.slice(0, start)));
    const from = isOpening
      ? 0
      : opening ?? clauseStart(prompt, lexemes, at) ?? startOfItsClause(prompt, lexemes, at) ??
        possessiveBefore(prompt, lexemes, at) ??
        Math.max(phraseStart(lexemes, at), catBefore(lexemes, at, heads[i - 1]!.at) + 1);
    if (mentions.length > 0) mentions.at(-1)!.to = from;
    const known = name !== undefined && mentions.find((mention) => mention.name === name);
    if (known) {
      mentions.push({ ...known, start, end, from, to: lexemes.length });
      continue;
    }
    // "Five kittens and their mother": fewer kittens, so that she is drawn, too.
    const later = new Set(heads.slice(i + 1).map((head) => head.name ?? head.at)).size;
    const room = Math.max(1, MOST_CATS + 1 - first - later);
    const most = first > MOST_CATS ? 0 : room;
    const count = Math.min(isIntroduced ? 1 : numberOf(prompt, lexemes, at), most);
    if (count < 1) break;
    mentions.push({ start, end, first, count, from, to: lexemes.length, ...(name && { name }) });
    first += count;
  }
  return readingsByCat(prompt, lexemes, eachWithItsColour(lexemes, mentions));
}

/** "A kitten asleep and *its* dad": what stands before the possessive is of the cat before. */
function possessiveBefore(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): number | undefined {
  const { start } = lexemes[at]!;
  const own =
    /\b(?:and|with|to|by|beside|\p{L}{2,}ing) (?<own>(?:his|her|its|their|my|our) (?:[\p{L}-]+ ){0,3})$/iu
      .exec(prompt.slice(0, start))?.groups?.["own"];
  const from = own === undefined ? -1 : lexemes.findIndex((one) => one.start >= start - own.length);
  return from >= 0 && from <= at ? from : undefined;
}

/** "*Our three girls on the fence*: Mabel (grey), …": before the names something is said of all. */
const SEVERAL =
  /\b(?:cats|kittens|kitties|girls|boys|babies|pets|both|trio|duo|two|three|four|five|[2-5])\b/i;

/**
 * "A calico mum *washing her three* kittens", "a tabby father cat *teaching his three* kittens": behind the last word
 * for the cat before, if it is of one phrase.
 */
function catBefore(lexemes: readonly Lexeme[], at: number, head: number): number {
  let last = head;
  for (let next = head + 1; next < at && !lexemes[next]!.apart; next++) {
    const { role } = lexemes[next]!.term;
    if (role === "cat") last = next;
    else if (role !== "unknown") break;
  }
  return last;
}

/** "Eine rote *und eine schwarze Katze*", "un gato negro *y uno blanco*": two cats, of which one noun is said. */
function eachWithItsColour(lexemes: readonly Lexeme[], mentions: CatMention[]): CatMention[] {
  const [only] = mentions;
  if (mentions.length !== 1 || only!.count > 1) return mentions;
  const noun = lexemes.findIndex(({ start }) => start === only!.start);
  const second = openingOf(lexemes, noun);
  if (second !== undefined && lexemes[second - 1]?.term.role === "and") {
    if (openingOf(lexemes, second - 1) === undefined) return mentions;
    const { start, end } = lexemes[second - 2]!;
    return [{ ...only!, start, end, to: second }, { ...only!, first: 2, from: second }];
  }
  const behind = secondBehind(lexemes, noun);
  if (behind === undefined) return mentions;
  const { start, end } = lexemes[behind]!;
  return [{ ...only!, to: behind }, { ...only!, start, end, first: 2, from: behind }];
}

/** Where the second cat begins whose colours end its phrase: in "un gato negro y una bola" there is none. */
function secondBehind(lexemes: readonly Lexeme[], noun: number): number | undefined {
  let at = noun + 1;
  while (lexemes[at]?.term.role === "colour") at++;
  const isSecond = at > noun + 1 && lexemes[at]?.term.role === "and" &&
    ["article", "other"].includes(lexemes[at + 1]?.term.role ?? "");
  if (!isSecond) return undefined;
  let end = at + 2;
  while (lexemes[end]?.term.role === "colour" && !lexemes[end]!.apart) end++;
  const next = lexemes[end];
  const isWhole = !next || next.apart ||
    ["frame", "copula", "quality"].includes(next.term.role);
  return end > at + 2 && isWhole ? at + 1 : undefined;
}

/** Where the article before colours stands that end here. */
function openingOf(lexemes: readonly Lexeme[], end: number): number | undefined {
  let at = end;
  while (lexemes[at - 1]?.term.role === "colour" && !lexemes[at]?.apart) at--;
  return at < end && lexemes[at - 1]?.term.role === "article" ? at - 1 : undefined;
}
