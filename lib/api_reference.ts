/**
 * The calls of the API as the page `/api` shows them.
 *
 * @module
 */

export interface ApiCall {
  method: string;
  /** With parameters in braces. */
  path: string;
  summary: string;
  needsSession: boolean;
  /** Names of its parameters in the query. */
  query: string[];
  /** Fields of its JSON body; those that may be absent end with `?`. */
  body: string[];
  /** Of success. */
  status: number;
  /** What it answers: the name of a schema, or a type of media. */
  answer: string;
  /** Statuses of failures. */
  failures: number[];
}

export interface ApiGroup {
  name: string;
  calls: ApiCall[];
}
