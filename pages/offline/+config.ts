import type { PageConfig } from "../types.ts";

export default {
  title: "Offline",
  robots: "noindex",
} satisfies PageConfig;
