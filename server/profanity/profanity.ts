/**
 * @module Finds offensive words: whole words only, each in its own language, also in disguise ("sh1t",
 * "fu¢k").
 */
import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from "obscenity";
import { languageOfText } from "../illustrator/mod.ts";
import { INNOCENT_PHRASES, OFFENSIVE_SIGNS, OFFENSIVE_WORDS } from "./offensive_words.ts";
import { createBoundedMap } from "../../lib/bounded_map.ts";

/** An offensive word of a text. */
export interface Offence {
  /** As it is written. */
  text: string;
  /** From here in the text … */
  start: number;
  /** … to here. */
  end: number;
  /** Why it is refused: "offensive in English". */
  reason: string;
}

const ENGLISH = "en";

/** A letter, a digit or a sign that stands for a letter inside a word. */
const WORD = /[\p{L}\p{N}@$¢€][\p{L}\p{M}\p{N}@$¢€!*]*/gu;

/** Numbers at the end of a word, "Cat455", and what ends a sentence, are no part of it. */
const TAIL = /[\p{N}!*]+$/u;

/** Look-alikes of letters, and digits and signs that stand for them. */
const disguises = [resolveConfusablesTransformer(), resolveLeetSpeakTransformer()];

const nameOf = new Intl.DisplayNames("en", { type: "language" });

/** A language a word offends in; `isElsewhere` says that it is innocent in another. */
interface Meaning {
  language: string;
  isElsewhere: boolean;
}

/** What each form means. */
const forms = new Map<string, Meaning[]>();
for (const [language, entries] of Object.entries(OFFENSIVE_WORDS)) {
  for (const entry of entries.trim().split(/\s+/)) {
    const [stem = "", ...endings] = entry.split("/");
    for (const ending of ["", ...endings]) {
      const form = stem.replace("?", "") + ending.replace("?", "");
      const isElsewhere = (ending || stem).endsWith("?");
      forms.set(form, [...forms.get(form) ?? [], { language, isElsewhere }]);
    }
  }
}

const signs = Object.entries(OFFENSIVE_SIGNS).flatMap(([language, words]) =>
  words.split(" ").map((word) => ({ word, language }))
);
const ANY_SIGN = new RegExp(signs.map(({ word }) => RegExp.escape(word)).join("|"));

/** More words than this are forgotten, so that texts cannot fill the memory. */
const MOST_RECENT = 4000;

/** What words mean, by word: a description is read at every pause in typing, and most words are common ones. */
const recent = createBoundedMap<string, readonly Meaning[]>(MOST_RECENT);

/** Longer words are not remembered. */
const MAX_REMEMBERED_CHARACTERS = 40;

/** The offensive words of a text, in order. */
export function offencesIn(text: string): Offence[] {
  const offences = [...offendingWords(text), ...offendingSigns(text)];
  return offences.sort((one, other) => one.start - other.start);
}

/** The text with spaces in place of its offensive words; all others keep their places. */
export function withoutOffences(text: string, offences: readonly Offence[]): string {
  return offences.reduce((rest, { start, end }) => blank(rest, start, end), text);
}

function offendingWords(text: string): Offence[] {
  if (!(text.match(WORD) ?? []).some((word) => meaningsOf(word).length > 0)) return [];
  const open = INNOCENT_PHRASES.reduce(blanked, text);
  return [...open.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const language = offendsIn(word, blank(open, index, index + word.length));
    return language === undefined ? [] : [offence(text, index, index + word.length, language)];
  });
}

function offendingSigns(text: string): Offence[] {
  if (!ANY_SIGN.test(text)) return [];
  const offences: Offence[] = [];
  for (const { word, language } of signs) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      offences.push(offence(text, at, at + word.length, language));
    }
  }
  return offences;
}

/** The language in which this word offends beside the rest of its text; undefined if in none. */
function offendsIn(word: string, rest: string): string | undefined {
  return meaningsOf(word)
    .find(({ language, isElsewhere }) => !isElsewhere || isSpokenIn(language, rest))?.language;
}

function meaningsOf(word: string): readonly Meaning[] {
  const known = recent.get(word);
  if (known) return known;
  const meanings = [...formsOf(word)].flatMap((form) => forms.get(form) ?? []);
  if (word.length <= MAX_REMEMBERED_CHARACTERS) recent.set(word, meanings);
  return meanings;
}

/** The other words are of this language; a word that stands alone is read as English. */
function isSpokenIn(language: string, rest: string): boolean {
  if (!/\p{L}/u.test(rest)) return language === ENGLISH;
  return languageOfText(rest) === language;
}

/** A word in lower case: as written, and with disguises resolved. */
function* formsOf(written: string): Generator<string> {
  const word = written.normalize("NFC").toLowerCase();
  yield word;
  const stripped = word.replace(TAIL, "");
  yield stripped;
  // Letters of other scripts stand in for Latin ones only beside them.
  if (!/[a-z]/.test(stripped)) return;
  const plain = [...stripped].map(resolved).join("").toLowerCase();
  for (const vowel of plain.includes("*") ? "uieao" : "-") {
    const whole = plain.replaceAll("*", vowel);
    yield whole;
    yield whole.replace(/(.)\1{2,}/gu, "$1");
    yield whole.replace(/(.)\1{2,}/gu, "$1$1");
  }
}

function resolved(character: string): string {
  let code: number | undefined = character.codePointAt(0)!;
  for (const transformer of disguises) {
    if (code !== undefined && "transform" in transformer) code = transformer.transform(code);
  }
  return code === undefined ? "" : String.fromCodePoint(code);
}

function offence(text: string, start: number, end: number, language: string): Offence {
  return {
    text: text.slice(start, end),
    start,
    end,
    reason: `offensive in ${nameOf.of(language)}`,
  };
}

function blanked(text: string, phrase: RegExp): string {
  return text.replace(phrase, (found) => " ".repeat(found.length));
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}
