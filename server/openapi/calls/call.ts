/** @module A call that other programs may make, as a row. */
import type { $ZodType } from "zod/v4/core";
import { msg } from "../../../lib/i18n/translate.ts";
import type * as answers from "../answers.ts";

export interface Call {
  /** Method and path, with parameters in braces. */
  call: `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;
  summary: string;
  tag: (typeof TAGS)[number];
  /** Parameters of the query. */
  query?: Record<string, object>;
  body?: { name: string; schema: $ZodType };
  /** Of success: JSON of a named schema, a list of it, or bytes of a type. */
  answer: {
    status?: 200 | 201 | 202 | 204;
    schema?: keyof typeof answers;
    list?: keyof typeof answers;
    type?: string;
  };
  /** Statuses of failures, besides 429 and 503. */
  failures?: number[];
  /** Whether it needs a session. */
  session?: true;
}

export const TAGS = [
  msg("Session"),
  msg("Characters"),
  msg("Credits and payments"),
  msg("Community"),
  msg("Others"),
] as const;

export const TEXT = { type: "string" } as const;

/** The query of a list that comes in pages. */
export const PAGE = {
  limit: { type: "integer", minimum: 1, maximum: 100, default: 60 },
  cursor: TEXT,
} as const;
