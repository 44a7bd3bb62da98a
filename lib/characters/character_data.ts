/**
 * What a character's page is given by the server.
 *
 * @module
 */
import type { SavedCharacter } from "../character.ts";

export interface CharacterData {
  /** Null when there is none with this id; the answer's status is 404 then. */
  character: SavedCharacter | null;
  /** The characters beside it in the collection, newest first; only for its owner. */
  previous?: Neighbour;
  next?: Neighbour;
}

export type Neighbour = Pick<SavedCharacter, "id" | "slug" | "name">;
