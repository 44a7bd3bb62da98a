/** @module Every term of the vocabulary. */
import type { Term } from "../../vocabulary/term.ts";
import { BREED_TERMS } from "../terms/breeds.ts";
import { MANNER_TERMS, PLACE_TERMS, THING_TERMS } from "../terms/entry_terms.ts";
import { SPORTS_KIT_TERMS } from "../terms/sports_kit_terms.ts";
import { MATERIAL_TERMS } from "../terms/material_terms.ts";
import { PRINT_TERMS } from "../terms/print_terms.ts";
import { STYLE_TERMS } from "../terms/style_terms.ts";
import { englishTerms } from "../english/english_terms.ts";

/**
 * Every term with its English words. Where two claim the same words, a term that means them has them before
 * one that is the nearest drawing of them, else the earlier one.
 */
export const TERMS: readonly Term[] = [
  ...englishTerms("activities"),
  ...englishTerms("idioms"),
  ...englishTerms("near_things"),
  ...THING_TERMS,
  ...englishTerms("people"),
  ...SPORTS_KIT_TERMS,
  ...englishTerms("rooms"),
  ...englishTerms("atmospheres"),
  ...englishTerms("colours"),
  ...englishTerms("coats"),
  ...englishTerms("features"),
  ...BREED_TERMS,
  ...englishTerms("cats"),
  ...MANNER_TERMS,
  ...englishTerms("views"),
  ...englishTerms("body"),
  ...PLACE_TERMS,
  ...englishTerms("sky"),
  ...englishTerms("small_words"),
  ...STYLE_TERMS,
  ...MATERIAL_TERMS,
  ...PRINT_TERMS,
];
