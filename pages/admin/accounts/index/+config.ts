import type { PageConfig } from "../../../types.ts";

export default {
  title: "Accounts",
} satisfies PageConfig;
