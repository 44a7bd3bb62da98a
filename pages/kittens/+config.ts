import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  title: msg("Kittens"),
  description: msg("Two cats have kittens, with the true odds of each coat."),
  robots: "noindex",
} satisfies PageConfig;
