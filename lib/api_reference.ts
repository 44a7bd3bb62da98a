/** @module The calls of the API as the page `/api` shows them. */

/** One call. */
export interface ApiCall {
  /** The HTTP method, e.g. `GET`. */
  method: string;
  /** With parameters in braces. */
  path: string;
  /** What it does, in a line. */
  summary: string;
  /** Whether one must be signed in. */
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

/** Calls about the same thing. */
export interface ApiGroup {
  /** Heading of the group. */
  name: string;
  /** In the order they are shown. */
  calls: ApiCall[];
}
