/**
 * What the server gives to the page at an address, besides who is asking.
 *
 * @module
 */
import type { CharacterData } from "./characters/character_data.ts";
import type { CollectionData } from "./collection/collection_data.ts";

export interface PageData {
  /** At /character/{id}. */
  character?: CharacterData;
  /** At /collection, for whoever is signed in. */
  collection?: CollectionData;
}
