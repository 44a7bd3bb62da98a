/**
 * @module Choices of the seed. Each candidate of each decision draws from a stream of its own, and the best
 * draw wins. So a candidate that is ruled out ("not orange") changes the picture only where it would have
 * won, and one decision never shifts another.
 */
import { randomStream } from "../../random.ts";

/** How likely each candidate is against the others: whole numbers, 0 is never. */
export type Weights<T extends string> = Partial<Record<T, number>>;

/**
 * The candidate the seed chooses. Throws if no candidate has a weight.
 *
 * @example
 * choose("42", "mood", { happy: 3, calm: 1 }, (mood) => mood !== "calm"); // "happy"
 */
export function choose<T extends string>(
  seed: string,
  decision: string,
  weights: Weights<T>,
  allows: (candidate: T) => boolean = () => true,
): T {
  const candidates = (Object.keys(weights) as T[]).filter((candidate) => weights[candidate]);
  const allowed = candidates.filter(allows);
  let best: { candidate: T; draw: number } | undefined;
  for (const candidate of allowed.length > 0 ? allowed : candidates) {
    const draw = bestOf(weights[candidate]!, seed, `${decision}/${candidate}`);
    if (!best || draw > best.draw) best = { candidate, draw };
  }
  if (!best) throw new RangeError(`nothing to choose from for "${decision}"`);
  return best.candidate;
}

/** The highest of as many draws as the weight says: weight 3 wins three times as often as weight 1. */
function bestOf(weight: number, seed: string, stream: string): number {
  const { next } = randomStream(seed, `words.${stream}`);
  let best = 0;
  for (let draw = 0; draw < weight; draw++) best = Math.max(best, next());
  return best;
}

/** How likely the seed chooses each entry that it may choose at all. */
export function weightsOf<Key extends string, Entry extends object>(
  entries: Readonly<Record<Key, Entry>>,
  weightOf: (entry: Entry) => number | undefined = (entry: { weight?: number }) => entry.weight,
): Weights<Key> {
  return Object.fromEntries(
    Object.entries<Entry>(entries).flatMap(([name, entry]) => {
      const weight = weightOf(entry);
      return weight ? [[name, weight]] : [];
    }),
  ) as Weights<Key>;
}
