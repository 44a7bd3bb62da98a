/**
 * Where somebody is signed in, as only they see it.
 *
 * @module
 */

export interface SessionSummary {
  id: string;
  /** E.g. "Firefox on Windows". */
  device: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** ISO 8601. */
  signedInAt: string;
  /** UTC day, `YYYY-MM-DD`: nobody needs to know it more exactly. */
  lastUsed: string;
}
