import type { PageConfig } from "../../../types.ts";

export default {
  title: "Reports",
} satisfies PageConfig;
