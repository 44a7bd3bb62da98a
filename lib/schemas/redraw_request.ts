/** @module What is to be different in a picture that is drawn again. */
import * as z from "zod/mini";
import { STYLES } from "../choices.ts";
import { MAX_PROMPT_CHARACTERS } from "../limits.ts";
import { visibleText } from "../visible_text.ts";
import { Accessories, Scheme, Traits } from "./description_request.ts";
import { t } from "../i18n/translate.ts";

export const RedrawRequest = z.object({
  /** Key of the picture. */
  imageUrl: z.string({ error: () => t("The picture is missing") }),
  /** "now with a red scarf, at night": everything but the cat itself. */
  words: z.optional(
    z.string({ error: () => t("The words must be a text") }).check(
      z.overwrite(visibleText),
      z.trim(),
      z.maxLength(MAX_PROMPT_CHARACTERS, {
        error: () => t("Please keep to {max} characters", { max: MAX_PROMPT_CHARACTERS }),
      }),
    ),
  ),
  style: z.optional(z.enum(STYLES, { error: () => t("There is no such style") })),
  /** All of them, not only those to add. */
  accessories: z.optional(Accessories),
  colorScheme: z.optional(Scheme),
  traits: z.optional(Traits),
});
export type RedrawRequest = z.output<typeof RedrawRequest>;
