import type { PageConfig } from "../types.ts";

export default {
  title: "Stories",
  description: "Four panels of the same cat, from four lines of words.",
  robots: "noindex",
} satisfies PageConfig;
