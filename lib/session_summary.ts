/** @module A session of a user, as only that user sees it. */

/** A session, without its token. */
export interface SessionSummary {
  /** The public id of the session, a ULID; it opens nothing. */
  id: string;
  /** E.g. "Firefox on Windows". */
  device: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** ISO 8601. */
  signedInAt: string;
  /** UTC day, `YYYY-MM-DD`: a day is exact enough. */
  lastUsed: string;
  /** The network it was last used from, without its last parts: "203.0.113.…"; absent where it is not known. */
  network?: string;
}
