/** @module A text as names are looked for in it. */
import type { Term } from "../../../vocabulary/term.ts";
import { termOf } from "../../lexicon/term_of.ts";
import type { Token } from "../../lexicon/tokens.ts";

export interface NamedText {
  tokens: readonly Token[];
  prompt: string;
  /** The tokens as they are written. */
  words: readonly string[];
  /** Which of them begin with a capital. */
  capitals: readonly boolean[];
  terms: readonly (Term | undefined)[];
  /** Whether a capital inside a sentence says something. */
  isPlain: boolean;
}

/** A text with more capitals than this capitalises everything. */
const MOST_CAPITALS = 0.5;

export function namedTextOf(
  tokens: readonly Token[],
  prompt: string,
  language: string,
): NamedText {
  const words = tokens.map(({ start, end }) => prompt.slice(start, end));
  const capitals = words.map((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const inside =
    capitals.filter((capital, at) => capital && !opensSentence({ tokens, prompt }, at)).length;
  const isPlain = language !== "de" && inside <= words.length * MOST_CAPITALS;
  const terms = tokens.map(({ key }) => termOf(key, language));
  return { tokens, prompt, words, capitals, terms, isPlain };
}

export function opensSentence(
  { tokens, prompt }: Pick<NamedText, "tokens" | "prompt">,
  at: number,
): boolean {
  return at === 0 || /[.!?\n:;"“(]/.test(prompt.slice(tokens[at - 1]!.end, tokens[at]!.start));
}
