/**
 * Finds offensive words: whole words only, each in its own language, also in disguise ("sh1t", "fu¢k").
 *
 * @module
 */
import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from "obscenity";
import { languageOfText } from "../illustrator/mod.ts";
import { INNOCENT_PHRASES, OFFENSIVE_SIGNS, OFFENSIVE_WORDS } from "./offensive_words.ts";

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

/** For each form, the languages it offends in; `isElsewhere` says that it is innocent in another. */
const forms = new Map<string, { language: string; isElsewhere: boolean }[]>();
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

/** The offensive words of a text, in order. */
export function offencesIn(text: string): Offence[] {
  const open = INNOCENT_PHRASES.reduce(blanked, text);
  const offences = [...open.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const language = offendsIn(word, blank(open, index, index + word.length));
    return language === undefined ? [] : [offence(text, index, index + word.length, language)];
  });
  for (const { word, language } of signs) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      offences.push(offence(text, at, at + word.length, language));
    }
  }
  return offences.sort((one, other) => one.start - other.start);
}

/** The text with spaces in place of its offensive words; all others keep their places. */
export function withoutOffences(text: string, offences: readonly Offence[]): string {
  return offences.reduce((rest, { start, end }) => blank(rest, start, end), text);
}

/** The language in which this word offends beside the rest of its text; undefined if in none. */
function offendsIn(word: string, rest: string): string | undefined {
  for (const form of formsOf(word)) {
    for (const { language, isElsewhere } of forms.get(form) ?? []) {
      if (!isElsewhere || isSpokenIn(language, rest)) return language;
    }
  }
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
