import type { PageConfig } from "../types.ts";

export default {
  title: "API",
  description: "Every call that other programs may make, with what it takes and answers.",
} satisfies PageConfig;
