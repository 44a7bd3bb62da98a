import type { PageConfig } from "../../types.ts";

export default {
  title: "Recently deleted",
} satisfies PageConfig;
