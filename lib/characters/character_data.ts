/** @module What a character's page is given by the server. */
import type { SavedCharacter } from "../character.ts";
import type { FileOffer } from "./file_offer.ts";
import type { Family } from "../kittens/kittens.ts";
import type { Submission } from "../contest/submission.ts";
import type { Byline } from "../profiles/profile_data.ts";

/** What the page shows to every visitor. */
export interface CharacterPage {
  /** The character of the page. */
  character: SavedCharacter;
  /** Whose it is; absent while the account is being removed. */
  by?: Byline;
  /** Its entry in this month's contest. */
  entry?: Submission;
  /** Who it comes from and who comes from it; absent when nothing is known. */
  family?: Family;
  /** Whether it can be shown in the other styles. */
  inOtherStyles: boolean;
  /** What can be taken along; empty where the illustrator has not drawn it. */
  files: readonly FileOffer[];
  /** Newest public characters of the same person, where the profile is public. */
  more: SavedCharacter[];
  /** Newest entries of this month's contest besides its own. */
  entries: Submission[];
}

/** The characters beside one in its owner's collection, newest first. */
export interface Neighbours {
  /** The newer one; absent at the beginning. */
  previous?: Neighbour;
  /** The older one; absent at the end. */
  next?: Neighbour;
}

/** At /character/{id}; neighbours only for its owner. */
export interface CharacterData extends Neighbours {
  /** Null when there is none at this URL; the answer's status is 404 then. */
  page: CharacterPage | null;
  /** The rating the visitor has given its entry. */
  rating?: number;
}

/** A character one can go to from another. */
export type Neighbour = Pick<SavedCharacter, "id" | "slug" | "name">;
