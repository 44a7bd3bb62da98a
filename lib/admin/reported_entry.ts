/** @module An entry of the contest that was reported, as moderators see it. */
import type { CharacterRef } from "../characters/character_url.ts";
import type { ReportReason } from "../schemas/contest.ts";

/** What a link to a character needs. */
export interface NamedCharacter {
  /** Names it in URLs: its slug while it is unlisted. */
  ref: CharacterRef;
  /** The character's name. */
  name: string;
}

/** A submission to the contest that was reported. */
export interface ReportedEntry {
  /** The submission's number. */
  submissionId: number;
  /** The month it was submitted in, `YYYY-MM`. */
  contestPeriod: string;
  /** The account it belongs to. */
  userId: number;
  /** Absent when it is deleted. */
  character?: NamedCharacter;
  /** Absent when the account is deleted. */
  username?: string;
  /** What its owner wrote about it. */
  description?: string;
  /** Whether it takes part, or its owner has withdrawn it. */
  status: "active" | "withdrawn";
  /** Whether a moderator has hidden it. */
  hidden: boolean;
  /** Whether there was a decision since the last report. */
  decided: boolean;
  /** What was said about it; `at` is ISO 8601. */
  reports: { reason: ReportReason; text?: string; at: string }[];
}
