/**
 * @module A story as the database keeps it. Its panels are drawn again from their recipes: the same recipe
 * gives the same picture, so that no picture is kept for it.
 */
import type { StoryLine } from "../../../lib/stories/story.ts";

/** A story before its panels are drawn. */
export interface StoryDraft {
  /** The cat, by its number. */
  characterId: number;
  /** What the cat is called. */
  name: string;
  /** What happens in its panels. */
  lines: StoryLine[];
  /** What each panel shows. */
  alts: string[];
  /** The generator's recipe of each panel. */
  recipes: unknown[];
}

/** A story whose panels are drawn and paid. */
export interface StoryRow extends StoryDraft {
  /** That of the generation of its first panel. */
  id: string;
  /** Whose it is. */
  userId: number;
  /** ISO 8601. */
  createdAt: string;
}
