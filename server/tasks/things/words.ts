/**
 * The words for things in one language: what emoji are called there, in the form the dictionary looks words up.
 *
 * @module
 */
import { tokenise } from "../../illustrator/words/tokens.ts";
import { type Named, plain } from "./packages.ts";
import type { Selected } from "./selection.ts";

/** For each thing its phrases, the likelier ones first; a phrase belongs to the first thing that has it. */
export function wordsOf(
  selected: readonly Selected[],
  names: ReadonlyMap<string, Named>,
  isEnglish: boolean,
): Map<string, string[]> {
  const taken = new Set<string>();
  return new Map(selected.map(({ emoji, name, plural }) => {
    const label = names.get(plain(emoji))?.label;
    const words = [...(isEnglish ? [name, plural] : []), label].filter((word) =>
      word !== undefined
    );
    const phrases = [
      ...new Set(
        words.flatMap((word) => isEnglish ? withPlural(phraseOf(word)) : [phraseOf(word)]),
      ),
    ]
      .filter((phrase) => phrase !== "" && !taken.has(phrase));
    for (const phrase of phrases) taken.add(phrase);
    return [name, phrases];
  }));
}

/** How the dictionary looks a phrase up. */
export function phraseOf(word: string): string {
  return tokenise(word).map(({ key }) => key).join(" ");
}

/** A phrase and its regular plural. */
function withPlural(phrase: string): string[] {
  if (/s$/.test(phrase)) return [phrase];
  if (/(?:x|z|ch|sh)$/.test(phrase)) return [phrase, `${phrase}es`];
  return [phrase, /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`];
}
