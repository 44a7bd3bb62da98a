/** @module Cats that have died, and what their owners say of them. */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import type { Memorial, MemorialPage } from "../../lib/memorials/memorial.ts";
import { characterNotFound, orNotFound } from "../characters/or_not_found.ts";
import { publicCharacter } from "../characters/public_character.ts";
import type { StylePictures } from "../characters/style_pictures.ts";
import { findVisible, visibleRow } from "../characters/visibility.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import { setMemorial } from "../store/characters/memorials.ts";
import { orConflict } from "../store/database/or_conflict.ts";

/** Cats in memory. */
export interface Memorials {
  /** The page as this visitor sees it; null where there is none, and none to be made. */
  page(ref: CharacterRef, viewerId?: number): Promise<MemorialPage | null>;
  /**
   * Keeps or changes what is said of a character of this user; null takes the page away. Throws `notFound` for
   * another's, `invalid` for offensive words.
   */
  keep(userId: number, ref: CharacterRef, memory: Memorial | null): Promise<void>;
}

/** What they are made with. */
export interface MemorialDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Knows what the illustrator drew. */
  stylePictures: Pick<StylePictures, "areThere">;
}

/** Cats in memory of this database. */
export function createMemorials({ kv, stylePictures }: MemorialDeps): Memorials {
  return {
    async page(ref, viewerId) {
      const found = await findVisible(kv, ref, viewerId);
      if (!found) return null;
      const { row } = found;
      const isOwn = row.userId === viewerId;
      if (!row.memory && !isOwn) return null;
      return {
        character: publicCharacter(row),
        ...(row.memory && { memory: row.memory }),
        isOwn,
        hasFiles: await stylePictures.areThere(row.id),
      };
    },

    async keep(userId, ref, memory) {
      refuseProfanity({ years: memory?.years, line: memory?.line });
      const { id, ...row } = await visibleRow(kv, ref, userId);
      if (row.userId !== userId) throw characterNotFound();
      orNotFound(orConflict(await setMemorial(kv, { id, userId, memory })));
    },
  };
}
