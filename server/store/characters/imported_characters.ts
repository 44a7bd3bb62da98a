/** @module Characters that came from another site: a saved picture that was not paid for here. */
import { userOwner } from "../generations/generation_row.ts";
import type { GenerationRow } from "../generations/generation_row.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import type { CharacterRow } from "./character_row.ts";
import { kittenKeys } from "./characters.ts";
import { touchCollection } from "./collections.ts";

/** The user's character that this picture of another site has become; null when there is none now. */
export async function findImported(
  kv: Deno.Kv,
  userId: number,
  origin: string,
): Promise<CharacterRow | null> {
  const { value: moved } = await kv.get<number>(keys.importedCharacter(userId, origin));
  const { value: drawn } = await kv.get<string>(keys.generationByImage(origin));
  const generation = drawn === null
    ? null
    : (await kv.get<GenerationRow>(keys.generation(drawn))).value;
  const id = moved ?? generation?.characterId;
  if (id === undefined || id === null) return null;
  const { value: row } = await kv.get<CharacterRow>(keys.character(id));
  return row?.userId === userId ? row : null;
}

/** Adds a character with its picture, which is stored already; null without its account. */
export function addImported(
  kv: Deno.Kv,
  row: CharacterRow & { origin: string },
  { seed, unsavedUntil }: Pick<GenerationRow, "seed" | "unsavedUntil">,
): Promise<CharacterRow | null | Conflict> {
  const { id, userId, generationId, imageKey, alt } = row;
  const generation: GenerationRow = {
    id: generationId,
    owner: userOwner(userId),
    state: "saved",
    fingerprint: row.origin,
    prompt: row.prompt,
    style: row.style,
    seed,
    traits: row.traits,
    accessories: row.accessories,
    colorScheme: row.colorScheme,
    picture: { imageKey, alt, understanding: { understood: [], guessed: [], ignored: [] } },
    characterId: id,
    createdAt: row.createdAt,
    worker: "moved",
    unsavedUntil,
  };
  return commit<CharacterRow | null>(async () => {
    const user = await kv.get(keys.user(userId));
    if (user.value === null) return { answer: null };
    const operation = atomic(kv)
      .check(user)
      .check({ key: keys.character(id), versionstamp: null })
      .set(keys.generation(generationId), generation)
      .set(keys.generationByImage(imageKey), generationId)
      .set(keys.character(id), row)
      .set(keys.characterByUser(userId, id), id)
      .set(keys.importedCharacter(userId, row.origin), id);
    if (row.slug) operation.set(keys.characterBySlug(row.slug), id);
    for (const key of kittenKeys(row)) operation.set(key, id);
    await touchCollection(kv, operation, { userId, growth: 1 });
    return { operation, answer: row };
  });
}

/** Forgets where the characters of a user came from. */
export async function forgetImported(kv: Deno.Kv, userId: number): Promise<void> {
  const selector = { prefix: keys.importedCharacters(userId) };
  for await (const { key } of kv.list(selector)) await kv.delete(key);
}
