import type { PageConfig } from "../types.ts";

export default {
  title: "Generations statement",
} satisfies PageConfig;
