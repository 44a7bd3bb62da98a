/**
 * The dictionary: every word and phrase we understand, in every language, and how to find it.
 *
 * @module
 */
import { ACTIVITY_TERMS } from "./activity_terms.ts";
import { COAT_TERMS } from "./coat_terms.ts";
import { isNameOf } from "./drawn_names.ts";
import { baseFormsOf } from "./inflections.ts";
import { mayGoOn, phraseStarts } from "./phrase_starts.ts";
import { isThingWord, ownThingTerm, thingPhrases, thingTerm } from "./imported_words.ts";
import { FURNITURE_TERMS } from "./furniture_terms.ts";
import { EMOJI, LANGUAGES } from "./languages.ts";
import { MATERIAL_TERMS } from "./material_terms.ts";
import { MANNER_TERMS } from "./manner_terms.ts";
import { OTHER_WORDS } from "./other_words.ts";
import { SKY_TERMS } from "./sky_terms.ts";
import { SMALL_WORDS } from "./small_words.ts";
import { isNoun } from "./roles.ts";
import { STYLE_TERMS } from "./style_terms.ts";
import type { Role, Term } from "../vocabulary/term.ts";
import type { Claim } from "./said.ts";
import { THING_TERMS } from "./thing_terms.ts";
import { TONE_TERMS } from "./tone_terms.ts";
import { type Token, tokenise } from "./tokens.ts";
import { spellingOf } from "./typos.ts";

/** The longest phrase of the dictionary, in words. */
export const LONGEST_PHRASE = 8;

/**
 * Every term with its English words. Where two claim the same words, a term that means them has them before
 * one that is the nearest drawing of them, else the earlier one.
 */
export const TERMS: readonly Term[] = [
  ...ACTIVITY_TERMS,
  ...THING_TERMS,
  ...FURNITURE_TERMS,
  ...TONE_TERMS,
  ...COAT_TERMS,
  ...MANNER_TERMS,
  ...SKY_TERMS,
  ...SMALL_WORDS,
  ...STYLE_TERMS,
  ...MATERIAL_TERMS,
];

/** Every word and phrase of every language, as it is written. */
export const EVERY_WORD: readonly string[] = [
  ...TERMS.flatMap(({ words }) => words),
  ...[...LANGUAGES.values()].flatMap((words) => words.map(({ word }) => word)),
];

const ENGLISH = "en";

/** What `tokenise` leaves as it is, which most words are: 20,000 are looked at when the server starts. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** Roles besides nouns whose words may end in "s". */
const INFLECTED: readonly Role[] = ["quality", "colour", "silent"];

type Index = ReadonlyMap<string, Term>;

/** For each language, the English words that its phrases mean. */
const meanings = new Map<string, Map<string, string>>();

const english = withPlurals(
  [...TERMS.filter(({ nearest }) => !nearest), ...TERMS.filter(({ nearest }) => nearest)]
    .flatMap((term) => term.words.map((word) => [word, term])),
);

/** What each language's words mean. */
const foreign = new Map<string, Index>(
  [...LANGUAGES.keys()].map((language) => [language, indexOf(language)]),
);
const emoji = foreign.get(EMOJI)!;

/** The words of all other languages; the first language that has a word decides. */
const anyForeign: Index = merged([...foreign.values()]);

/** Words of other languages that are English words with another meaning. */
const homographs = new Set(
  [...LANGUAGES.values()].flat().filter(({ isEnglish }) => isEnglish).map(({ word }) =>
    phraseOf(word)
  ),
);

/** How the phrases of every language begin. */
const starts = phraseStarts(everyPhrase());

/** The single words of each language, by which it is recognised. */
const vocabularies = new Map([...foreign].map(([language, index]) => [language, wordsIn(index)]));
const englishWords = wordsIn(english);

/** Finds misspelt words of a language, made when the first description in it comes. */
const spellings = new Map<string, ReturnType<typeof spellingOf>>();

/**
 * The language that most words of a text belong to, as an ISO 639-1 code; English where that is undecided.
 *
 * @example
 * languageOf(tokenise("un chat noir")); // "fr"
 */
export function languageOf(tokens: readonly Token[]): string {
  let language = languagesOf.get(tokens);
  if (!language) languagesOf.set(tokens, language = knownLanguageOf(tokens) ?? ENGLISH);
  return language;
}

const languagesOf = new WeakMap<readonly Token[], string>();

