/** @module Reports of entries by users; moderators decide about them. */
import type { ReportRequest } from "../../lib/schemas/contest.ts";
import { Failure } from "../failures/failure.ts";
import { addReport } from "../store/contest/reports.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { noSubmission } from "./submitting.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Reports an entry, once. Throws `notFound`, or `conflict` for a second report of the same user. */
export async function report(
  { kv, now }: { kv: Deno.Kv; now: () => Date },
  userId: number,
  submissionId: number,
  { reason, text }: ReportRequest,
): Promise<void> {
  const at = now().toISOString();
  const row = { submissionId, userId, reason, ...(text && { text }), at };
  const reported = orConflict(await addReport(kv, row));
  if (reported === "notFound") throw noSubmission();
  if (reported === "taken") {
    throw new Failure("conflict", t("You have already reported this submission."));
  }
}
