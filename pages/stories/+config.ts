import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  title: msg("Stories"),
  description: msg("Four panels of the same cat, from four lines of words."),
  robots: "noindex",
} satisfies PageConfig;
