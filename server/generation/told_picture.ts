/**
 * What a picture shows, in the language of the reader: told from its recipe, where there is one. What is stored is
 * told in English.
 *
 * @module
 */
import { currentLanguage } from "../../lib/i18n/current_language.ts";
import { type CatSpec, describeIn } from "../illustrator/mod.ts";

/** A picture as it is stored; `recipe` is of the built-in illustrator. */
export interface StoredTelling {
  alt: string;
  recipe?: unknown;
}

/** The alternative text for this reader: of pictures without a recipe the stored one. */
export function alternativeText({ alt, recipe }: StoredTelling): string {
  const language = currentLanguage();
  return language === "en" || !recipe ? alt : describeIn(recipe as CatSpec, language);
}
