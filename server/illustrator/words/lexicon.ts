/**
 * The dictionary: every word and phrase we understand, in every language, and how to find it.
 *
 * @module
 */
import { once } from "../once.ts";
import { ACTIVITY_TERMS } from "./activity_terms.ts";
import { COAT_TERMS } from "./coat_terms.ts";
import { isNameOf } from "./drawn_names.ts";
import { baseFormsOf } from "./inflections.ts";
import { mayGoOn, phraseStarts } from "./phrase_starts.ts";
import {
  isThingWord,
  ownThingTerm,
  thingParts,
  thingPhrases,
  thingTerm,
} from "./imported_words.ts";
import { FURNITURE_TERMS } from "./furniture_terms.ts";
import { EMOJI, foreignWords, LANGUAGES } from "./languages.ts";
import { MATERIAL_TERMS } from "./material_terms.ts";
import { MANNER_TERMS } from "./manner_terms.ts";
import { PRINT_TERMS } from "./print_terms.ts";
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
  ...PRINT_TERMS,
];

/** Every word and phrase of every language, as it is written. */
export function everyWord(): string[] {
  return [
    ...TERMS.flatMap(({ words }) => words),
    ...LANGUAGES.flatMap((language) => foreignWords(language).map(({ word }) => word)),
  ];
}

const ENGLISH = "en";

/** What `tokenise` leaves as it is, which most words are: 20,000 are looked at when the server starts. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** Roles besides nouns whose words may end in "s". */
const INFLECTED: readonly Role[] = ["quality", "colour", "silent"];

type Index = ReadonlyMap<string, Term>;

/** The words of one language, in the forms they are looked up by. */
interface Lexicon {
  terms: Index;
  /** The English words that its phrases mean; those of English mean themselves. */
  meanings: ReadonlyMap<string, string>;
  /** Its single words, by which the language is recognised; most descriptions need those of English only. */
  words: () => ReadonlySet<string>;
  /** How its phrases begin. */
  starts: ReadonlySet<string>;
}

/** English is made when the first word is looked up, every other language when one of its words may be meant. */
const english = once(() =>
  lexiconOf(withPlurals(
    [...TERMS.filter(({ nearest }) => !nearest), ...TERMS.filter(({ nearest }) => nearest)]
      .flatMap((term) => term.words.map((word) => [word, term])),
  ))
);

/** What each language's words mean. */
const foreign: ReadonlyMap<string, () => Lexicon> = new Map(
  LANGUAGES.map((language) => [language, once(() => foreignLexicon(language))]),
);

/** Words of other languages in Latin letters that are English words with another meaning. */
const homographs = once(() =>
  new Set(
    LANGUAGES.filter((language) => !SCRIPTS[language])
      .flatMap((language) => foreignWords(language)).filter(({ isEnglish }) => isEnglish)
      .map(({ word }) => phraseOf(word)),
  )
);

/** How the phrases of things begin. */
const thingStarts = once(() => phraseStarts(thingPhrases()));

function lexiconOf(terms: Index, meanings: ReadonlyMap<string, string> = new Map()): Lexicon {
  return { terms, meanings, words: once(() => wordsIn(terms)), starts: phraseStarts(terms.keys()) };
}

/** Makes the dictionary ready, one language in each step, so that no description waits for all of it. */
export function* preparations(): Iterable<void> {
  for (const prepare of [homographs, thingStarts, thingParts]) yield void prepare();
  for (const lexicon of [english, ...foreign.values()]) yield void lexicon().words();
}

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
  let most = tokens.filter(({ key }) => english().words().has(key) || OTHER_WORDS.has(key)).length;
  let best = most >= least ? ENGLISH : undefined;
  if (most === tokens.length) return best;
  for (const [language, lexicon] of foreign) {
    if (language === EMOJI || !mayBe(language, tokens)) continue;
    const count = tokens.filter(({ key }) => lexicon().words().has(key)).length;
    if (count > most && count >= least) [best, most] = [language, count];
  }
  return best;
}

/** Languages that are not written in Latin letters, and theirs. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}|[\u1100-\u11FF]/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

const LATIN = /\p{Script=Latin}/u;

/** Whether some word is written in the letters of the language: Russian is not read for an English sentence. */
function mayBe(language: string, tokens: readonly Token[]): boolean {
  const script = SCRIPTS[language] ?? LATIN;
  return tokens.some(({ key }) => script.test(key));
}

/** Whether a phrase of this many words may be the beginning of a longer one. */
export function leadsOn(phrase: string, words: number): boolean {
  if (words > 2) return true;
  return mayGoOn(english().starts, phrase, words) || mayGoOn(thingStarts(), phrase, words) ||
    lexiconsFor(phrase).some(({ starts }) => mayGoOn(starts, phrase, words));
}

