import type { PageConfig } from "../types.ts";

export default {
  title: "Notifications",
} satisfies PageConfig;
