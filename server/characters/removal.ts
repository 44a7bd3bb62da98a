/** @module Removing the characters of an account that is gone. */
import type { ImageStore } from "../images/image_store.ts";
import { removeCharacter } from "../store/characters/character_removal.ts";
import { eachCharacter } from "../store/characters/collections.ts";
import { eachDeleted } from "../store/characters/deleted_characters.ts";
import { keys } from "../store/keys.ts";

/**
 * Removes every character of this user with its picture, deleted ones as well. After a crash it can be
 * done again.
 */
export async function removeCharacters(
  { kv, images }: { kv: Deno.Kv; images: ImageStore },
  userId: number,
): Promise<void> {
  // In this order: one that its owner is deleting right now moves from the first list to the second.
  for (const list of [eachCharacter, eachDeleted]) {
    for await (const { id, imageKey } of list(kv, userId)) {
      // The file goes first: once the row is gone its place is unknown.
      await images.remove(imageKey);
      await removeCharacter(kv, id);
    }
  }
  await kv.delete(keys.collection(userId));
}
