/**
 * English plurals of the names of things.
 *
 * @module
 */

/** Names that are plural already. */
const PLURAL =
  /(?:glasses|goggles|headphones|socks|overalls|dungarees|bandages|gloves|boots|shoes|skates|sparkles|maracas|swords|pyramids|trousers|shorts|noodles|fries|grapes|cherries|peanuts|beans|chopsticks|scissors|binoculars|leaves|bubbles|footprints)$/;

/** Whether a name takes no "a": "glasses". */
export function isPlural(noun: string): boolean {
  return PLURAL.test(noun);
}

/** "strawberries" of "strawberry". */
export function pluralOf(noun: string): string {
  if (isPlural(noun)) return noun;
  if (/(?:x|ch|sh|s)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
