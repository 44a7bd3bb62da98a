import type { PageConfig } from "../../types.ts";

export default {
  title: "Admin",
} satisfies PageConfig;
