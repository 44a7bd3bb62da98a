/** @module A story: four panels of one cat, each from a line of words. */
import type { GeneratedCharacter } from "../character.ts";

/** Panels of a story. */
export const PANELS = 4;

/** Characters of a line at most. */
export const MAX_LINE_CHARACTERS = 120;

/** Characters in a speech bubble at most: more would be too small to read. */
export const MAX_SPEECH_CHARACTERS = 40;

/** What happens in a panel. */
export interface StoryLine {
  /** What the cat does, in any words: "steals the fish". */
  text: string;
  /** What it says, in a speech bubble. */
  says?: string;
}

/** A story as its owner sees it. */
export interface Story {
  /** Names it for its owner; a ULID. */
  id: string;
  /** The cat, by its number, which may be gone. */
  characterId: number;
  /** What the cat was called when the story was drawn. */
  name: string;
  /** What happens in its panels. */
  lines: StoryLine[];
  /** What each panel shows, for those who cannot see it. */
  alts: string[];
  /** ISO 8601. */
  createdAt: string;
}

/** A story that was drawn just now. */
export interface StoryAnswer extends Story {
  /** Its pictures: they can be saved like any others for a day. */
  panels: GeneratedCharacter[];
  /** What the user can spend now. */
  remainingGenerations: number;
}
