/**
 * From text to the terms it consists of: longest match against the dictionary.
 *
 * @module
 */
import type { Lexeme } from "./binding/lexeme.ts";
import { withThings } from "./colour_or_thing.ts";
import { thingTerm } from "./imported_words.ts";
import { correctionOf, languageOf, LONGEST_PHRASE, termOf } from "./lexicon.ts";
import { plays, type Term } from "../vocabulary/term.ts";
import { type Token, tokenise } from "./tokens.ts";

/** A phrase of unknown words is reported as one up to this many words. */
const LONGEST_UNKNOWN = 3;

/** Stands where a word is unknown: no colour or denial reaches across it by accident. */
const UNKNOWN: Term = plays("unknown", "");
const A_NAME: Term = plays("silent", "", { note: "its name" });

type Place = { start: number; end: number };

/** The terms of a description. `unknown` says where its words are in no dictionary. */
export function lexemesOf(prompt: string): { lexemes: Lexeme[]; unknown: Place[] } {
  const tokens = tokenise(prompt);
  const language = languageOf(tokens);
  const spelt = tokens.map((token) => correctionOf(token.key) ?? token.key);
  const lexemes: Lexeme[] = [];
  const unknown: Token[][] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, term } = longest(tokens, spelt, { at, language }) ??
      { length: 1, term: undefined };
    const words = tokens.slice(at, at + length);
    if (term) lexemes.push(lexeme(term, words, { spelt: spelt.slice(at, at + length), language }));
    else {
      addUnknown(unknown, tokens[at]!, prompt);
      lexemes.push(lexeme(UNKNOWN, words, { spelt: [], language }));
    }
    at += length;
    if (term?.role === "name") {
      const name = nameAt(tokens, at, prompt);
      if (name.length > 0) lexemes.push(lexeme(A_NAME, name, { spelt: [], language }));
      at += name.length;
    }
  }
  const written = ({ start, end }: Lexeme) =>
    tokens.filter((token) => token.start >= start && token.end <= end).map(({ key }) => key).join(
      " ",
    );
  return {
    lexemes: withThings(lexemes, (lexeme) => thingTerm(written(lexeme), language)),
    unknown: unknown.map((words) => ({ start: words[0]!.start, end: words.at(-1)!.end })),
  };
}

function longest(
  tokens: Token[],
  spelt: string[],
  { at, language }: { at: number; language: string },
) {
  let phrase = spelt[at]!;
  let best: { length: number; term: Term } | undefined;
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    if (length > 1) {
      const next = tokens[at + length - 1];
      if (!next || next.afterBreak) break;
      phrase += ` ${spelt[at + length - 1]}`;
    }
    const term = termOf(phrase, language);
    if (term) best = { length, term };
  }
  return best;
}

function lexeme(
  term: Term,
  words: Token[],
  { spelt, language }: { spelt: string[]; language: string },
): Lexeme {
  const corrected = spelt.some((word, i) => word !== words[i]!.key);
  return {
    term,
    start: words[0]!.start,
    end: words.at(-1)!.end,
    afterBreak: words[0]!.afterBreak,
    apart: words[0]!.afterBreak || opensWithPreposition(words, language),
    isPlural: term.isPlural ?? /[^su]s$/.test(words.at(-1)!.key),
    ...(corrected && { readAs: spelt.join(" ") }),
  };
}

/** "In a box" is one term, and yet what stands before it belongs to something else. */
function opensWithPreposition(words: Token[], language: string): boolean {
  return words.length > 1 && termOf(words[0]!.key, language)?.role === "frame";
}

function addUnknown(unknown: Token[][], token: Token, prompt: string): void {
  const last = unknown.at(-1);
  const joins = last && last.length < LONGEST_UNKNOWN &&
    /^[ -]?$/.test(prompt.slice(last.at(-1)!.end, token.start));
  if (joins) last.push(token);
  else unknown.push([token]);
}

/**
 * A name is the next word, and further ones as long as they are capitalised. After "my cat" the first
 * one must be, too: "my cat Luna", "my cat sleeps".
 */
function nameAt(tokens: Token[], at: number, prompt: string): Token[] {
  const name: Token[] = [];
  const isAnnounced = tokens[at - 1]?.key !== "cat" && tokens[at - 1]?.key !== "kitten";
  for (const token of tokens.slice(at, at + 3)) {
    const word = prompt.slice(token.start, token.end);
    const belongs = name.length === 0
      ? isAnnounced || /^\p{Lu}\p{Ll}/u.test(word)
      : /^\p{Lu}/u.test(word) && !token.afterBreak;
    if (!belongs) break;
    name.push(token);
  }
  return name;
}
