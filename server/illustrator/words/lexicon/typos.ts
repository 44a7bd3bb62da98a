/** @module Misspelt words: the known word one slip away, if there is exactly such a word. */

/** Shorter words have too many neighbours for a guess to be safe. */
const SHORTEST = 5;

/**
 * Where only a part of a language's words is known, most words one slip away from a known one are real words:
 * Spanish "linea" is no "linda". There only these slips are believed: two neighbours swapped or a letter doubled
 * in words of this length, any slip before the ending of longer ones.
 */
const UNSURE = { swapped: 6, any: 9, ending: 2 };

/**
 * A function that answers the known word at Damerau-Levenshtein distance 1 from a misspelt one, with
 * the same first letter (or the first two letters swapped).
 *
 * Every known word is indexed under itself and under itself without each of its letters, so a
 * lookup costs one probe per letter, not one comparison per word. `isPart`: the known words are only a part of
 * their language's.
 */
export function spellingOf(
  known: Iterable<string>,
  { isPart = false }: { isPart?: boolean } = {},
): (word: string) => string | undefined {
  const index = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST - 1) continue;
    for (const form of shortenings(word)) {
      const words = index.get(form);
      if (!words) index.set(form, [word]);
      else if (!words.includes(word)) words.push(word);
    }
  }
  return (word) => {
    if (word.length < SHORTEST || word.length > 24) return undefined;
    for (const form of shortenings(word)) {
      const found = index.get(form)?.find((candidate) =>
        isOneSlip(word, candidate) && (!isPart || isSure(word, candidate))
      );
      if (found) return found;
    }
  };
}

function* shortenings(word: string): Generator<string> {
  yield word;
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1);
}

/** Whether a word is misspelt rather than another word of its language. */
function isSure(typed: string, meant: string): boolean {
  const start = commonStart(typed, meant);
  const length = Math.min(typed.length, meant.length);
  if (length >= UNSURE.any && start < length - UNSURE.ending) return true;
  if (length < UNSURE.swapped - 1 || typed.length < UNSURE.swapped) return false;
  if (typed.length === meant.length) return isSwapped(typed, meant, start);
  // The letter that is added is the same as its neighbour.
  const longer = typed.length > meant.length ? typed : meant;
  return start < length && longer[start] === longer[start - 1];
}

/** One letter added, left out, replaced, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  const start = commonStart(typed, meant);
  if (isSwapped(typed, meant, start)) return true;
  if (start === 0) return false;
  return typed.slice(start + 1) === meant.slice(start) ||
    typed.slice(start) === meant.slice(start + 1) ||
    typed.slice(start + 1) === meant.slice(start + 1);
}

/** How many letters two words begin with alike. */
function commonStart(typed: string, meant: string): number {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  return start;
}

function isSwapped(typed: string, meant: string, start: number): boolean {
  return typed[start] === meant[start + 1] && typed[start + 1] === meant[start] &&
    typed.slice(start + 2) === meant.slice(start + 2);
}
