import type { PageConfig } from "../../../types.ts";

export default {
  title: "Registration",
} satisfies PageConfig;
