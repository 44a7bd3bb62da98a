/** @module Every term of the vocabulary. */
import type { Term } from "../../vocabulary/term.ts";
import { ACTIVITY_TERMS } from "../terms/activity_terms.ts";
import { COAT_TERMS } from "../terms/coat_terms.ts";
import { FURNITURE_TERMS } from "../terms/furniture_terms.ts";
import { MANNER_TERMS } from "../terms/manner_terms.ts";
import { MATERIAL_TERMS } from "../terms/material_terms.ts";
import { PRINT_TERMS } from "../terms/print_terms.ts";
import { SKY_TERMS } from "../terms/sky_terms.ts";
import { STYLE_TERMS } from "../terms/style_terms.ts";
import { WINDOW_TERMS } from "../terms/window_terms.ts";
import { THING_TERMS } from "../terms/thing_terms.ts";
import { TONE_TERMS } from "../terms/tone_terms.ts";
import { SMALL_WORDS } from "../terms/small_words.ts";

/**
 * Every term with its English words. Where two claim the same words, a term that means them has them before
 * one that is the nearest drawing of them, else the earlier one.
 */
export const TERMS: readonly Term[] = [
  ...ACTIVITY_TERMS,
  ...THING_TERMS,
  ...FURNITURE_TERMS,
  ...TONE_TERMS,
  ...COAT_TERMS,
  ...WINDOW_TERMS,
  ...MANNER_TERMS,
  ...SKY_TERMS,
  ...SMALL_WORDS,
  ...STYLE_TERMS,
  ...MATERIAL_TERMS,
  ...PRINT_TERMS,
];