/** The lexicons of other languages that may have the phrase, by its letters. */
function lexiconsFor(phrase: string): Lexicon[] {
  let letters = "";
  if (!/^[ -~]*$/.test(phrase)) {
    for (const [language, script] of Object.entries(SCRIPTS)) {
      if (script.test(phrase)) letters += `${language} `;
    }
  }
  const known = lexicons.get(letters);
  if (known) return known;
  const found = [...foreign].filter(([language]) =>
    language === EMOJI || (letters === "" ? !SCRIPTS[language] : letters.includes(language))
  ).map(([, lexicon]) => lexicon());
  lexicons.set(letters, found);
  return found;
}

/** By the scripts of a phrase. */
const lexicons = new Map<string, Lexicon[]>();

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
  // What is done is no thing.
  if (name === undefined || term.claims.some(({ by }) => by)) return false;
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
    const own = foreign.get(language)?.().terms.get(base);
    const term = own ?? ownThingTerm(base, language);
    if (term && (INFLECTED.includes(term.role) || isNoun(term.role))) return term;
  }
}

function ownTerm(phrase: string, language: string): Term | undefined {
  const term = foreign.get(language)?.().terms.get(phrase) ?? englishTerm(phrase, language) ??
    foreign.get(EMOJI)!().terms.get(phrase);
  if (term || (language === ENGLISH && homographs().has(phrase)) || isTooShort(phrase)) return term;
  for (const { terms } of lexiconsFor(phrase)) {
    const other = terms.get(phrase);
    if (other) return other;
  }
}

/** In another language its own name of a thing wins: a German "Regal" is a shelf and not regal. */
function englishTerm(phrase: string, language: string): Term | undefined {
  const term = english().terms.get(phrase);
  if (!term || language === ENGLISH || term.role !== "quality") return term;
  return ownThingTerm(phrase, language) ?? term;
}

/** Three Latin letters are a word of any language by accident: French "lui" is no Dutch "lazy". */
function isTooShort(phrase: string): boolean {
  return /^[a-z]{1,3}$/.test(phrase);
}

/**
 * The English words for a phrase that was found as this term; undefined where the phrase is of another language
 * and its words are those of the thing itself.
 */
export function inEnglish(phrase: string, term: Term, language: string): string | undefined {
  const isEnglish = english().terms.get(phrase) === term;
  const own = [language, EMOJI].flatMap((known) => foreign.get(known)?.() ?? []);
  for (const { terms, meanings } of [...own, ...(isEnglish ? [] : lexiconsFor(phrase))]) {
    if (terms.get(phrase) === term) return meanings.get(phrase);
  }
  return isEnglish || language === ENGLISH ? phrase : undefined;
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
  return speller(language)(word);
}

function speller(language: string): ReturnType<typeof spellingOf> {
  let spell = spellings.get(language);
  if (!spell) {
    const { words } = language === ENGLISH ? english() : foreign.get(language)!();
    spell = spellingOf([...words()].filter((word) => /^[a-z]+$/.test(word)));
    spellings.set(language, spell);
  }
  return spell;
}

function isKnown(word: string): boolean {
  return english().words().has(word) || lexiconsFor(word).some(({ words }) => words().has(word));
}

/** A language's words. Throws an `Error` for a word whose meaning is no English word of the dictionary. */
function foreignLexicon(language: string): Lexicon {
  const meanings = new Map<string, string>();
  const terms = new Map<string, Term>();
  for (const { word, meaning } of foreignWords(language)) {
    const term = english().terms.get(meaning) ?? english().terms.get(phraseOf(meaning));
    if (!term) throw new Error(`${language}: "${word}" means "${meaning}", an unknown word`);
    const phrase = phraseOf(word);
    if (terms.has(phrase)) continue;
    terms.set(phrase, term);
    if (term.claims.length > 0) meanings.set(phrase, meaning);
  }
  return lexiconOf(terms, meanings);
}

function withPlurals(words: readonly (readonly [word: string, term: Term])[]): Index {
  const index = new Map<string, Term>();
  for (const [word, term] of words) {
    const phrase = phraseOf(word);
    if (!index.has(phrase)) index.set(phrase, term);
  }
  for (const [phrase, term] of [...index]) {
    const isInflected = INFLECTED.includes(term.role) || isNoun(term.role);
    const plural = isInflected && !isOfOne(term) ? pluralOf(phrase) : undefined;
    if (plural && !index.has(plural) && !OTHER_WORDS.has(plural)) index.set(plural, term);
  }
  return index;
}

/** "White paw": several are said otherwise. */
function isOfOne({ claims }: Term): boolean {
  return claims.some(({ slot, value }) => slot === "coat.white" && value === "one paw");
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
