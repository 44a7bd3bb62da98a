import type { PageConfig } from "../types.ts";

export default {
  title: "Confirm your email",
} satisfies PageConfig;
