import type { PageConfig } from "../types.ts";

export default {
  title: "Checkout",
} satisfies PageConfig;
