/** @module API keys as their owner sees them. */

/** A key in the list of an account. */
export interface ApiKeySummary {
  /** Opens nothing by itself. */
  id: string;
  /** As its owner calls it. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; absent before the first use. */
  usedAt?: string;
}

/** A key that was just made: its secret is shown this once. */
export interface NewApiKey extends ApiKeySummary {
  /** What a program sends as `Authorization: Bearer`. */
  key: string;
}

/** The most keys of an account: more than a person has programs. */
export const MAX_API_KEYS = 20;
