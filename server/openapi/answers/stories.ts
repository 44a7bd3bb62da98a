/** @module What calls about stories answer. */
import * as z from "zod/mini";
import { Count, Id, Time } from "./values.ts";
import { GeneratedCharacter } from "./characters.ts";

export const Story = z.strictObject({
  id: z.string(),
  characterId: Id,
  name: z.string(),
  lines: z.array(z.strictObject({ text: z.string(), says: z.optional(z.string()) })),
  alts: z.array(z.string()),
  createdAt: Time,
});

export const StoryAnswer = z.strictObject({
  ...Story.shape,
  panels: z.array(GeneratedCharacter),
  remainingGenerations: Count,
});
