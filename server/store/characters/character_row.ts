/** @module A character as the database keeps it. */
import type { Sex } from "../../../lib/kittens/birth.ts";
import type { Memorial } from "../../../lib/memorials/memorial.ts";
import type { Visibility } from "../../../lib/character.ts";
import type { Accessory, ColourScheme, Style } from "../../../lib/choices.ts";

/** A character, as it is stored. */
export interface CharacterRow {
  /** The character's number. */
  id: number;
  /** Whose it is. */
  userId: number;
  /** The generation that drew its picture. */
  generationId: string;
  /** What its owner calls it. */
  name: string;
  /** The description it was drawn from. */
  prompt: string;
  /** The style it was drawn in. */
  style: Style;
  /** The picture's key. */
  imageKey: string;
  /** What it shows, in English. */
  alt: string;
  /** The generator's recipe, where there is one: what it shows can be described in other languages. */
  recipe?: unknown;
  /** The traits that were chosen. */
  traits: string[];
  /** The accessories that were chosen. */
  accessories: Accessory[];
  /** The colours that were chosen. */
  colorScheme: ColourScheme;
  /** Whether its owner has marked it as a favourite. */
  favorite: boolean;
  /** Whether its owner had premium when it was saved. */
  isPremium: boolean;
  /** Present while only those see it who have its URL. */
  isUnlisted?: true;
  /** Its URL while it is unlisted; kept while it is public, so that the URL leads to it again. */
  slug?: string;
  /** Known of kittens, and where its owner chose it. */
  sex?: Sex;
  /** Of a kitten: the ids of its mother and its father, which may be gone. */
  parents?: [mother: number, father: number];
  /** Present while others may have kittens with it. */
  mayHaveKittens?: true;
  /** Of one that came from another site: the key of its picture there. */
  origin?: string;
  /** Present while it is kept in memory: a cat that has died. */
  memory?: Memorial;
  /** ISO 8601; when its picture was drawn. */
  createdAt: string;
}

/** What its owner says about a character. */
export type CharacterDetails = Pick<
  CharacterRow,
  "name" | "traits" | "accessories" | "colorScheme"
>;

/** What its owner may change later; the picture stays as it was drawn. */
export type CharacterChanges =
  & Partial<Pick<CharacterRow, "name" | "prompt" | "style" | "traits" | "favorite">>
  & { visibility?: Visibility; sex?: Sex; mayHaveKittens?: boolean };

/** A character that its owner may bring back for a while. */
export interface DeletedCharacterRow extends CharacterRow {
  /** ISO 8601. */
  deletedAt: string;
  /** When it is gone for good. */
  until: number;
}
