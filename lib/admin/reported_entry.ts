/**
 * An entry of the contest that was reported, as moderators see it.
 *
 * @module
 */
import type { CharacterRef } from "../characters/character_url.ts";
import type { ReportReason } from "../schemas/contest.ts";

/** What a link to a character needs. */
export interface NamedCharacter {
  /** Names it in URLs: its slug while it is unlisted. */
  ref: CharacterRef;
  name: string;
}

export interface ReportedEntry {
  submissionId: number;
  contestPeriod: string;
  userId: number;
  /** Absent when it is deleted. */
  character?: NamedCharacter;
  username?: string;
  description?: string;
  status: "active" | "withdrawn";
  hidden: boolean;
  /** Whether there was a decision since the last report. */
  decided: boolean;
  reports: { reason: ReportReason; text?: string; at: string }[];
}
