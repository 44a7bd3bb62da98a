/**
 * @module What describes a cat: words, a style, traits, accessories, colours. Apart from requests for
 * pictures, because the form that edits a character needs only this.
 */
import * as z from "zod/mini";
import { ACCESSORIES, COLOUR_SCHEMES, STYLE_MISSING, STYLES } from "../choices.ts";
import { t } from "../i18n/translate.ts";
import { MAX_TRAIT_CHARACTERS, MAX_TRAITS } from "../limits.ts";
import { NO_PROMPT, promptProblem } from "../prompt.ts";
import { visibleLine, visibleText } from "../visible_text.ts";

/** What the generator reads: a description and a style. */
export const DescriptionRequest = z.object({
  prompt: z.string({ error: () => t(NO_PROMPT) }).check(
    z.overwrite(visibleText),
    z.trim(),
    ({ value, issues }) => {
      const message = promptProblem(value);
      if (message) issues.push({ code: "custom", message, input: value });
    },
  ),
  style: z.enum(STYLES, { error: () => t(STYLE_MISSING) }),
  /** Whether the photo itself is painted anew, instead of a new cat drawn. Nothing without a photo. */
  keepPhoto: z.optional(z.boolean({ error: () => t("Keeping the photo must be true or false") })),
});
export type DescriptionRequest = z.output<typeof DescriptionRequest>;

/** Personality traits, as many and as long as a character can have. */
export const Traits = z.array(
  z.string({ error: () => t("A trait must be a text") }).check(
    z.overwrite(visibleLine),
    z.minLength(1, { error: () => t("A trait must not be empty") }),
    z.maxLength(MAX_TRAIT_CHARACTERS, {
      error: () => t("Please keep each trait to {max} characters", { max: MAX_TRAIT_CHARACTERS }),
    }),
  ),
  { error: () => t("The traits must be a list") },
).check(
  z.maxLength(MAX_TRAITS, { error: () => t("Please keep to {max} traits", { max: MAX_TRAITS }) }),
);

/** What the cat wears or carries. */
export const Accessories = z.array(
  z.enum(ACCESSORIES, { error: () => t("There is no such accessory") }),
  { error: () => t("The accessories must be a list") },
).check(z.maxLength(ACCESSORIES.length, { error: () => t("Please choose each accessory once") }));

/** The colours around the cat. */
export const Scheme = z.enum(COLOUR_SCHEMES, { error: () => t("Please select a colour scheme") });
