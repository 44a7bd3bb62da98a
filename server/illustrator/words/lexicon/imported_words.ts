/**
 * @module Words for imported things in every language, read from the files that `deno task things` writes:
 * every line a thing and its phrases. A phrase is keys of `tokenise`, joined by spaces.
 *
 * A mark before a phrase says more: "+" that it is a plural, "~" that it means something near, which is drawn
 * as the thing, "=" that English has the word, too, and means something else. The line of "-" has compounds
 * without a drawing, which would otherwise be read word by word.
 */
import { endOf } from "../../data_lines.ts";
import { once } from "../../once.ts";
import { THINGS } from "../../things/catalogue.ts";
import { plays, says, type Term } from "../../vocabulary/term.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import { READ_SELDOM } from "./languages.ts";
import { createLanguagesIndex } from "./languages_index.ts";
import { OF_OTHER_LANGUAGES, OTHER_WORDS } from "./other_words.ts";
import { TONAL } from "./phrase.ts";
import { phraseStarts } from "./phrase_starts.ts";
import { keyOf, tokenise } from "./tokens.ts";

/** Lines of the words of one language, by phrase: the mark and the thing. */
type Words = ReadonlyMap<string, string>;

const FOLDER = new URL("../../things/data/words/", import.meta.url);

const ENGLISH = "en";

const NO_THING = "-";
const WITHOUT_DRAWING: Term = plays("unknown", "", { isThing: true, isUndrawn: true });

const MARKS = "+~=";
const MARK = /^[+~=]/;

/** Languages whose words are read for every text, in the order in which they are looked through. */
const EVERYWHERE = [...Deno.readDirSync(FOLDER)].map(({ name }) => name.replace(".tsv", ""))
  .filter((language) => !READ_SELDOM.has(language));

/** Which of them have a phrase; most phrases that are looked up are in none. */
const index = createLanguagesIndex({
  languages: EVERYWHERE,
  read(language, add) {
    const text = textOf(language);
    eachPhrase(text, (from, to) => add(text, from, to));
  },
  slots: 1 << 16,
});

/** Things by their emoji. */
const emojiWords = once((): Words =>
  new Map(
    [...THINGS.values()].flatMap(({ emoji, name }): [string, string][] => {
      const [token, ...more] = tokenise(emoji);
      return token && more.length === 0 && emoji !== "" ? [[token.key, name]] : [];
    }),
  )
);

const wordsByLanguage: ReadonlyMap<string, () => Words> = new Map(
  [...EVERYWHERE, ...READ_SELDOM].map((language) => [language, once(() => readWords(language))]),
);

function wordsIn(language: string): Words | undefined {
  return wordsByLanguage.get(language)?.();
}

function readWords(language: string): Words {
  const words = new Map<string, string>();
  const text = textOf(language);
  eachPhrase(text, (from, to, isMarked, thing) => {
    words.set(text.slice(from, to), isMarked ? text.charAt(from - 1) + thing() : thing());
  });
  if (language !== TONAL) return words;
  for (const [phrase, thing] of [...words]) {
    const plain = phrase.split(" ").map(keyOf).join(" ");
    if (!words.has(plain)) words.set(plain, thing);
  }
  return words;
}

function textOf(language: string): string {
  return Deno.readTextFileSync(new URL(`${language}.tsv`, FOLDER));
}

/** How the phrases of seldom read languages begin. */
const seldomStarts: ReadonlyMap<string, () => ReadonlySet<string>> = new Map(
  [...READ_SELDOM].map((
    language,
  ) => [language, once(() => phraseStarts(wordsIn(language)!.keys()))]),
);

/** The single words of which the phrases of seldom read languages are made. */
const seldomWords: ReadonlyMap<string, () => ReadonlySet<string>> = new Map(
  [...READ_SELDOM].map((language) => [
    language,
    once(() => new Set([...wordsIn(language)!.keys()].flatMap((phrase) => phrase.split(" ")))),
  ]),
);

/** Whether a word is one of a phrase for a thing in this language. */
export function isOwnThingWord(word: string, language: string): boolean {
  const seldom = seldomWords.get(language);
  return seldom ? seldom().has(word) : index.isWordOf(word, language);
}

/** Whether a longer phrase for a thing begins so, in the languages that are read for every text or in this one. */
export function mayGoOnAsThing(start: string, language: string): boolean {
  return index.hasStart(start) || seldomStarts.get(language)?.().has(start) === true;
}

const terms = new Map<string, Term>();

/**
 * The term of a phrase that means an imported thing in a description of this language: by its own words, by
 * English ones; in an English one by those of any other language.
 */
