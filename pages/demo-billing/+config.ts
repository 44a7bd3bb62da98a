import type { PageConfig } from "../types.ts";

export default {
  title: "Cards and invoices",
} satisfies PageConfig;
