/**
 * The page on which cats have stories.
 *
 * @module
 */
import type { ParentCat } from "../kittens/kittens.ts";
import type { Story, StoryLine } from "./story.ts";

/** Its path. */
export const STORIES_PAGE = "/stories";

/** What it may say at its head, as its URL names it. */
export const STORIES_NOTICES = {
  "no-credits": "You have too few generations left. A story costs four.",
  "busy":
    "Many pictures are being drawn right now. Nothing was charged. Please try again in a moment.",
  "not-drawn": "The story could not be drawn, and your generations are back. Please try again.",
  "no-words":
    "Each panel needs a few kind words, 120 characters at most; a speech bubble has at most 40, in Latin or Cyrillic letters.",
  "not-this-cat":
    "This story cannot be drawn. Coat, pattern, eyes, breed, age and build of a cat stay as they are, and only cats that the built-in illustrator drew from words can have stories.",
} as const;
/** One of them. */
export type StoriesNotice = keyof typeof STORIES_NOTICES;

/** What the page shows. */
export interface StoriesPage {
  /** The user's cats, of which one can be chosen. */
  cats: ParentCat[];
  /** Chosen; absent: the first. */
  characterId?: number;
  /** What stands in the form: always four lines. */
  draft: StoryLine[];
  /** The story that the URL names. */
  story?: Story;
  /** The user's stories, the newest first. */
  stories: Story[];
  /** Said at the head of the page. */
  notice?: StoriesNotice;
  /** Makes a second click the same story. */
  orderKey: string;
  /** Generations that the user has. */
  remaining: number;
}
