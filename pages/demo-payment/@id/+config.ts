import type { PageConfig } from "../../types.ts";

export default {
  title: "Demo payment",
} satisfies PageConfig;
