/**
 * @module The vocabulary of other languages: one file each in `lang/`, every line a word and the English
 * word of the dictionary that it means. A new word is one line, a new language one file.
 *
 * "~" before the meaning says that it is only near: what is drawn for the English word is not the thing itself, and a
 * receipt says so. A third column is `english` for a word that is an English word with another meaning, too, or the name of a
 * set of endings that the stem takes; lines that begin with `@` define those sets.
 */
import { endOf } from "../../data_lines.ts";

/** A word of another language. */
export interface ForeignWord {
  word: string;
  /** The English word of the dictionary that it means. */
  meaning: string;
  /** Whether it is an English word, too, which an English sentence keeps. */
  isEnglish: boolean;
  /** Whether what is drawn for the English word is only near to it. */
  isNear: boolean;
}

const FOLDER = new URL("../lang/", import.meta.url);

/** Emoji belong to every language. */
export const EMOJI = "emoji";

/** Every language, by its code (ISO 639-1, or {@link EMOJI}). */
export const LANGUAGES: readonly string[] = [...Deno.readDirSync(FOLDER)]
  .map(({ name }) => name.replace(".tsv", ""))
  .sort();

/** Languages whose words are read only for a text that seems to be in one of them: they count in no other. */
export const READ_SELDOM: ReadonlySet<string> = new Set(
  ["cs", "da", "el", "fi", "he", "hu", "id", "no", "ro", "vi"],
);

/** The languages whose words count in English texts, too. */
export const READ_ALWAYS: readonly string[] = LANGUAGES.filter((language) =>
  !READ_SELDOM.has(language)
);

/** The words of a language, read from its file. */
export function foreignWords(language: string): ForeignWord[] {
  return wordsOf(textOf(language), fileOf(language));
}

/** The words of a file; see {@link eachWordOf}. */
export function wordsOf(text: string, name: string): ForeignWord[] {
  const words: ForeignWord[] = [];
  eachWordOf(
    text,
    name,
    (word, meaning, isEnglish, isNear) => words.push({ word, meaning, isEnglish, isNear }),
  );
  return words;
}

function fileOf(language: string): string {
  return `${language}.tsv`;
}

function textOf(language: string): string {
  return Deno.readTextFileSync(new URL(fileOf(language), FOLDER));
}

/** What is done with each word of a file, of which there are tens of thousands. */
export type WordVisitor = (
  word: string,
  meaning: string,
  isEnglish: boolean,
  isNear: boolean,
) => void;

/** The words of a language that are English ones with another meaning, too. */
export function englishWordsIn(language: string): string[] {
  const text = textOf(language), words: string[] = [];
  for (let at = text.indexOf(ENGLISH_TOO); at >= 0; at = text.indexOf(ENGLISH_TOO, at + 1)) {
    const from = text.lastIndexOf("\n", at) + 1;
    words.push(text.slice(from, text.indexOf("\t", from)));
  }
  return words;
}

/** Before a meaning. */
export const NEAR = "~";

const ENGLISH_TOO = "\tenglish\n";

/** Visits the words of a language in the order of its file. */
export function eachForeignWord(language: string, visit: WordVisitor): void {
  eachWordOf(textOf(language), fileOf(language), visit);
}

/** Visits the words of a file. Throws an `Error` that names the line which has no meaning or unknown endings. */
export function eachWordOf(text: string, name: string, visit: WordVisitor): void {
  const endings = new Map<string, string[]>();
  let number = 0;
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    to = endOf("\n", text, from, text.length);
    number++;
    if (to === from || text[from] === "#") continue;
    const tab = endOf("\t", text, from, to), second = endOf("\t", text, tab + 1, to);
    const isNear = text[tab + 1] === NEAR;
    const word = text.slice(from, tab), meaning = text.slice(tab + (isNear ? 2 : 1), second);
    if (word === "" || meaning === "") throw new Error(`${name}, line ${number}: no meaning`);
    if (word[0] === "@") {
      endings.set(word.slice(1), meaning.split(" ").map((ending) => ending === "-" ? "" : ending));
      continue;
    }
    const note = text.slice(second + 1, to);
    if (note === "" || note === "english") visit(word, meaning, note === "english", isNear);
    else {
      const forms = endings.get(note);
      if (!forms) throw new Error(`${name}, line ${number}: no endings called ${note}`);
      for (const ending of forms) visit(word + ending, meaning, false, isNear);
    }
  }
}
