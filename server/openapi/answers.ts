/**
 * @module What calls answer, as schemas: the document shows them, and a test holds every answer against
 * them.
 */
import * as z from "zod/mini";
import { Count, Id } from "./answers/values.ts";

export * from "./answers/accounts.ts";
export * from "./answers/characters.ts";
export * from "./answers/kittens.ts";
export * from "./answers/stories.ts";
export * from "./answers/contest.ts";
export * from "./answers/notifications.ts";
export * from "./answers/payments.ts";

export const Problem = z.strictObject({
  message: z.string(),
  issues: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
});

export const FileProgress = z.strictObject({ ahead: Count });

export const OEmbed = z.strictObject({
  version: z.literal("1.0"),
  type: z.literal("photo"),
  title: z.string(),
  url: z.string(),
  width: Count,
  height: Count,
  author_name: z.optional(z.string()),
  author_url: z.optional(z.string()),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: Count,
});

export const Health = z.strictObject({ ok: z.literal(true) });

export const Done = z.strictObject({ ok: z.literal(true) });

export const DoneWith = z.strictObject({ ...Done.shape, ids: z.array(Id) });

export const PresignedUrl = z.strictObject({ presignedUrl: z.string() });

export const LocalUrl = z.strictObject({ localUrl: z.string() });
