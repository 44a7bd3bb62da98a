/**
 * @module The vocabulary of other languages: one file each in `lang/`, every line a word and the English
 * word of the dictionary that it means. A new word is one line, a new language one file.
 *
 * A third column is `english` for a word that is an English word with another meaning, too, or the name of a
 * set of endings that the stem takes; lines that begin with `@` define those sets.
 */

/** A word of another language. */
export interface ForeignWord {
  word: string;
  /** The English word of the dictionary that it means. */
  meaning: string;
  /** Whether it is an English word, too, which an English sentence keeps. */
  isEnglish: boolean;
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
  eachWordOf(text, name, (word, meaning, isEnglish) => words.push({ word, meaning, isEnglish }));
  return words;
}

function fileOf(language: string): string {
  return `${language}.tsv`;
}

function textOf(language: string): string {
  return Deno.readTextFileSync(new URL(fileOf(language), FOLDER));
}

/** What is done with each word of a file, of which there are tens of thousands. */
export type WordVisitor = (word: string, meaning: string, isEnglish: boolean) => void;

/** Visits the words of a language in the order of its file. */
export function eachForeignWord(language: string, visit: WordVisitor): void {
  eachWordOf(textOf(language), fileOf(language), visit);
}

/** Visits the words of a file. Throws an `Error` that names the line which has no meaning or unknown endings. */
export function eachWordOf(text: string, name: string, visit: WordVisitor): void {
  const endings = new Map<string, string[]>();
  text.split("\n").forEach((line, index) => {
    if (line === "" || line.startsWith("#")) return;
    const tab = line.indexOf("\t"), second = line.indexOf("\t", tab + 1);
    const word = line.slice(0, Math.max(tab, 0));
    const meaning = second < 0 ? line.slice(tab + 1) : line.slice(tab + 1, second);
    const note = second < 0 ? "" : line.slice(second + 1);
    if (word === "" || meaning === "") throw new Error(`${name}, line ${index + 1}: no meaning`);
    if (word.startsWith("@")) {
      endings.set(word.slice(1), meaning.split(" ").map((ending) => ending === "-" ? "" : ending));
    } else if (note === "" || note === "english") visit(word, meaning, note === "english");
    else {
      const forms = endings.get(note);
      if (!forms) throw new Error(`${name}, line ${index + 1}: no endings called ${note}`);
      for (const ending of forms) visit(word + ending, meaning, false);
    }
  });
}
