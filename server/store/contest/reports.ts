/** @module Reports of entries by users, and what moderators have decided. */
import { monotonicFactory } from "ulid";
import type { ReportReason } from "../../../lib/schemas/contest.ts";
import { addAudit } from "../accounts/audit_log.ts";
import { addBoardChange } from "./board_changes.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import type { ContestRow } from "./contests.ts";
import { keys } from "../keys.ts";
import { readActingOwner } from "../accounts/owners.ts";
import { isListed, type SubmissionRow } from "./submissions.ts";

/** Ids in the order of time, also within a millisecond. */
const nextModerationId = monotonicFactory();

/** A report, as it is stored. */
export interface ReportRow {
  /** The reported submission. */
  submissionId: number;
  /** Who reports it. */
  userId: number;
  /** The chosen reason. */
  reason: ReportReason;
  /** What else the person wrote. */
  text?: string;
  /** ISO 8601. */
  at: string;
}

/** What is decided of a reported entry. */
export type ModerationAction = "hide" | "restore";

/** A decision, kept for good. */
export interface ModerationRow {
  /** The submission's number. */
  submissionId: number;
  /** What was decided. */
  action: ModerationAction;
  /** Why, in the moderator's words. */
  reason: string;
  /** ISO 8601. */
  at: string;
  /** The actor; absent in rows from before decisions had a name. */
  by?: "operator" | number;
}

/** How reporting ended. `taken`: this user has reported the entry before. */
export type Reported = ReportRow | "notFound" | "taken" | Conflict;

/** Reports an entry that lists show, or have shown. */
export function addReport(kv: Deno.Kv, row: ReportRow): Promise<Reported> {
  const { submissionId, userId } = row;
  return commit<Reported>(async () => {
    const [submission, user, report] = await kv.getMany<[SubmissionRow, unknown, unknown]>([
      keys.submission(submissionId),
      keys.user(userId),
      keys.report(submissionId, userId),
    ]);
    if (!submission.value || user.value === null) return { answer: "notFound" };
    if (report.value !== null) return { answer: "taken" };
    const operation = atomic(kv)
      .check(submission, user, report)
      .set(report.key, row)
      .set(keys.reportByUser(userId, submissionId), submissionId);
    return { operation, answer: row };
  });
}

/** Every report, entry by entry. */
export async function* eachReport(kv: Deno.Kv): AsyncIterable<ReportRow> {
  for await (const { value } of kv.list<ReportRow>({ prefix: keys.reports })) yield value;
}

/** Every report by this user. */
export async function* eachReportBy(kv: Deno.Kv, userId: number): AsyncIterable<ReportRow> {
  for await (const { value: id } of kv.list<number>({ prefix: keys.reportsByUser(userId) })) {
    const { value } = await kv.get<ReportRow>(keys.report(id, userId));
    if (value) yield value;
  }
}

/** Every decision, the oldest first. */
export async function* eachModeration(kv: Deno.Kv): AsyncIterable<ModerationRow> {
  for await (const { value } of kv.list<ModerationRow>({ prefix: keys.moderations })) yield value;
}

/**
 * How a decision ended. `unchanged`: it was so before; `counting`: its month is just being counted;
 * `forbidden`: the actor is no owner (any more).
 */
export type Moderated =
  | SubmissionRow
  | "notFound"
  | "unchanged"
  | "counting"
  | "forbidden"
  | Conflict;

/** Hides an entry or restores it, and writes down that it was done, here and in the audit log. */
export function moderate(kv: Deno.Kv, decision: ModerationRow): Promise<Moderated> {
  const { submissionId, action, reason, at, by = "operator" } = decision;
  return commit<Moderated>(async () => {
    const owner = typeof by === "number" ? await readActingOwner(kv, by) : null;
    if (typeof by === "number" && !owner) return { answer: "forbidden" };
    const stored = await kv.get<SubmissionRow>(keys.submission(submissionId));
    if (!stored.value) return { answer: "notFound" };
    const { hidden, ...plain } = stored.value;
    if (hidden === (action === "hide" ? true : undefined)) return { answer: "unchanged" };
    const contest = await kv.get<ContestRow>(keys.contest(plain.period));
    if (contest.value?.state === "closing") return { answer: "counting" };

    const row: SubmissionRow = { ...plain, ...(action === "hide" && { hidden: true }) };
    const operation = atomic(kv)
      .check(stored, contest)
      .set(stored.key, row)
      .set(keys.moderation(nextModerationId(Date.parse(at))), decision);
    if (owner) operation.check(owner);
    addAudit(operation, {
      at: new Date(at),
      actor: by,
      action: action === "hide" ? "hidden" : "restored",
      subject: row.userId,
      detail: `entry ${submissionId}: ${reason}`,
    });
    const listed = keys.submissionByPeriod(row.period, row.id);
    addBoardChange(kv, operation, { period: row.period, submissionIds: [row.id] });
    if (isListed(row)) operation.set(listed, row.id);
    else operation.delete(listed);
    return { operation, answer: row };
  });
}
