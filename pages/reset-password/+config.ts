import type { PageConfig } from "../types.ts";

export default {
  title: "Choose a new password",
} satisfies PageConfig;
