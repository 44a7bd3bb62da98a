/**
 * Misspelt words: the known word one slip away, if there is exactly such a word.
 *
 * @module
 */

/** Shorter words have too many neighbours for a guess to be safe. */
const SHORTEST = 5;

/**
 * A function that answers the known word at Damerau-Levenshtein distance 1 from a misspelt one, with
 * the same first letter (or the first two letters swapped).
 *
 * Every known word is indexed under itself and under itself without each of its letters, so a
 * lookup costs one probe per letter, not one comparison per word.
 */
export function spellingOf(
  known: Iterable<string>,
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
      const found = index.get(form)?.find((candidate) => isOneSlip(word, candidate));
      if (found) return found;
    }
  };
}

function* shortenings(word: string): Generator<string> {
  yield word;
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1);
}

/** One letter added, left out, replaced, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const swapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start] &&
    typed.slice(start + 2) === meant.slice(start + 2);
  if (swapped) return true;
  if (start === 0) return false;
  return typed.slice(start + 1) === meant.slice(start) ||
    typed.slice(start) === meant.slice(start + 1) ||
    typed.slice(start + 1) === meant.slice(start + 1);
}
