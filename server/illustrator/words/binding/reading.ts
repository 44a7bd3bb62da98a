/**
 * Words and what they claim, as a reading: where they begin and end, whether a "no" denies them.
 *
 * @module
 */
import type { Claim, Reading } from "../said.ts";
import type { DeniedBy, Lexeme } from "./lexeme.ts";

/** What every pass that makes readings needs. */
export interface Sentence {
  lexemes: readonly Lexeme[];
  deniedBy: DeniedBy;
}

/** What becomes of words that say what another animal does. */
export const OF_THE_FRIEND = "left out: it describes another animal, not the cat";

/** What the words from `from` to `at` say; `at` is the word that means it. */
export function readingOf(
  { lexemes, deniedBy }: Sentence,
  { from, at, to = at }: { from: number; at: number; to?: number },
  claims: readonly Claim[],
  more: Partial<Reading> = {},
): Reading {
  const { isNear, term: { nearest, note, denied } } = lexemes[at]!;
  const no = deniedBy[at];
  const isFirstDenied = no !== undefined && deniedBy.indexOf(no) >= from;
  const readAs = lexemes.slice(from, at + 1).find((lexeme) => lexeme.readAs)?.readAs;
  return {
    start: lexemes[isFirstDenied ? Math.min(no, from) : from]!.start,
    end: lexemes[isFirstDenied ? Math.max(no, to) : to]!.end,
    claims: claims.map((claim) => ({ ...claim })),
    ...((no !== undefined || denied) && { denied: true }),
    ...(nearest && { nearest }),
    ...(isNear && { isNear }),
    ...(note && { note }),
    ...(readAs && { readAs }),
    ...more,
  };
}
