import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  title: msg("API"),
  description: msg("Every call that other programs may make, with what it takes and answers."),
} satisfies PageConfig;
