import type { PageConfig } from "../../types.ts";

export default {
  title: "Purchases",
} satisfies PageConfig;
