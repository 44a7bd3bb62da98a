/** @module The number of a saved character in a request. */
import * as z from "zod/mini";
import { t } from "../i18n/translate.ts";

const NO_NUMBER = { error: () => t("The cat must be named by its number") };

export const CharacterId = z.int(NO_NUMBER).check(z.positive(NO_NUMBER));
