import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  title: msg("Sign in"),
  description: msg(
    "Sign in to Purrtrait, or create an account and start with 6 free cat characters.",
  ),
} satisfies PageConfig;
