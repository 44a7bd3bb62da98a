/**
 * @module Keeping a character, saved or as a file, needs an account: what is kept on the way to the login
 * page.
 */
import type { Draft, DraftCharacter } from "./draft.ts";
import { describesAnother } from "./sketch_state.ts";
import type { TabStorage } from "../storage/tab_storage.ts";

/** Under this name the login page finds the character a guest wanted to download. */
export const PENDING_DOWNLOAD = "pendingDownloadCharacter";

/** Under this name the generator finds which picture a guest wanted to save. */
const PENDING_SAVE = "pendingSave";

/** The picture together with what the form says about it; undefined as long as there is no picture. */
export function characterToKeep(draft: Draft): DraftCharacter | undefined {
  const { character, name, traits } = draft;
  // With another description the looks of the form are those of another cat.
  const { colorScheme, accessories } = character && describesAnother(draft) ? character : draft;
  return character && { ...character, name: name.trim(), traits, colorScheme, accessories };
}

/** What of a saved character is different by now. */
export interface UnsavedChanges {
  name?: string;
  traits?: string[];
  imageUrl?: string;
}

/** What the form and the picture say that the saved character does not; undefined when nothing does. */
export function unsavedChanges(draft: Draft): UnsavedChanges | undefined {
  const { character, name, traits } = draft;
  if (character?.id === undefined) return undefined;
  const { imageUrl, savedImageUrl = imageUrl } = character;
  const changes: UnsavedChanges = {
    ...(name.trim() !== character.name && { name: name.trim() }),
    ...(traits.join("\n") !== character.traits.join("\n") && { traits }),
    ...(imageUrl !== savedImageUrl && { imageUrl }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Remembers that this picture is to be saved after signing up. */
export function keepPendingSave(
  storage: Pick<TabStorage, "setItem">,
  { imageUrl }: DraftCharacter,
): void {
  storage.setItem(PENDING_SAVE, imageUrl);
}

/** Whether this picture was to be saved after signing up; asked once. */
export function takePendingSave(storage: TabStorage, imageUrl: string): boolean {
  const pending = storage.getItem(PENDING_SAVE);
  if (pending !== null) storage.removeItem(PENDING_SAVE);
  return pending === imageUrl;
}

/** Remembers the character to be downloaded after signing in. */
export function keepPendingDownload(
  storage: Pick<TabStorage, "setItem">,
  character: DraftCharacter,
): void {
  storage.setItem(PENDING_DOWNLOAD, JSON.stringify(character));
}
