import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  title: msg("Privacy"),
  description: msg("What this site keeps about you, for how long, and who sees it."),
} satisfies PageConfig;
