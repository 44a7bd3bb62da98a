/** @module What calls about accounts answer. */
import * as z from "zod/mini";
import { Count, Id, Time } from "./values.ts";

export const User = z.strictObject({
  id: Id,
  username: z.string(),
  remainingGenerations: Count,
  isPremium: z.optional(z.literal(true)),
});

const apiKey = { id: z.string(), name: z.string(), createdAt: Time, usedAt: z.optional(Time) };

export const ApiKey = z.strictObject(apiKey);

export const NewApiKey = z.strictObject({ ...apiKey, key: z.string() });
