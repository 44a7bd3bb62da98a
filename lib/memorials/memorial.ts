/** @module A cat that has died, and the quiet page that keeps it in memory. */
import type { SavedCharacter } from "../character.ts";
import { type Addressed, refOf } from "../characters/character_url.ts";

/** Characters of the years at most: "2009 – 2026". */
export const MAX_YEARS_CHARACTERS = 30;

/** Characters of the line at most. */
export const MAX_REMEMBRANCE_CHARACTERS = 200;

/** What its owner says of a cat that has died. */
export interface Memorial {
  /** When it lived, in any words; empty: not said. */
  years: string;
  /** A line about it; empty: none. */
  line: string;
}

/** What the page shows. */
export interface MemorialPage {
  /** The cat that has died. */
  character: SavedCharacter;
  /** Absent: its owner has not made the page yet, and others cannot find it. */
  memory?: Memorial;
  /** Whether the visitor may change it. */
  isOwn: boolean;
  /** Whether there are files besides the picture: the illustrator drew it from words. */
  hasFiles: boolean;
}

/** The names of the page's forms. */
export const MEMORIAL_FORMS = { keep: "keep", remove: "remove" } as const;

/** The page of this character. */
export function memorialUrl(character: Addressed): string {
  return `/memory/${refOf(character)}`;
}
