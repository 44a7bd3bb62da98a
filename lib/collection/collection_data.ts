/** @module What the collection page is given by the server. */
import type { SavedCharacter } from "../character.ts";

/** The first page of what the filters of the URL let through. */
export interface CollectionData {
  /** In the order of the URL's sorting. */
  characters: SavedCharacter[];
  /** How many there are on all pages. */
  total: number;
  /** Path and query of the API's next page; absent on the last one. */
  next?: string;
  /** Every trait of the owner's characters once, in alphabetical order. */
  traits: string[];
}

/** How many characters a page has. */
export const PAGE_SIZE = 60;
