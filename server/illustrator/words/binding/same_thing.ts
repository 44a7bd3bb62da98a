/**
 * @module A thing named again by the last word of its name is the same thing: "in a rocking chair …, a ball
 * under the chair"; "on a tombstone …, a raven on the stone".
 */
import type { Reading } from "../parsed_description.ts";

/** Words that lead to what was named before. */
const THE = /\b(?:the|this|that|its|his|her|same)\s+$/i;

/** The readings with things that are named again as the thing named before. */
export function withSameThings(prompt: string, readings: readonly Reading[]): Reading[] {
  return readings.map((reading, at) => {
    const name = wordsOf(prompt, reading);
    if (reading.denied || !isThing(reading) || name.length !== 1) return reading;
    if (!THE.test(prompt.slice(0, reading.start))) return reading;
    const earlier = readings.slice(0, at).findLast((one) =>
      !one.denied && isThing(one) && isShortFor(name[0]!, wordsOf(prompt, one))
    );
    return earlier ? { ...reading, claims: earlier.claims } : reading;
  });
}

/**
 * "A *rock star* with a bass guitar", "his birthday, *a* wedding *cake*": what words make one think of (`nearest`) is the
 * thing that is named, where that is of its kind.
 */
export function withNamedKinds(readings: readonly Reading[]): Reading[] {
  const named = readings.filter((one) => !one.denied && !one.nearest && isThing(one));
  return readings.map((reading) => {
    if (reading.denied || reading.nearest !== "with") return reading;
    const claims = reading.claims.map((claim) => {
      if (claim.slot !== "prop" || claim.by) return claim;
      const kind = named.find(({ claims: [own] }) =>
        isKindOf(String(own!.value), String(claim.value))
      );
      return kind ? { ...claim, value: kind.claims[0]!.value } as typeof claim : claim;
    });
    return { ...reading, claims };
  });
}

/** "Bass guitar" of "guitar". */
function isKindOf(name: string, kind: string): boolean {
  return name.endsWith(` ${kind}`);
}

/** "Chair" of "rocking chair", "stone" of "tombstone". */
function isShortFor(word: string, name: readonly string[]): boolean {
  const last = name.at(-1) ?? "";
  return last === word ? name.length > 1 : word.length > 2 && last.endsWith(word);
}

function isThing({ claims }: Reading): boolean {
  const [first] = claims;
  return first?.slot === "prop" && !first.by;
}

function wordsOf(prompt: string, { start, end }: Reading): string[] {
  return prompt.slice(start, end).toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
