import type { PageConfig } from "../types.ts";

export default {
  description: "This page of Purrtrait could not be shown.",
} satisfies PageConfig;
