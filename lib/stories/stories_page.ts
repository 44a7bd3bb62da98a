/** @module The page on which cats have stories. */
import type { ParentCat } from "../kittens/kittens.ts";
import type { Story } from "./story.ts";

/** Its path. */
export const STORIES_PAGE = "/stories";

/** The names of its forms. */
export const STORIES_FORMS = { create: "create", remove: "delete" } as const;

/** Its URL with the story, or the cat, that is chosen there. */
export function storiesUrl(query: { story?: string; cat?: number }): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${STORIES_PAGE}?${new URLSearchParams(given)}`;
}

/** What the page shows. */
export interface StoriesPage {
  /** The user's cats, of which one can be chosen. */
  cats: ParentCat[];
  /** Chosen; absent: the first. */
  characterId?: number;
  /** The story that the URL names. */
  story?: Story;
  /** The user's stories, the newest first. */
  stories: Story[];
  /** Makes a second click the same story. */
  orderKey: string;
  /** Generations that the user has. */
  remaining: number;
}
