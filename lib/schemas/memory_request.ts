/**
 * What the page of a cat in memory may say.
 *
 * @module
 */
import * as z from "zod/mini";
import { MAX_REMEMBRANCE_CHARACTERS, MAX_YEARS_CHARACTERS } from "../memory/memory.ts";
import { visibleLine } from "../visible_text.ts";

/** The years and the line; both may be empty. */
export const MemoryRequest = z.object({
  years: z.string({ error: "The years must be a text" }).check(
    z.overwrite(visibleLine),
    z.maxLength(MAX_YEARS_CHARACTERS, {
      error: `Please keep the years to ${MAX_YEARS_CHARACTERS} characters`,
    }),
  ),
  line: z.string({ error: "The line must be a text" }).check(
    z.overwrite(visibleLine),
    z.maxLength(MAX_REMEMBRANCE_CHARACTERS, {
      error: `Please keep the line to ${MAX_REMEMBRANCE_CHARACTERS} characters`,
    }),
  ),
});
export type MemoryRequest = z.output<typeof MemoryRequest>;
