/** @module Changing a saved character. */
import { type ApiAnswer, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { msg } from "../../lib/i18n/translate.ts";

/** What its owner can change. */
export type CharacterChange = Partial<
  Pick<
    SavedCharacter,
    | "name"
    | "prompt"
    | "style"
    | "traits"
    | "favorite"
    | "visibility"
    | "imageUrl"
    | "sex"
    | "mayHaveKittens"
  >
>;

export const UPDATE_FAILED = {
  title: msg("Update failed"),
  fallback: msg("Failed to update character. Please try again."),
};

/** Sends the change; the answer is the character as it is now. */
export function updateCharacter(
  id: number,
  change: CharacterChange,
  { call = callApi } = {},
): Promise<ApiAnswer<SavedCharacter>> {
  return call<SavedCharacter>(`/api/characters/${id}`, { method: "PATCH", body: change });
}

/** The change that makes it a favorite, or no longer one. */
export function toggledFavorite(
  { favorite }: Pick<SavedCharacter, "favorite">,
): Pick<SavedCharacter, "favorite"> {
  return { favorite: favorite === "true" ? "false" : "true" };
}
