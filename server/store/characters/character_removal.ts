/** @module Removing a character for good, deleted before or not. */
import type { CharacterRow, DeletedCharacterRow } from "./character_row.ts";
import { kittenKeys } from "./characters.ts";
import { atomic, commit, orThrow } from "../database/commit.ts";
import type { GenerationRow } from "../generations/generation_row.ts";
import { recentKey } from "../generations/generations.ts";
import { keys } from "../keys.ts";

/**
 * Removes every row of a character and the generation that drew it; its picture is for the caller to
 * remove. Does nothing when there is no such character. The count of its owner's collection stays, because
 * neither a deleted account nor a character deleted before has one to keep right.
 */
export async function removeCharacter(kv: Deno.Kv, id: number): Promise<void> {
  const removed = await commit<void>(async () => {
    const [kept, deleted] = await kv.getMany<[CharacterRow, DeletedCharacterRow]>([
      keys.character(id),
      keys.deletedCharacter(id),
    ]);
    const row = kept.value ?? deleted.value;
    if (!row) return { answer: undefined };
    const { userId, generationId, imageKey, slug } = row;
    const generation = await kv.get<GenerationRow>(keys.generation(generationId));
    const operation = atomic(kv).check(kept).check(deleted).check(generation)
      .delete(kept.key)
      .delete(keys.characterByUser(userId, id))
      .delete(deleted.key)
      .delete(generation.key)
      .delete(keys.generationByImage(imageKey));
    if (slug) operation.delete(keys.characterBySlug(slug));
    for (const key of kittenKeys(row)) operation.delete(key);
    if (deleted.value) {
      const { until } = deleted.value;
      operation.delete(keys.deletedCharacterByUser(userId, until, id))
        .delete(keys.deletedCharacterUntil(until, id));
    }
    const { owner, idempotencyKey } = generation.value ?? {};
    const recent = generation.value && recentKey(generation.value);
    if (recent) operation.delete(recent);
    if (owner && idempotencyKey) operation.delete(keys.idempotency(owner, idempotencyKey));
    return { operation, answer: undefined };
  });
  orThrow(removed, `Character ${id} could not be removed.`);
}
