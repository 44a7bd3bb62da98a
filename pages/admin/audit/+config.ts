import type { PageConfig } from "../../types.ts";

export default {
  title: "Audit log",
} satisfies PageConfig;
