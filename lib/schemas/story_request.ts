/**
 * What asking for a story must look like, for the page's form and the API alike.
 *
 * @module
 */
import * as z from "zod/mini";
import { MAX_LINE_CHARACTERS, MAX_SPEECH_CHARACTERS, PANELS } from "../stories/story.ts";
import { visibleLine } from "../visible_text.ts";

const FOUR = { error: "A story has four lines" };
const NO_LINE = { error: "Each line of a story needs words" };

const Line = z.object({
  text: z.string(NO_LINE).check(
    z.overwrite(visibleLine),
    z.minLength(1, NO_LINE),
    z.maxLength(MAX_LINE_CHARACTERS, {
      error: `Please keep each line to ${MAX_LINE_CHARACTERS} characters`,
    }),
  ),
  says: z.optional(
    z.string({ error: "What a cat says must be a text" }).check(
      z.overwrite(visibleLine),
      z.maxLength(MAX_SPEECH_CHARACTERS, {
        error: `Please keep each speech bubble to ${MAX_SPEECH_CHARACTERS} characters`,
      }),
    ),
  ),
}, NO_LINE);

/** Which cat, and what happens to it. */
export const StoryRequest = z.object({
  characterId: z.int({ error: "The cat must be named by its number" })
    .check(z.positive({ error: "The cat must be named by its number" })),
  lines: z.array(Line, FOUR).check(z.length(PANELS, FOUR)),
});
export type StoryRequest = z.output<typeof StoryRequest>;
