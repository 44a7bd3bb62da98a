/** @module What stands right before a place of a description, for patterns that end there. */

/** Patterns of a few words reach no further back, so that a long description is not searched again for each of its words. */
const REACH = 80;

/** The text before a place, as far as such a pattern looks. */
export function textBefore(prompt: string, place: number): string {
  return prompt.slice(Math.max(0, place - REACH), place);
}
