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

const words = new Map<string, ForeignWord[]>();

/** The words of a language, read when they are first asked for. */
export function foreignWords(language: string): readonly ForeignWord[] {
  let known = words.get(language);
  if (!known) {
    const name = `${language}.tsv`;
    known = [...wordsOf(Deno.readTextFileSync(new URL(name, FOLDER)), name)];
    words.set(language, known);
  }
  return known;
}

/** The words of a file. Throws an `Error` that names the line which has no meaning or unknown endings. */
export function* wordsOf(text: string, name: string): Iterable<ForeignWord> {
  const endings = new Map<string, string[]>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const [word = "", meaning = "", note = ""] = line.split("\t");
    if (word === "" || meaning === "") throw new Error(`${name}, line ${index + 1}: no meaning`);
    if (word.startsWith("@")) {
      endings.set(word.slice(1), meaning.split(" ").map((ending) => ending === "-" ? "" : ending));
      continue;
    }
    if (note === "" || note === "english") {
      yield { word, meaning, isEnglish: note === "english" };
      continue;
    }
    const forms = endings.get(note);
    if (!forms) throw new Error(`${name}, line ${index + 1}: no endings called ${note}`);
    for (const ending of forms) yield { word: word + ending, meaning, isEnglish: false };
  }
}
