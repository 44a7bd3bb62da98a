/** @module "Two cats as bride and groom": of two costumes that are joined, each cat has one. */
import type { Reading } from "../../parsed_description.ts";

const JOINED = /^ (?:and|&|und|et|y|e|en|i|и) (?:(?:an?|the|eine?|une?|uno|una|um|uma|een) )?$/iu;

/** The same readings; of two costumes said of the same two cats, the first is the first cat's. */
export function withCostumesOfEach(prompt: string, readings: readonly Reading[]): Reading[] {
  return readings.map((reading, at) => {
    const [first, second] = reading.cats ?? [];
    const isPair = (one: Reading | undefined, other: Reading | undefined) =>
      isOfTwo(prompt, one) && isOfTwo(prompt, other) &&
      JOINED.test(prompt.slice(one!.end, other!.start));
    if (isPair(reading, readings[at + 1])) return { ...reading, cats: [first!] };
    return isPair(readings[at - 1], reading) ? { ...reading, cats: [second!] } : reading;
  });
}

/** "In wizard hats and capes": both have both. */
const PLURAL = /[^s]s$/i;

function isOfTwo(prompt: string, reading: Reading | undefined): boolean {
  return reading?.cats?.length === 2 && !reading.denied &&
    !PLURAL.test(prompt.slice(reading.start, reading.end)) &&
    reading.claims.some(({ slot }) => slot === "costume");
}
