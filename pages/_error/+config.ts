import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  description: msg("This page of Purrtrait could not be shown."),
} satisfies PageConfig;
