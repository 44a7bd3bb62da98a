import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  title: msg("My Collection"),
  description: msg("Your saved cat characters: search, filter, share and download them."),
} satisfies PageConfig;
