/** @module Stories of users. A story begins to exist with the commit that settles its panels. */
import { atomic, commit, type Conflict, type Operation } from "../database/commit.ts";
import { type GenerationRow, userIdOf } from "../generations/generation_row.ts";
import { keys } from "../keys.ts";
import type { StoryDraft, StoryRow } from "./story_row.ts";

/** Adds to the operation that settles the first panel what is kept of the story. */
export function addStory(
  operation: Operation,
  { id, owner, createdAt }: Pick<GenerationRow, "id" | "owner" | "createdAt">,
  draft: StoryDraft,
): void {
  const userId = userIdOf(owner);
  if (userId === null) return;
  const row: StoryRow = { id, userId, ...draft, createdAt };
  operation.set(keys.story(userId, id), row);
}

/** Adds a story of another site; false where the user has it, or is gone. */
export function addImportedStory(kv: Deno.Kv, row: StoryRow): Promise<boolean | Conflict> {
  return commit<boolean>(async () => {
    const [user, known] = await Promise.all([
      kv.get(keys.user(row.userId)),
      kv.get(keys.story(row.userId, row.id)),
    ]);
    if (user.value === null || known.value !== null) return { answer: false };
    const operation = atomic(kv).check(user).check(known).set(known.key, row);
    return { operation, answer: true };
  });
}

/** The user's story with this id; null when there is none. */
export async function findStory(kv: Deno.Kv, userId: number, id: string): Promise<StoryRow | null> {
  return (await kv.get<StoryRow>(keys.story(userId, id))).value;
}

/** The user's stories, the newest first; `limit` of them at most. */
export function listStories(
  kv: Deno.Kv,
  userId: number,
  { limit }: { limit?: number } = {},
): Promise<StoryRow[]> {
  const selector = { prefix: keys.stories(userId) };
  const options = { reverse: true, ...(limit !== undefined && { limit }) };
  return Array.fromAsync(kv.list<StoryRow>(selector, options), ({ value }) => value);
}

/** Deletes a story; whether there was one. */
export async function removeStory(kv: Deno.Kv, userId: number, id: string): Promise<boolean> {
  const stored = await kv.get(keys.story(userId, id));
  if (stored.value === null) return false;
  await kv.delete(stored.key);
  return true;
}

/** Deletes all stories of a user. */
export async function removeStories(kv: Deno.Kv, userId: number): Promise<void> {
  for await (const { key } of kv.list({ prefix: keys.stories(userId) })) await kv.delete(key);
}
