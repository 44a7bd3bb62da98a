import type { PageConfig } from "../types.ts";

export default {
  title: "Forgot your password?",
} satisfies PageConfig;
