/**
 * The user's characters that could be submitted this month. They are looked up when the dialog
 * opens: a large collection must not weigh on the page.
 *
 * @module
 */
import { type ApiProblem, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";

/** A page of them. */
export interface Eligible {
  /** Whether there are any characters at all. */
  hasCharacters: boolean;
  /** Those that take no part yet, newest first. */
  characters: readonly SavedCharacter[];
  /** URL of the next page; absent on the last one. */
  next?: string;
}

const FIRST_PAGE = "/api/community/eligible?limit=60";

/** The page at `url`. */
export async function findEligible(
  { url = FIRST_PAGE, call = callApi }: { url?: string; call?: typeof callApi } = {},
): Promise<Eligible | { problem: ApiProblem }> {
  const answer = await call<SavedCharacter[]>(url);
  if ("problem" in answer) return answer;
  const { body: characters, next } = answer;
  if (characters.length > 0) return { hasCharacters: true, characters, next };
  const any = await call<SavedCharacter[]>("/api/user/characters?limit=1");
  if ("problem" in any) return any;
  return { hasCharacters: any.body.length > 0, characters };
}
