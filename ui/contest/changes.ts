/**
 * What the signed-in person has just entered into the contest, told to every list on the page.
 *
 * @module
 */
import { atom, type ReadableAtom } from "nanostores";
import type { Submission } from "../../lib/contest/submission.ts";

const newest = atom<Submission | null>(null);

/** The entry submitted last, on this page. */
export const $newestSubmission: ReadableAtom<Submission | null> = newest;

export function tellSubmission(submission: Submission): void {
  newest.set(submission);
}
