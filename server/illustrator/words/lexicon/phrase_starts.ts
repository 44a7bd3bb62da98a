/** @module How phrases begin, so that a search for the longest one ends where none goes on. */

/** The first word of every longer phrase, and the first two of every one longer than that. */
export function phraseStarts(phrases: Iterable<string>): ReadonlySet<string> {
  const starts = new Set<string>();
  for (const phrase of phrases) {
    const first = phrase.indexOf(" ");
    if (first < 0) continue;
    starts.add(phrase.slice(0, first));
    const second = phrase.indexOf(" ", first + 1);
    if (second >= 0) starts.add(phrase.slice(0, second));
  }
  return starts;
}

/** Whether a phrase of this many words may go on; those of three words and more are not distinguished. */
export function mayGoOn(starts: ReadonlySet<string>, phrase: string, words: number): boolean {
  return words > 2 || starts.has(phrase);
}
