import type { PageConfig } from "../types.ts";

export default {
  title: "Sign in",
  description: "Sign in to Purrtrait, or create an account and start with 6 free cat characters.",
} satisfies PageConfig;
