import type { PageConfig } from "../types.ts";

export default {
  title: "My Collection",
  description: "Your saved cat characters: search, filter, share and download them.",
} satisfies PageConfig;
