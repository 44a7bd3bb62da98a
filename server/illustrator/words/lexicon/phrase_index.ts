/**
 * @module Which languages know a phrase, a word of one, or how one begins. Of each only a fingerprint of 64 bits is kept,
 * in one flat array: a hundred thousand phrases need no object each, and most of what is looked up is known to none.
 */

/** Languages by their bits. */
export type Languages = number;

/** Columns of a slot: the fingerprint, then who knows it as what. */
const ONE = 0, OTHER = 1, PHRASE = 2, WORD = 3, START = 4, COLUMNS = 5;

/** Which languages know which phrases. */
export interface PhraseIndex {
  /** Takes in a phrase, its words, and how it begins: its first word, and its first two, where more follow. */
  add(phrase: string, languages: Languages): void;
  /** The languages that have the phrase. */
  withPhrase(phrase: string): Languages;
  /** The languages that have a phrase with this word. */
  withWord(word: string): Languages;
  /** The languages that have a longer phrase which begins with these one or two words. */
  withStart(start: string): Languages;
}

/** With room for some three quarters as many phrases and words as `slots`, a power of two; it grows with more. */
export function createPhraseIndex(slots = 1 << 12): PhraseIndex {
  let table = new Int32Array(slots * COLUMNS);
  let used = 0;
  /** The fingerprint that `find` made last: a pair for each look-up would be an object for each. */
  let one = 0, other = 0;

  /** Where the slot of a part of a text is; an empty one where it is unknown. */
  function find(text: string, from = 0, to = text.length): number {
    one = 0x2f0b4c47;
    other = 0x41c6ce57;
    for (let at = from; at < to; at++) {
      const sign = text.charCodeAt(at);
      one = Math.imul(one ^ sign, 0x9e3779b1);
      other = Math.imul(other ^ sign, 0x5f356495);
    }
    one ^= one >>> 15;
    other = Math.imul(other ^ other >>> 13, 0x85ebca6b) ^ one;
    return slotOf(one, other);
  }

  function slotOf(one: number, other: number): number {
    const last = slots - 1;
    for (let slot = (one ^ other >>> 7) & last;; slot = slot + 1 & last) {
      const at = slot * COLUMNS, known = table[at + ONE], second = table[at + OTHER];
      if (known === one && second === other || known === 0 && second === 0) return at;
    }
  }

  function mark(languages: Languages, column: number, text: string, from: number, to: number) {
    const at = find(text, from, to);
    const isNew = table[at + ONE] === 0 && table[at + OTHER] === 0;
    table[at + column]! |= languages;
    if (!isNew) return;
    table[at + ONE] = one;
    table[at + OTHER] = other;
    if (++used * 4 > slots * 3) grow();
  }

  function grow(): void {
    const before = table;
    slots *= 2;
    table = new Int32Array(slots * COLUMNS);
    for (let at = 0; at < before.length; at += COLUMNS) {
      const one = before[at + ONE]!, other = before[at + OTHER]!;
      if (one === 0 && other === 0) continue;
      table.set(before.subarray(at, at + COLUMNS), slotOf(one, other));
    }
  }

  return {
    add(phrase, languages) {
      let word = 0, words = 0;
      for (let at = phrase.indexOf(" "); at >= 0; at = phrase.indexOf(" ", word)) {
        mark(languages, WORD, phrase, word, at);
        if (words < 2) mark(languages, START, phrase, 0, at);
        words++;
        word = at + 1;
      }
      mark(languages, WORD, phrase, word, phrase.length);
      mark(languages, PHRASE, phrase, 0, phrase.length);
    },
    withPhrase: (phrase) => table[find(phrase) + PHRASE]!,
    withWord: (word) => table[find(word) + WORD]!,
    withStart: (start) => table[find(start) + START]!,
  };
}