export function thingTerm(phrase: string, language: string): Term | undefined {
  if (!isPhrase(phrase) && !(READ_SELDOM.has(language) && wordsIn(language)?.has(phrase))) {
    return undefined;
  }
  const ownWords = wordsIn(language);
  const own = emojiWords().get(phrase) ??
    (OF_OTHER_LANGUAGES.has(phrase) ? ownWords?.get(phrase) : found(ownWords, phrase));
  const english = own ?? found(wordsIn(ENGLISH), phrase);
  if (language !== ENGLISH) {
    // What is near in English only is a rare word: "agua" is a toad.
    const isSure = own || english && !/^~|-$/.test(english) && !OF_OTHER_LANGUAGES.has(phrase);
    return isSure ? termOf(english!) : undefined;
  }
  if (english) return termOf(english);
  // Three Latin letters are a word of any language by accident, and plurals are formed otherwise elsewhere.
  if (/^[a-z]{1,3}$/.test(phrase) || OTHER_WORDS.has(phrase)) return undefined;
  for (const language of index.withPhrase(phrase)) {
    const word = wordsIn(language)!.get(phrase);
    if (word && !word.startsWith("=")) return termOf(word);
  }
}

/** The term of a phrase of this language alone. */
export function ownThingTerm(phrase: string, language: string): Term | undefined {
  const own = wordsIn(language)?.get(phrase);
  return own === undefined ? undefined : termOf(own);
}

/** Whether any language has the phrase or its singular; most phrases that are looked up are none. */
function isPhrase(phrase: string): boolean {
  return index.hasPhrase(phrase) || emojiWords().has(phrase) ||
    singularsOf(phrase).some(index.hasPhrase);
}

/** Whether a word, or one of a phrase, is used for things in any language. */
export function isThingWord(word: string): boolean {
  return index.hasWord(word) || singularsOf(word).some(index.hasWord);
}

/** What a phrase or its singular stands for. */
function found(words: Words | undefined, phrase: string): string | undefined {
  const own = words?.get(phrase);
  if (!words) return undefined;
  if (own !== undefined && !own.startsWith("~")) {
    return isPluralOf(phrase, own, words) ? `+${own}` : own;
  }
  for (const singular of singularsOf(phrase)) {
    const word = words.get(singular);
    // "Acorns" are several of what an acorn is, also where a list takes them for something near.
    if (word === undefined || own !== undefined && word.startsWith("~")) continue;
    return word.startsWith("~") ? word : `+${word.replace(MARK, "")}`;
  }
  return own;
}

/** "Gears" are several of what a gear is, also where both stand in the list. */
function isPluralOf(phrase: string, own: string, words: Words): boolean {
  if (MARK.test(own) || DRAWN_ONCE.has(own)) return false;
  const thing = THINGS.get(own);
  return thing !== undefined && thing.plural !== own && thing.category !== "clothing" &&
    singularsOf(phrase).some((singular) => words.get(singular) === own);
}

/** One drawing stands for several, or for a whole that they are parts of: "drawers", "stairs". */
export const DRAWN_ONCE: ReadonlySet<string> = new Set<string>([
  "bow and arrow",
  "bowling",
  "box of tissues",
  "chest of drawers",
  "clump of reeds",
  "drop of water",
  "drum",
  "dumbbell",
  "fire",
  "ice skate",
  "joker card",
  "record player",
  "roller skate",
  "sled",
  "sparkles",
  "staircase",
  "string of lights",
  "tyrannosaurus",
  "weighing scale",
]);

/** What a phrase would be the regular plural of. */
function singularsOf(phrase: string): string[] {
  if (phrase.length < 4 || !phrase.endsWith("s") || phrase.endsWith("ss")) return [];
  return [
    phrase.slice(0, -1),
    // "James" are no several jams.
    ...(phrase.length > 5 && phrase.endsWith("es") ? [phrase.slice(0, -2)] : []),
    ...(phrase.endsWith("ies") ? [`${phrase.slice(0, -3)}y`] : []),
  ];
}

function termOf(word: string): Term {
  let term = terms.get(word);
  if (!term) {
    const thing = word.replace(MARK, "");
    term = thing === NO_THING ? WITHOUT_DRAWING : says({ prop: thing as Prop }, thing, {
      role: "thing",
      isThing: true,
      isPlural: word.startsWith("+"),
      ...(word.startsWith("~") && { nearest: "as" }),
    });
    terms.set(word, term);
  }
  return term;
}

/** Where a phrase of a file is, without its mark, whether it has one, and the thing that it is for. */
type PhraseVisitor = (from: number, to: number, isMarked: boolean, thing: () => string) => void;

/** Visits each phrase of a file, of which there are tens of thousands: what no one asks for is not cut out. */
function eachPhrase(text: string, visit: PhraseVisitor): void {
  for (let line = 0, end = 0; line < text.length; line = end + 1) {
    end = endOf("\n", text, line, text.length);
    const tab = endOf("\t", text, line, end), start = line;
    let thing: string | undefined;
    const thingOfLine = () => thing ??= text.slice(start, tab);
    for (let from = tab + 1, to = 0; from < end; from = to + 1) {
      to = endOf("\t", text, from, end);
      const isMarked = MARKS.includes(text.charAt(from));
      visit(isMarked ? from + 1 : from, to, isMarked, thingOfLine);
    }
  }
}
