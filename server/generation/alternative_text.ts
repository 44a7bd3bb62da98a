/**
 * @module The alternative text of a picture in the reader's language, written from its recipe, where there
 * is one. The stored text is English.
 */
import { currentLanguage } from "../../lib/i18n/current_language.ts";
import { type CatSpec, describeIn } from "../illustrator/mod.ts";

/** A picture as it is stored; `recipe` is of the built-in illustrator. */
export interface StoredText {
  alt: string;
  recipe?: unknown;
}

/** The alternative text for this reader: of pictures without a recipe the stored one. */
export function alternativeText({ alt, recipe }: StoredText): string {
  const language = currentLanguage();
  return language === "en" || !recipe ? alt : describeIn(recipe as CatSpec, language);
}
