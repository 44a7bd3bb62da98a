import type { PageConfig } from "../types.ts";

export default {
  title: "Kittens",
  description: "Two cats have kittens, with the true odds of each coat.",
  robots: "noindex",
} satisfies PageConfig;
