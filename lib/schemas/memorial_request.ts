/** @module What the page of a cat in memory may say. */
import * as z from "zod/mini";
import { MAX_REMEMBRANCE_CHARACTERS, MAX_YEARS_CHARACTERS } from "../memorials/memorial.ts";
import { visibleLine } from "../visible_text.ts";
import { t } from "../i18n/translate.ts";

/** The years and the line; both may be empty. */
export const MemorialRequest = z.object({
  years: z.string({ error: () => t("The years must be a text") }).check(
    z.overwrite(visibleLine),
    z.maxLength(MAX_YEARS_CHARACTERS, {
      error: () => t("Please keep the years to {max} characters", { max: MAX_YEARS_CHARACTERS }),
    }),
  ),
  line: z.string({ error: () => t("The line must be a text") }).check(
    z.overwrite(visibleLine),
    z.maxLength(MAX_REMEMBRANCE_CHARACTERS, {
      error: () =>
        t("Please keep the line to {max} characters", { max: MAX_REMEMBRANCE_CHARACTERS }),
    }),
  ),
});
export type MemorialRequest = z.output<typeof MemorialRequest>;
