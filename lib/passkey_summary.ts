/** @module A passkey as its owner sees it. */

/** A passkey, without its keys. */
export interface PasskeySummary {
  /** Opens nothing by itself. */
  id: string;
  /** What its owner calls it. */
  name: string;
  /** ISO 8601. */
  addedAt: string;
  /** ISO 8601; absent before the first use. */
  usedAt?: string;
}
