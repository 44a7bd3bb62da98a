/**
 * @module What entering, voting and reporting must look like, for the forms in the browser and the server
 * alike.
 */
import * as z from "zod/mini";
import { lengthOf, MAX_REPORT_CHARACTERS, MAX_SUBMISSION_CHARACTERS } from "../limits.ts";
import { visibleText } from "../visible_text.ts";
import { msg, t } from "../i18n/translate.ts";

const NO_CHARACTER = () => t("Please choose a character");
const NO_RATING = () => t("Please choose 1 to 5 stars");

/** An optional text. */
function note(max: number, tooLong: () => string) {
  return z.optional(
    z.string({ error: () => t("The text must be a text") }).check(
      z.overwrite(visibleText),
      z.trim(),
      z.refine((text) => lengthOf(text) <= max, { error: tooLong }),
    ),
  );
}

/** A character for this month's contest. */
export const SubmitRequest = z.object({
  characterId: z.int({ error: NO_CHARACTER }).check(z.positive({ error: NO_CHARACTER })),
  description: note(
    MAX_SUBMISSION_CHARACTERS,
    () => t("Please keep the description to {max} characters", { max: MAX_SUBMISSION_CHARACTERS }),
  ),
});
export type SubmitRequest = z.output<typeof SubmitRequest>;

export const VoteRequest = z.object({
  rating: z.int({ error: NO_RATING }).check(
    z.minimum(1, { error: NO_RATING }),
    z.maximum(5, { error: NO_RATING }),
  ),
});
export type VoteRequest = z.output<typeof VoteRequest>;

/** The reason of a report. */
export const REPORT_REASONS = ["offensive", "spam", "stolen", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a reason is called on screen. */
export const REPORT_REASON_NAMES: Record<ReportReason, string> = {
  offensive: msg("It is offensive or hurtful"),
  spam: msg("It is advertising or spam"),
  stolen: msg("It copies somebody's work"),
  other: msg("Something else"),
};

export const ReportRequest = z.object({
  reason: z.enum(REPORT_REASONS, { error: () => t("Please choose a reason") }),
  text: note(
    MAX_REPORT_CHARACTERS,
    () => t("Please keep the text to {max} characters", { max: MAX_REPORT_CHARACTERS }),
  ),
});
export type ReportRequest = z.output<typeof ReportRequest>;
