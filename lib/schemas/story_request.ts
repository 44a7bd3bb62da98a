/** @module What asking for a story must look like, for the page's form and the API alike. */
import * as z from "zod/mini";
import { MAX_LINE_CHARACTERS, MAX_SPEECH_CHARACTERS, PANELS } from "../stories/story.ts";
import { visibleLine } from "../visible_text.ts";
import { t } from "../i18n/translate.ts";
import { CharacterId } from "./character_id.ts";

const FOUR = { error: () => t("A story has four lines") };
const NO_LINE = { error: () => t("Each line of a story needs words") };

const Line = z.object({
  text: z.string(NO_LINE).check(
    z.overwrite(visibleLine),
    z.minLength(1, NO_LINE),
    z.maxLength(MAX_LINE_CHARACTERS, {
      error: () => t("Please keep each line to {max} characters", { max: MAX_LINE_CHARACTERS }),
    }),
  ),
  says: z.optional(
    z.string({ error: () => t("What a cat says must be a text") }).check(
      z.overwrite(visibleLine),
      z.maxLength(MAX_SPEECH_CHARACTERS, {
        error: () =>
          t("Please keep each speech bubble to {max} characters", { max: MAX_SPEECH_CHARACTERS }),
      }),
    ),
  ),
}, NO_LINE);

/** Which cat, and what happens to it. */
export const StoryRequest = z.object({
  characterId: CharacterId,
  lines: z.array(Line, FOUR).check(z.length(PANELS, FOUR)),
});
export type StoryRequest = z.output<typeof StoryRequest>;
