/**
 * Keeping characters: saving what was drawn, and finding it again.
 *
 * @module
 */
import type { SavedCharacter } from "../../lib/character.ts";
import type { SaveRequest } from "../../lib/schemas/save_request.ts";
import { Failure } from "../failure.ts";
import { isPictureKey } from "../images/picture_key.ts";
import {
  type CharacterRow,
  findCharacter,
  listCharacters,
  saveCharacter,
} from "../store/characters.ts";
import { openSequence } from "../store/sequences.ts";

/** How many characters count as recent. */
const RECENT = 6;

export interface CharacterList {
  characters: SavedCharacter[];
  /** Where the next page begins; absent on the last one. */
  next?: number;
}

export interface Characters {
  /** Keeps what was drawn. Throws a `Failure`: `absent` for another's picture, `conflict` the second time. */
  save(userId: number, request: Omit<SaveRequest, "prompt" | "style">): Promise<SavedCharacter>;
  /** The character with this id. Throws a `Failure` (absent) when there is none. */
  find(id: number): Promise<SavedCharacter>;
  /** A page of a user's characters, newest first. */
  list(userId: number, page: { limit: number; before?: number }): Promise<CharacterList>;
  /** The newest of a user's characters. */
  recent(userId: number): Promise<SavedCharacter[]>;
}

export function createCharacters({ kv }: { kv: Deno.Kv }): Characters {
  const nextId = openSequence(kv, "characters");

  async function list(userId: number, page: { limit: number; before?: number }) {
    const { characters, next } = await listCharacters(kv, userId, page);
    return { characters: characters.map(toCharacter), next };
  }

  return {
    list,

    async save(userId, { imageUrl, name, traits, accessories, colorScheme }) {
      if (!isPictureKey(imageUrl)) throw noPicture();
      const sheet = { name, traits, accessories, colorScheme };
      const saved = await saveCharacter(kv, {
        id: await nextId(),
        userId,
        imageKey: imageUrl,
        sheet,
      });
      switch (saved) {
        case "absent":
          throw noPicture();
        case "taken":
          throw new Failure("conflict", "This character is saved already.");
        case "conflict":
          throw new Failure("busy", "The server is busy. Please try again.", {
            retryAfterSeconds: 1,
          });
      }
      return toCharacter(saved);
    },

    async find(id) {
      const row = await findCharacter(kv, id);
      if (!row) throw new Failure("absent", "Character not found");
      return toCharacter(row);
    },

    async recent(userId) {
      return (await list(userId, { limit: RECENT })).characters;
    },
  };
}

function noPicture(): Failure {
  return new Failure("absent", "There is no such picture.");
}

/** The character as responses show it, and nothing else of its row. */
function toCharacter(row: CharacterRow): SavedCharacter {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    prompt: row.prompt,
    style: row.style,
    imageUrl: row.imageKey,
    traits: row.traits,
    accessories: row.accessories,
    colorScheme: row.colorScheme,
    favorite: row.favorite ? "true" : "false",
    isPremium: row.isPremium,
    createdAt: row.createdAt,
    alt: row.alt,
  };
}