/** The same for a text; undefined where less than a third of it is known. */
export function languageOfText(text: string): string | undefined {
  const tokens = tokenise(text);
  return knownLanguageOf(tokens, Math.max(1, tokens.length / 3));
}

function knownLanguageOf(tokens: readonly Token[], least = 1): string | undefined {
  let most = tokens.filter(({ key }) => englishWords.has(key) || OTHER_WORDS.has(key)).length;
  let best = most >= least ? ENGLISH : undefined;
  for (const [language, words] of vocabularies) {
    if (language === EMOJI) continue;
    const count = tokens.filter(({ key }) => words.has(key)).length;
    if (count > most && count >= least) [best, most] = [language, count];
  }
  return best;
}

/** Whether a phrase of this many words may be the beginning of a longer one. */
export function leadsOn(phrase: string, words: number): boolean {
  return mayGoOn(starts, phrase, words);
}

function* everyPhrase(): Iterable<string> {
  yield* english.keys();
  for (const index of foreign.values()) yield* index.keys();
  yield* thingPhrases();
}

/** What single words mean, by language; words are looked up again and again. */
const recent = new Map<string, Map<string, Term | null>>();

/** More words than this are forgotten, so that texts cannot fill the memory. */
const MOST_RECENT = 4000;

/** The term of a single word, as `termOf` finds it. */
export function termOfWord(word: string, language: string): Term | undefined {
  let words = recent.get(language);
  if (!words || words.size > MOST_RECENT) recent.set(language, words = new Map());
  let term = words.get(word);
  if (term === undefined) words.set(word, term = termOf(word, language) ?? null);
  return term ?? undefined;
}

/**
 * The term of a phrase in a description of this language: its own words first, then English ones, then those
 * of all others. `phrase` is keys of `tokenise`, joined by spaces.
 */
export function termOf(phrase: string, language: string): Term | undefined {
  const term = ownTerm(phrase, language);
  if (!term) return thingTerm(phrase, language) ?? inflectedTerm(phrase, language);
  const isOfThings = term.claims.every(({ slot }) => slot === "prop" || slot === "setting") ||
    isReplaceable(term);
  // What is only drawn as something near gives way to a drawing of the thing itself; lemons are no colour.
  const isNear = isOfThings && (term.nearest !== undefined || isNearTo(phrase, term, language));
  const isPlural = language === ENGLISH && term.role === "colour" && phrase.endsWith("s");
  const thing = isNear || isPlural ? thingTerm(phrase, language) : undefined;
  if (!thing || thing.nearest) return term;
  return term.nearest ? thing : inItsPlace(thing, term);
}

/** Drawn as a bag, a gadget, a costume or a season only because the thing itself had no drawing. */
function isReplaceable({ nearest, role, claims }: Term): boolean {
  return nearest !== undefined && claims.length > 0 &&
    claims.every(({ slot, value }) =>
      value === "backpack" || value === "gadget" || slot === "costume" && role === "thing" ||
      slot === "season" || slot === "weather" || slot === "setting"
    );
}

/** The words name another thing, "cup of tea" of a cup, or no word names the place: "fireplace" of a living room. */
function isNearTo(phrase: string, term: Term, language: string): boolean {
  const name = language === ENGLISH ? inEnglish(phrase, term, language) : undefined;
  if (name === undefined) return false;
  if (term.claims.every(({ slot }) => slot === "prop")) return !isNameOf(name, term);
  return name.split(" ").every((word) => !isNameOf(word, term));
}

const placed = new Map<Term, Term>();

/** A thing that makes one think of a place: a fireplace is in a living room, unless words say otherwise. */
function inItsPlace(thing: Term, { claims }: Term): Term {
  const places = claims.filter(({ slot }) => slot === "setting");
  if (places.length === 0) return thing;
  const known = placed.get(thing);
  if (known) return known;
  const weak = places.map((claim): Claim => ({ ...claim, weak: true }));
  const term = { ...thing, claims: [...thing.claims, ...weak] };
  placed.set(thing, term);
  return term;
}

/** The term of a word's base form in its own language: "Kürbisse", "тыквами". */
function inflectedTerm(word: string, language: string): Term | undefined {
  if (word.includes(" ") || OTHER_WORDS.has(word)) return undefined;
  for (const base of baseFormsOf(word, language)) {
    const own = foreign.get(language)?.get(base);
    const term = own ?? ownThingTerm(base, language);
    if (term && (INFLECTED.includes(term.role) || isNoun(term.role))) return term;
  }
}

