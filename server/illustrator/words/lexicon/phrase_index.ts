/**
 * @module Which languages know a phrase, a word of one, or how one begins. Of each only a fingerprint of 64 bits is kept,
 * in one flat array: a hundred thousand phrases need no object each, and most of what is looked up is known to none.
 */

/** Languages by their bits. */
export type Languages = number;

/** Columns of a slot: the fingerprint, then who knows it as what. */
const ONE = 0, OTHER = 1, PHRASE = 2, WORD = 3, START = 4, LAST = 5, COLUMNS = 6;

/** With what each half of a fingerprint begins, and by what each sign multiplies it. */
const ONE_BEGINS = 0x2f0b4c47,
  OTHER_BEGINS = 0x41c6ce57,
  ONE_BY = 0x9e3779b1,
  OTHER_BY = 0x5f356495;

const SPACE = " ".charCodeAt(0);

/** Which languages know which phrases. */
export interface PhraseIndex {
  /**
   * Takes in a phrase, which may be a part of a text, its words, and how it begins: its first word, and its first two,
   * where more follow.
   */
  add(text: string, languages: Languages, from?: number, to?: number): void;
  /** The languages that have the phrase. */
  withPhrase(phrase: string): Languages;
  /** The languages that have a phrase with this word. */
  withWord(word: string): Languages;
  /** The languages that have a phrase which ends in this word. */
  withLast(word: string): Languages;
  /** The languages that have a longer phrase which begins with these one or two words. */
  withStart(start: string): Languages;
}

/** With room for some three quarters as many phrases and words as `slots`, a power of two; it grows with more. */
export function createPhraseIndex(slots = 1 << 12): PhraseIndex {
  let table = new Int32Array(slots * COLUMNS);
  let used = 0;

  /** Where a text is; an empty slot where it is unknown. */
  function find(text: string): number {
    let one = ONE_BEGINS, other = OTHER_BEGINS;
    for (let at = 0; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      one = Math.imul(one ^ sign, ONE_BY);
      other = Math.imul(other ^ sign, OTHER_BY);
    }
    one = mixed(one);
    return slotIn(table, one, mixedWith(one, other));
  }

  /** The slot of a fingerprint, which has one from now on. */
  function slotFor(half: number, otherHalf: number): number {
    const one = mixed(half), other = mixedWith(one, otherHalf);
    const at = slotIn(table, one, other);
    if (table[at + ONE] === one && table[at + OTHER] === other) return at;
    table[at + ONE] = one;
    table[at + OTHER] = other;
    if (++used * 4 <= slots * 3) return at;
    grow();
    return slotIn(table, one, other);
  }

  function grow(): void {
    const before = table;
    slots *= 2;
    table = new Int32Array(slots * COLUMNS);
    for (let at = 0; at < before.length; at += COLUMNS) {
      const one = before[at + ONE]!, other = before[at + OTHER]!;
      if (one === 0 && other === 0) continue;
      table.set(before.subarray(at, at + COLUMNS), slotIn(table, one, other));
    }
  }

  return {
    add(text, languages, from = 0, to = text.length) {
      let one = ONE_BEGINS, other = OTHER_BEGINS;
      let oneOfWord = one, otherOfWord = other, words = 0;
      for (let at = from; at < to; at++) {
        const sign = text.charCodeAt(at);
        if (sign === SPACE) {
          table[slotFor(oneOfWord, otherOfWord) + WORD]! |= languages;
          if (words < 2) table[slotFor(one, other) + START]! |= languages;
          words++;
          oneOfWord = ONE_BEGINS;
          otherOfWord = OTHER_BEGINS;
        } else {
          oneOfWord = Math.imul(oneOfWord ^ sign, ONE_BY);
          otherOfWord = Math.imul(otherOfWord ^ sign, OTHER_BY);
        }
        one = Math.imul(one ^ sign, ONE_BY);
        other = Math.imul(other ^ sign, OTHER_BY);
      }
      const whole = slotFor(one, other);
      table[whole + PHRASE]! |= languages;
      const last = words === 0 ? whole : slotFor(oneOfWord, otherOfWord);
      table[last + WORD]! |= languages;
      table[last + LAST]! |= languages;
    },
    withPhrase: (phrase) => table[find(phrase) + PHRASE]!,
    withWord: (word) => table[find(word) + WORD]!,
    withLast: (word) => table[find(word) + LAST]!,
    withStart: (start) => table[find(start) + START]!,
  };
}

/** The slot of a fingerprint in a table, or the empty one where it would be. */
function slotIn(table: Int32Array, one: number, other: number): number {
  const last = table.length / COLUMNS - 1;
  for (let slot = (one ^ other >>> 7) & last;; slot = slot + 1 & last) {
    const at = slot * COLUMNS, known = table[at + ONE], second = table[at + OTHER];
    if (known === one && second === other || known === 0 && second === 0) return at;
  }
}

function mixed(one: number): number {
  return one ^ one >>> 15;
}

function mixedWith(one: number, other: number): number {
  return Math.imul(other ^ other >>> 13, 0x85ebca6b) ^ one;
}
