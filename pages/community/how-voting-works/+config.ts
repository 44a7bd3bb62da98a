import { msg } from "../../../lib/i18n/translate.ts";
import type { PageConfig } from "../../types.ts";

export default {
  title: msg("How voting works"),
  description: msg(
    "The rules of the monthly cat contest in plain words: who can vote, what counts, how every entry gets seen, and how anybody can check the result.",
  ),
} satisfies PageConfig;
