/**
 * A cat character as every response shows it.
 *
 * @module
 */
import type { Accessory, ColourScheme, Style } from "./choices.ts";
import type { Understanding } from "./understanding.ts";

export interface Character {
  name: string;
  /** The description it was drawn from. */
  prompt: string;
  style: Style;
  /** Key of the picture in the image storage. */
  imageUrl: string;
  traits: string[];
  accessories: Accessory[];
  colorScheme: ColourScheme;
  favorite: "true" | "false";
  /** Whether it was made with a premium style. */
  isPremium: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** A true description of the picture. */
  alt: string;
}

/** A character just drawn and not saved: nameless, with what became of the words. */
export interface GeneratedCharacter extends Character {
  understanding: Understanding;
  /** Draws the same picture again. */
  seed: string;
  /** Present where a photo itself was painted anew. */
  keepPhoto?: true;
  /** Credits left when it was drawn; absent for guests. */
  remainingGenerations?: number;
}

/** A picture of the last day, saved or not. */
export interface RecentPicture extends GeneratedCharacter {
  /** Id of the character it was saved as. */
  savedAs: number | null;
  /** When it leaves the list of recent pictures, and is gone unless it was saved; ISO 8601. */
  expiresAt: string;
}

/** A saved character. */
export interface SavedCharacter extends Character {
  id: number;
  userId: number;
}

/** A character that its owner has deleted and may still bring back. */
export interface DeletedCharacter extends SavedCharacter {
  /** ISO 8601. */
  deletedAt: string;
  /** When it is gone for good; ISO 8601. */
  deletedUntil: string;
}
