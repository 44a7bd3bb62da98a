/** @module English plurals of the names of things. */

/** Names that end in "s" and are of one. */
const OF_ONE = /(?:ss|us|[^k]is|lens|rhinoceros|thermos)$/;

/** What belongs to a name: only the noun before it counts: "a chest of drawers". */
const BELONGINGS = / (?:and|of|with|on) .*$/;

/** Whether a name takes no "a": "glasses". */
export function isPlural(name: string): boolean {
  const noun = name.replace(BELONGINGS, "");
  return noun === "antennae" || noun.endsWith("s") && !OF_ONE.test(noun);
}

/** "strawberries" of "strawberry". */
export function pluralOf(noun: string): string {
  if (isPlural(noun)) return noun;
  if (/(?:x|ch|sh|s)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