function ownTerm(phrase: string, language: string): Term | undefined {
  const term = foreign.get(language)?.get(phrase) ?? english.get(phrase) ?? emoji.get(phrase);
  if (term || (language === ENGLISH && homographs.has(phrase))) return term;
  return anyForeign.get(phrase);
}

/**
 * The English words for a phrase that was found as this term; undefined where the phrase is of another language
 * and its words are those of the thing itself.
 */
export function inEnglish(phrase: string, term: Term, language: string): string | undefined {
  for (const known of [language, EMOJI, ...(english.get(phrase) === term ? [] : meanings.keys())]) {
    if (foreign.get(known)?.get(phrase) === term) return meanings.get(known)?.get(phrase);
  }
  return english.get(phrase) === term || language === ENGLISH ? phrase : undefined;
}

/** Misspelt colours that are words of other languages: "gren" is a Swedish branch. */
const COLOUR_SLIPS: ReadonlyMap<string, string> = new Map([
  ["gren", "green"],
  ["wite", "white"],
  ["whit", "white"],
  ["balck", "black"],
  ["blak", "black"],
  ["orang", "orange"],
  ["grean", "green"],
  ["yelow", "yellow"],
  ["purpel", "purple"],
  ["braun", "brown"],
]);

/** The word of this language that a word is a misspelling of; undefined for words that any language knows. */
export function correctionOf(word: string, language: string): string | undefined {
  const slip = language === ENGLISH ? COLOUR_SLIPS.get(word) : undefined;
  if (slip) return slip;
  if (isKnown(word) || OTHER_WORDS.has(word) || isThingWord(word)) return undefined;
  let spell = spellings.get(language);
  if (!spell) {
    const words = language === ENGLISH ? englishWords : vocabularies.get(language)!;
    spell = spellingOf([...words].filter((word) => /^[a-z]+$/.test(word)));
    spellings.set(language, spell);
  }
  return spell(word);
}

function isKnown(word: string): boolean {
  if (englishWords.has(word)) return true;
  for (const words of vocabularies.values()) if (words.has(word)) return true;
  return false;
}

/** A language's words. Throws an `Error` for a word whose meaning is no English word of the dictionary. */
function indexOf(language: string): Index {
  const own = new Map<string, string>();
  meanings.set(language, own);
  const index = new Map<string, Term>();
  for (const { word, meaning } of LANGUAGES.get(language)!) {
    const term = english.get(phraseOf(meaning));
    if (!term) throw new Error(`${language}: "${word}" means "${meaning}", an unknown word`);
    const phrase = phraseOf(word);
    if (index.has(phrase)) continue;
    index.set(phrase, term);
    if (term.claims.length > 0) own.set(phrase, meaning);
  }
  return index;
}

/** All entries; of those under one key the first. */
function merged(indexes: readonly Index[]): Index {
  const all = new Map<string, Term>();
  for (const index of indexes) {
    for (const [phrase, term] of index) if (!all.has(phrase)) all.set(phrase, term);
  }
  return all;
}

function withPlurals(words: readonly (readonly [word: string, term: Term])[]): Index {
  const index = new Map<string, Term>();
  for (const [word, term] of words) {
    const phrase = phraseOf(word);
    if (!index.has(phrase)) index.set(phrase, term);
  }
  for (const [phrase, term] of [...index]) {
    const plural = INFLECTED.includes(term.role) || isNoun(term.role)
      ? pluralOf(phrase)
      : undefined;
    if (plural && !index.has(plural) && !OTHER_WORDS.has(plural)) index.set(plural, term);
  }
  return index;
}

function phraseOf(word: string): string {
  if (PLAIN.test(word)) return word;
  return tokenise(word).map(({ key }) => key).join(" ");
}

function wordsIn(index: Index): Set<string> {
  const words = new Set<string>();
  for (const phrase of index.keys()) {
    if (!phrase.includes(" ")) words.add(phrase);
    else for (const word of phrase.split(" ")) words.add(word);
  }
  return words;
}

/** The regular English plural of a word of three letters or more. */
function pluralOf(word: string): string | undefined {
  if (!/[a-z]{3}$/.test(word) || word.endsWith("s")) return undefined;
  if (/(?:x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
