/**
 * Several characters, selected to do one thing with all of them.
 *
 * @module
 */
import * as z from "zod/mini";
import { MAX_SELECTED } from "../limits.ts";

const NO_ID = "The ids must be whole numbers";

export const Selection = z.object({
  ids: z.array(
    z.int({ error: NO_ID }).check(z.positive({ error: NO_ID })),
    { error: "The ids must be a list" },
  ).check(
    z.minLength(1, { error: "Please select a character first" }),
    z.maxLength(MAX_SELECTED, { error: `Please select at most ${MAX_SELECTED} characters` }),
  ),
});
export type Selection = z.output<typeof Selection>;
