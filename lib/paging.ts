/** @module Long lists in pages. */

/** Which page of a list is asked for. */
export interface Paging {
  /** How many items the page has at most. */
  limit: number;
  /** Where the page begins, as the page before it says; absent for the first. */
  cursor?: string;
}
