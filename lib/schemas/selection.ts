/** @module Several characters, selected to do one thing with all of them. */
import * as z from "zod/mini";
import { MAX_SELECTED } from "../limits.ts";
import { t } from "../i18n/translate.ts";

const NO_ID = () => t("The ids must be whole numbers");

export const Selection = z.object({
  ids: z.array(
    z.int({ error: NO_ID }).check(z.positive({ error: NO_ID })),
    { error: () => t("The ids must be a list") },
  ).check(
    z.minLength(1, { error: () => t("Please select a character first") }),
    z.maxLength(MAX_SELECTED, {
      error: () => t("Please select at most {max} characters", { max: MAX_SELECTED }),
    }),
  ),
});
export type Selection = z.output<typeof Selection>;
