/** @module A cat character as every response shows it. */
import type { Accessory, ColourScheme, Style } from "./choices.ts";
import type { Sex } from "./kittens/birth.ts";
import type { Understanding } from "./understanding.ts";

/** A character as the API and pages show it. */
export interface Character {
  /** Given by its owner; at most 60 characters. */
  name: string;
  /** The description it was drawn from. */
  prompt: string;
  /** The art style it is drawn in. */
  style: Style;
  /** Key of the picture in the image storage. */
  imageUrl: string;
  /** Personality traits, at most 12. */
  traits: string[];
  /** Chosen accessories, besides those of the description. */
  accessories: Accessory[];
  /** Colours of the page around the picture. */
  colorScheme: ColourScheme;
  /** Whether it is a favourite of its owner; text, as the contract has it. */
  favorite: "true" | "false";
  /** Whether it was made with a premium style. */
  isPremium: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** A true description of the picture. */
  alt: string;
}

/** A character just drawn and not saved: without a name, with what was understood of the words. */
export interface GeneratedCharacter extends Character {
  /** What was understood of the description. */
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
  /** Counts up from 1; part of the URL of its page. */
  id: number;
  /** Its owner. */
  userId: number;
  /** Who finds it: everyone, or only those who have its URL. */
  visibility: Visibility;
  /** Stands in its URL in place of the id, while it is unlisted. */
  slug?: string;
  /** Its sex. */
  sex: Sex;
  /** Of a kitten: the ids of its mother and its father, which may be gone. */
  parents?: [mother: number, father: number];
  /** Whether others may have kittens with it. */
  mayHaveKittens: boolean;
}

/** An unlisted character is in no list, and its URL cannot be guessed. */
export const VISIBILITIES = ["public", "unlisted"] as const;
/** One of them. */
export type Visibility = (typeof VISIBILITIES)[number];

/** A character that its owner has deleted and may still bring back. */
export interface DeletedCharacter extends SavedCharacter {
  /** ISO 8601. */
  deletedAt: string;
  /** When it is gone for good; ISO 8601. */
  deletedUntil: string;
}
