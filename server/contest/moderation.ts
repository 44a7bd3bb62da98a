/** @module What moderators see of reports, and what they decide. */
import type { ReportedEntry } from "../../lib/admin/reported_entry.ts";
import { namedCharacter } from "../characters/public_character.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { Failure } from "../failures/failure.ts";
import {
  eachModeration,
  eachReport,
  moderate,
  type ModerationAction,
  type ModerationRow,
} from "../store/contest/reports.ts";
import { noSubmission } from "./submitting.ts";
import { readShown } from "./presentation.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What moderators ask for. */
export type ModerationCommand =
  | { action: "list" }
  | { action: "log" }
  | { action: ModerationAction; submissionId: number; reason: string };

/** What a command answers: the reported submissions, the decisions, or the one just made. */
export type ModerationAnswer = { reported: ReportedEntry[] } | { decisions: ModerationRow[] } | {
  decided: ModerationRow;
};

/** What moderators do. */
export interface Moderation {
  /**
   * Runs the command for the operator or for this owner. Throws `notFound`, `conflict` when nothing
   * changes, or `unavailable` while the month is being counted.
   */
  carryOut(command: ModerationCommand, by?: "operator" | number): Promise<ModerationAnswer>;
}

/** What moderating needs. */
export interface ModerationDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The clock. */
  now?: () => Date;
  /** Called for each entry that was hidden or restored. */
  onDecision?: (submissionId: number) => Promise<void>;
}

/** Moderation over this database. */
export function createModeration(
  { kv, now = () => new Date(), onDecision }: ModerationDeps,
): Moderation {
  return {
    async carryOut(command, by = "operator") {
      if (command.action === "list") return { reported: await reportedSubmissions(kv) };
      if (command.action === "log") return { decisions: await Array.fromAsync(eachModeration(kv)) };
      const decision = { ...command, by, at: now().toISOString() };
      const moderated = orConflict(await moderate(kv, decision));
      if (moderated === "notFound" || moderated === "forbidden") throw noSubmission();
      if (moderated === "unchanged") {
        throw new Failure("conflict", t("This submission is so already."));
      }
      if (moderated === "counting") {
        throw new Failure(
          "unavailable",
          t("The votes are being counted. Please try again in a minute."),
          { retryAfterSeconds: 60 },
        );
      }
      await onDecision?.(moderated.id);
      return { decided: decision };
    },
  };
}

/** Those without a decision come first. */
async function reportedSubmissions(kv: Deno.Kv): Promise<ReportedEntry[]> {
  const decidedAt = new Map<number, string>();
  for await (const { submissionId, at } of eachModeration(kv)) decidedAt.set(submissionId, at);
  const reports = Map.groupBy(
    await Array.fromAsync(eachReport(kv)),
    ({ submissionId }) => submissionId,
  );
  const reported = (await readShown(kv, [...reports.keys()])).map(({ row, character, user }) => {
    const own = reports.get(row.id)!.map(({ reason, text, at }) => ({ reason, text, at }));
    const last = decidedAt.get(row.id);
    return {
      submissionId: row.id,
      contestPeriod: row.period,
      userId: row.userId,
      ...(character && { character: namedCharacter(character) }),
      username: user?.username,
      description: row.description,
      status: row.status,
      hidden: row.hidden ?? false,
      decided: last !== undefined && own.every(({ at }) => at <= last),
      reports: own,
    };
  });
  return reported.sort((a, b) => Number(a.decided) - Number(b.decided));
}
