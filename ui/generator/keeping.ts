/**
 * Keeping a character, saved or as a file, needs an account: what is kept on the way to the login page.
 *
 * @module
 */
import type { Draft, DraftCharacter } from "./draft.ts";
import type { TabStorage } from "../storage/tab_storage.ts";

/** Under this name the login page finds the character a guest wanted to download. */
export const PENDING_DOWNLOAD = "pendingDownloadCharacter";

/**
 * The picture together with what the form says about it, or, once saved, as it was saved; undefined as
 * long as there is no picture.
 */
export function characterToKeep(draft: Draft): DraftCharacter | undefined {
  const { character, name, traits, colorScheme, accessories } = draft;
  if (!character || character.id !== undefined) return character;
  return { ...character, name: name.trim(), traits, colorScheme, accessories };
}

/** Remembers the character to be downloaded after signing in. */
export function keepPendingDownload(
  storage: Pick<TabStorage, "setItem">,
  character: DraftCharacter,
): void {
  storage.setItem(PENDING_DOWNLOAD, JSON.stringify(character));
}
