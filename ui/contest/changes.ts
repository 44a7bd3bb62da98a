/** @module Announces to every list on the page what the user has just entered into the contest. */
import { atom, type ReadableAtom } from "nanostores";
import type { Submission } from "../../lib/contest/submission.ts";

const newest = atom<Submission | null>(null);

/** The entry submitted last, on this page. */
export const $newestSubmission: ReadableAtom<Submission | null> = newest;

/** Shows a new entry in every list that listens, at once. */
export function announceSubmission(submission: Submission): void {
  newest.set(submission);
}
