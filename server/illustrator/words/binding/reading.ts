/**
 * @module Words and what they claim, as a reading: where they begin and end, whether a "no" denies them.
 */
import type { Claim, Reading } from "../parsed_description.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import type { DeniedBy, Lexeme } from "./lexeme.ts";

/** What every pass that makes readings needs. */
export interface Sentence {
  lexemes: readonly Lexeme[];
  deniedBy: DeniedBy;
}

/** What becomes of words that say what another animal does, or how a thing is. */
const OF_THE_FRIEND = "left out: it describes another animal, not the cat";
export const OF_A_THING = "left out: it describes a thing, not the cat";
const OF_A_PERSON = "left out: it describes a person, not the cat";

/** Whether a reading says what a person or a thing does. */
export function isOfAnother({ note }: Pick<Reading, "note">): boolean {
  return note === OF_THE_FRIEND || note === OF_A_PERSON;
}

/** The note of the word at this place, which says what the animal or the thing before it does. */
export function noteOfAnother(lexemes: readonly Lexeme[], at: number): string {
  if (!lexemes[at]!.ofFriend) return OF_THE_FRIEND;
  const noun = lexemes.slice(0, at).findLast(({ term: { role }, isPerson }) =>
    role === "thing" || role === "unknown" || isPerson
  );
  if (noun?.isPerson) return OF_A_PERSON;
  const isThing = noun !== undefined &&
    noun.term.claims.every((claim) => claim.slot !== "prop" || !propOf(claim.value).isFriend);
  return isThing ? OF_A_THING : OF_THE_FRIEND;
}

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
