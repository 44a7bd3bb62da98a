import type { PageConfig } from "../types.ts";

export default {
  title: "Your account",
} satisfies PageConfig;
