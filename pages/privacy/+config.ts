import type { PageConfig } from "../types.ts";

export default {
  title: "Privacy",
  description: "What this site keeps about you, for how long, and who sees it.",
} satisfies PageConfig;
