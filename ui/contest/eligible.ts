/**
 * @module The user's characters that could be submitted this month. They are looked up when the dialog
 * opens: a large collection must not weigh on the page.
 */
import { type ApiAnswer, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { joinPages } from "../session/list_pages.ts";

/** The pages loaded so far. */
export interface Eligible {
  /** Whether there are any characters at all. */
  hasCharacters: boolean;
  /** Those that take no part yet, newest first. */
  characters: readonly SavedCharacter[];
}

/** URL of the first page. */
export const ELIGIBLE = "/api/community/eligible?limit=60";

/** The page at `url`. */
export async function findEligible(
  url: string,
  { call = callApi } = {},
): Promise<ApiAnswer<Eligible>> {
  const answer = await call<SavedCharacter[]>(url);
  if ("problem" in answer) return answer;
  const { body: characters, next } = answer;
  if (characters.length > 0) return { body: { hasCharacters: true, characters }, next };
  const any = await call<SavedCharacter[]>("/api/user/characters?limit=1");
  if ("problem" in any) return any;
  return { body: { hasCharacters: any.body.length > 0, characters }, next };
}

/** What is shown once another page has come. */
export function joinEligible(shown: Eligible, page: Eligible): Eligible {
  return { ...shown, characters: joinPages(shown.characters, page.characters) };
}
