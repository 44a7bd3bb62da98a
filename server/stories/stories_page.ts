/** @module What the page on which cats have stories shows: a form, a story, and earlier ones. */
import { ulid } from "ulid";
import type { StoriesPage } from "../../lib/stories/stories_page.ts";
import { parentCat } from "../kittens/kittens.ts";
import { readUser } from "../store/accounts/users.ts";
import { listCharacters } from "../store/characters/collections.ts";
import type { Stories } from "./stories.ts";

/** As many as a page of the collection has. */
const MOST_CATS = 100;

export interface StoriesPageDeps {
  kv: Deno.Kv;
  stories: Pick<Stories, "list">;
}

/** The page of this user for a query with `cat` or `story`. */
export async function storiesPage(
  { kv, stories }: StoriesPageDeps,
  userId: number,
  query: URLSearchParams,
): Promise<StoriesPage> {
  const [rows, finished, user] = await Promise.all([
    listCharacters(kv, userId, { limit: MOST_CATS }),
    stories.list(userId),
    readUser(kv, userId),
  ]);
  const cats = rows.map(parentCat);
  const story = finished.find(({ id }) => id === query.get("story"));
  const wanted = Number(query.get("cat")) || story?.characterId;
  const chosen = cats.find(({ id }) => id === wanted);
  return {
    cats,
    ...(chosen && { characterId: chosen.id }),
    ...(story && { story }),
    stories: finished,
    orderKey: ulid(),
    remaining: user?.remainingGenerations ?? 0,
  };
}
