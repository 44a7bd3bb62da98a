/**
 * An entry of the contest that was reported, as moderators see it.
 *
 * @module
 */
import type { ReportReason } from "../schemas/contest.ts";

export interface ReportedEntry {
  submissionId: number;
  contestPeriod: string;
  characterId: number;
  userId: number;
  /** Absent when the character is deleted. */
  name?: string;
  username?: string;
  description?: string;
  status: "active" | "withdrawn";
  hidden: boolean;
  /** Whether there was a decision since the last report. */
  decided: boolean;
  reports: { reason: ReportReason; text?: string; at: string }[];
}
