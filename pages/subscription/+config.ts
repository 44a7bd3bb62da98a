import type { PageConfig } from "../types.ts";

export default {
  title: "Subscription Plans",
} satisfies PageConfig;
