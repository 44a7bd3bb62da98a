/**
 * Several characters, selected to do one thing with all of them.
 *
 * @module
 */
import * as z from "zod/mini";

/** As many as a page of a list can have. */
export const MAX_SELECTED = 100;

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
