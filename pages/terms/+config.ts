import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  title: msg("Terms"),
  description: msg("What you can expect of this site, and what it expects of you."),
} satisfies PageConfig;
