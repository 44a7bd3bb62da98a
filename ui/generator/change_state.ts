/** @module Where a change of the picture stands. */
import type { Change } from "../../lib/redrawn.ts";
import type { RetryPause } from "./retrying.ts";

/** In line for so many seconds, or until the server, which had no place in line, is asked again. */
export type ChangeWait = { seconds: number } | RetryPause;

export type Changing =
  | { state: "idle" }
  /** `whole`: the changed picture as a data URL, seen before it is stored. */
  | { state: "changing"; whole?: string; wait?: ChangeWait }
  /** The last change; nothing in it where the picture showed that already. */
  | { state: "changed"; changed: Change[]; whole?: string }
  /** `newCat`: the words that ask for another cat, which can be drawn as a new picture. */
  | { state: "failed"; reason: string; newCat?: string };
