/** @module Whether the receipt says that a wish is not drawn, or drawn as something else. */
import type { WordsRead, WordUnderstood } from "../../../../lib/understanding.ts";
import { labelOf, namesOf, singular, tokensOf } from "./label.ts";
import { synonymsOf } from "./synonyms.ts";
import type { Described, Wish } from "./wish.ts";

/** How a receipt says that words were understood and yet not drawn. */
const LEFT_OUT = /left out|cannot|can't|not drawn|gives way|nearest/;

/** Words that are in most descriptions and distinguish no wish from another. */
const COMMON = new Set(
  "the and with for its his her cat cats kitten one two three on in of at to a an is".split(" "),
);

/** Whether the receipt of this description says that the wish is not drawn. */
export function isDisclosed({ prompt, lang }: Described, wish: Wish, receipt: WordsRead): boolean {
  const left = [
    ...receipt.ignored,
    ...receipt.understood.filter(isNotAsSaid).map(({ text }) => text),
  ];
  if (left.length === 0) return false;
  if (wish.said) return isSaidIn(wish.said, left);
  if (lang === "en") {
    const words = wordsFor(wish, prompt);
    return words.some((stem) => stemsIn(left).has(stem));
  }
  // The wish is in English, the words are not: it counts as disclosed unless some words were read as just this.
  const meanings = receipt.understood.filter((entry) => !isNotAsSaid(entry))
    .map(({ meaning }) => meaning).join(" ");
  const read = stemsIn([meanings]);
  return !wordsOf(wish).some((stem) => read.has(stem));
}

/** Whether words that are left have one of these; where no spaces part words, a part of one is enough. */
function isSaidIn(said: string, left: readonly string[]): boolean {
  if (UNPARTED.test(said)) {
    return left.some((words) =>
      said.includes(words) || words.includes(said) || shares(said, words)
    );
  }
  return stemsOf(said).some((stem) => stemsIn(left).has(stem));
}

/** Scripts without spaces between words. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether two signs that follow each other stand in both. */
function shares(one: string, other: string): boolean {
  const signs = [...one];
  return signs.some((sign, at) =>
    at > 0 && !/\p{Script=Hiragana}/u.test(sign) && other.includes(signs[at - 1]! + sign)
  );
}

/** How many phrases a receipt leaves out, or draws as something else. */
export function leftCount(receipt: WordsRead): number {
  return receipt.ignored.length + receipt.understood.filter(isNotAsSaid).length;
}

function isNotAsSaid({ meaning, drawnAs }: WordUnderstood): boolean {
  return drawnAs !== undefined || LEFT_OUT.test(meaning);
}

/** The words of the wish that the prompt has, too; where it has none, those of things that go by other names. */
function wordsFor(wish: Wish, prompt: string): string[] {
  const inPrompt = stemsIn([prompt]);
  const own = wordsOf(wish).filter((stem) => inPrompt.has(stem));
  if (own.length > 0) return own;
  return namesOf(labelOf(wish.text).words).flatMap(synonymsOf).flatMap(stemsOf).filter((stem) =>
    inPrompt.has(stem)
  );
}

function wordsOf(wish: Wish): string[] {
  return stemsOf(wish.text).filter((stem) => !COMMON.has(stem));
}

function stemsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(stemsOf));
}

/** Words cut to what their forms have in common: "sleeps" and "sleeping" are "sleep". */
function stemsOf(text: string): string[] {
  return tokensOf(text).map((token) => {
    const word = singular(token);
    const stem = word.replace(/(?:ing|ed|es|s|y)$/, "");
    return stem.length >= 3 ? stem.replace(/(.)\1$/, "$1") : word;
  });
}
