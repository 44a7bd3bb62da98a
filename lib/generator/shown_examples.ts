/**
 * The descriptions that the empty form offers: as many as fit without pushing the form away.
 *
 * @module
 */

export const SHOWN_EXAMPLES = [
  "A fluffy orange tabby wizard with green eyes sitting on the moon",
  "A sleepy grey kitten curled up on a purple cushion by the window",
  "A black cat pirate with amber eyes and a red scarf on the beach at sunset",
] as const;
