/** @module What its owner says of a character that is kept in memory: a part of its row. */
import type { Memorial } from "../../../lib/memorials/memorial.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import type { CharacterRow } from "./character_row.ts";
import { touchCollection } from "./collections.ts";

/** Sets it, or takes it away; null when the user has no such character. */
export function setMemorial(
  kv: Deno.Kv,
  { id, userId, memory }: { id: number; userId: number; memory: Memorial | null },
): Promise<CharacterRow | null | Conflict> {
  return commit<CharacterRow | null>(async () => {
    const stored = await kv.get<CharacterRow>(keys.character(id));
    if (stored.value?.userId !== userId) return { answer: null };
    const { memory: _, ...rest } = stored.value;
    const row: CharacterRow = { ...rest, ...(memory && { memory }) };
    const operation = atomic(kv).check(stored).set(stored.key, row);
    await touchCollection(kv, operation, { userId, growth: 0 });
    return { operation, answer: row };
  });
}
