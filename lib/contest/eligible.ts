/**
 * One's characters that could be submitted this month. They are looked up when somebody wants to submit:
 * a large collection must not weigh on the page.
 *
 * @module
 */
import { type ApiAnswer, type ApiProblem, callApi } from "../api.ts";
import type { SavedCharacter } from "../character.ts";
import type { Period } from "./period.ts";
import type { OwnSubmission } from "./submission.ts";

/** A part of them, as far as has been looked. */
export interface Eligible {
  /** Whether there are any characters at all. */
  hasCharacters: boolean;
  /** Those that take no part yet, newest first. */
  characters: readonly SavedCharacter[];
  /** Where to look further; absent when these are all. */
  next?: string;
}

export const ALL_CHARACTERS = "/api/user/characters?limit=60";

/** Looks from `address` on until there is at least one that is not among `taking`. */
export async function findEligible(
  taking: ReadonlySet<number>,
  address: string,
  { call = callApi } = {},
): Promise<Eligible | { problem: ApiProblem }> {
  let next: string | undefined = address;
  let hasCharacters = false;
  while (next) {
    const answer: ApiAnswer<SavedCharacter[]> = await call(next);
    if ("problem" in answer) return answer;
    next = answer.next;
    hasCharacters ||= answer.body.length > 0;
    const characters = answer.body.filter(({ id }) => !taking.has(id));
    if (characters.length > 0) return { hasCharacters, characters, next };
  }
  return { hasCharacters, characters: [] };
}

/** Ids of one's characters that take part in this month. */
export async function findTakingPart(
  period: Period,
  { call = callApi } = {},
): Promise<Set<number> | { problem: ApiProblem }> {
  const ids = new Set<number>();
  for (let address: string | undefined = "/api/user/submissions?limit=100"; address;) {
    const answer: ApiAnswer<OwnSubmission[]> = await call(address);
    if ("problem" in answer) return answer;
    const thisMonth: OwnSubmission[] = answer.body.filter(({ contestPeriod }) =>
      contestPeriod === period
    );
    for (const { characterId, status } of thisMonth) if (status === "active") ids.add(characterId);
    // Newest first: an older month ends the search.
    address = thisMonth.length === answer.body.length ? answer.next : undefined;
  }
  return ids;
}
