/**
 * @module Common words that are one slip away from a word of the dictionary and mean something else. They
 * are reported as unknown rather than "corrected": a horse is no misspelt house.
 */

/** English words never taken for a misspelling. */
export const OTHER_WORDS: ReadonlySet<string> = wordsIn("other_english_words.txt");

/** Words of other languages that are no forms of other words, and no English ones. */
export const OF_OTHER_LANGUAGES: ReadonlySet<string> = wordsIn("other_foreign_words.txt");

/** Words of any language never taken for a misspelling. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set([...OTHER_WORDS, ...OF_OTHER_LANGUAGES]);

/** The words of a file beside this one: a line for each first letter. */
function wordsIn(file: string): Set<string> {
  return new Set(Deno.readTextFileSync(new URL(file, import.meta.url)).trim().split(/\s+/));
}
