/**
 * @module Which languages know a phrase, a word of one, or how one begins. Of each only a fingerprint of 64 bits is kept,
 * in one flat array: a hundred thousand phrases need no object each, and most of what is looked up is known to none.
 */

/** Languages by their bits. */
export type Languages = number;

/** Columns of a slot: the fingerprint, then who knows it as what. */
const ONE = 0, OTHER = 1, PHRASE = 2, WORD = 3, START = 4, COLUMNS = 5;

export class PhraseIndex {
  #slots: number;
  #table: Int32Array;
  #used = 0;

  /** With room for some three quarters as many phrases and words as `slots`, a power of two; it grows with more. */
  constructor(slots = 1 << 12) {
    this.#slots = slots;
    this.#table = new Int32Array(slots * COLUMNS);
  }

  /** Takes in a phrase, its words, and how it begins: its first word, and its first two, where more follow. */
  add(phrase: string, languages: Languages): void {
    let word = 0, words = 0;
    for (let at = phrase.indexOf(" "); at >= 0; at = phrase.indexOf(" ", word)) {
      this.#mark(phrase, word, at, WORD, languages);
      if (words < 2) this.#mark(phrase, 0, at, START, languages);
      words++;
      word = at + 1;
    }
    this.#mark(phrase, word, phrase.length, WORD, languages);
    this.#mark(phrase, 0, phrase.length, PHRASE, languages);
  }

  /** The languages that have the phrase. */
  withPhrase(phrase: string): Languages {
    return this.#table[this.#find(phrase, 0, phrase.length) + PHRASE]!;
  }

  /** The languages that have a phrase with this word. */
  withWord(word: string): Languages {
    return this.#table[this.#find(word, 0, word.length) + WORD]!;
  }

  /** The languages that have a longer phrase which begins with these one or two words. */
  withStart(start: string): Languages {
    return this.#table[this.#find(start, 0, start.length) + START]!;
  }

  #mark(text: string, from: number, to: number, column: number, languages: Languages): void {
    const at = this.#find(text, from, to);
    const isNew = this.#table[at + ONE] === 0 && this.#table[at + OTHER] === 0;
    this.#table[at + column]! |= languages;
    if (!isNew) return;
    this.#table[at + ONE] = hash.one;
    this.#table[at + OTHER] = hash.other;
    if (++this.#used * 4 > this.#slots * 3) this.#grow();
  }

  /** Where the slot of a part of a text is; an empty one where it is unknown. */
  #find(text: string, from: number, to: number): number {
    let one = 0x2f0b4c47, other = 0x41c6ce57;
    for (let at = from; at < to; at++) {
      const sign = text.charCodeAt(at);
      one = Math.imul(one ^ sign, 0x9e3779b1);
      other = Math.imul(other ^ sign, 0x5f356495);
    }
    one ^= one >>> 15;
    other = Math.imul(other ^ other >>> 13, 0x85ebca6b) ^ one;
    hash.one = one;
    hash.other = other;
    return this.#slotOf(one, other);
  }

  #slotOf(one: number, other: number): number {
    const last = this.#slots - 1;
    for (let slot = (one ^ other >>> 7) & last;; slot = slot + 1 & last) {
      const at = slot * COLUMNS, known = this.#table[at + ONE], second = this.#table[at + OTHER];
      if (known === one && second === other || known === 0 && second === 0) return at;
    }
  }

  #grow(): void {
    const before = this.#table;
    this.#slots *= 2;
    this.#table = new Int32Array(this.#slots * COLUMNS);
    for (let at = 0; at < before.length; at += COLUMNS) {
      const one = before[at + ONE]!, other = before[at + OTHER]!;
      if (one === 0 && other === 0) continue;
      this.#table.set(before.subarray(at, at + COLUMNS), this.#slotOf(one, other));
    }
  }
}

/** The fingerprint made last. */
const hash = { one: 0, other: 0 };
