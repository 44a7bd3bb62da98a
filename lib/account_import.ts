/** @module Importing the export of an account, on this site or another one. */

/** The largest archive, in bytes: some sixty characters. A larger one may be sent in parts. */
export const MAX_ARCHIVE_BYTES = 96 * 1024 * 1024;

/** What came of an archive. */
export interface ImportResult {
  /** The numbers of the characters that came in. */
  added: number[];
  /** How many were here already. */
  known: number;
  /** How many stories came in. */
  stories: number;
  /** Those that did not come in, and why. */
  left: { name: string; reason: string }[];
}
