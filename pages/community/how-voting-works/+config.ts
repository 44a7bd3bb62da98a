import type { PageConfig } from "../../types.ts";

export default {
  title: "How voting works",
  description:
    "The rules of the monthly cat contest in plain words: who can vote, what counts, how every " +
    "entry gets seen, and how anybody can check the result.",
} satisfies PageConfig;
