/**
 * @module The descriptions that the empty form offers: as many as fit without pushing the form away.
 */
import { msg } from "../i18n/translate.ts";

export const SHOWN_EXAMPLES: readonly string[] = [
  msg("A fluffy orange tabby wizard with green eyes sitting on the moon"),
  msg("A sleepy grey kitten curled up on a purple cushion by the window"),
  msg("A black cat pirate with amber eyes and a red scarf on the beach at sunset"),
];
