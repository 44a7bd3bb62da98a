/**
 * @module Named random streams. Each decision of a drawing draws from a stream of its own, named by what it
 * decides, so that a new feature never reshuffles cats that were drawn before it.
 */

/** A stream of decisions that one seed and one name always give alike. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A number from `low` to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number;
  /** One of the items. Throws if there is none. */
  pick<T>(items: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/**
 * The stream with this name for this seed: the same pair gives the same numbers on every machine.
 *
 * @example
 * const tail = randomStream("42", "cat.tail").between(0.8, 1.2);
 */
export function randomStream(seed: string, name: string): Random {
  const next = sfc32(hash(`${seed}\u0000${name}`));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick(items) {
      if (items.length === 0) throw new RangeError(`nothing to pick from in stream "${name}"`);
      return items[Math.floor(next() * items.length)]!;
    },
    chance: (probability) => next() < probability,
  };
}

/** Four well mixed 32-bit words of a text (cyrb128). */
function hash(text: string): [number, number, number, number] {
  let a = 1779033703, b = 3144134277, c = 1013904242, d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** Chris Doty-Humphrey's small fast counter generator, version 32: passes PractRand, four words of state. */
function sfc32([a, b, c, d]: [number, number, number, number]): () => number {
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
}
