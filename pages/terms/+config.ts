import type { PageConfig } from "../types.ts";

export default {
  title: "Terms",
  description: "What you can expect of this site, and what it expects of you.",
} satisfies PageConfig;
