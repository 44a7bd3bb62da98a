/** @module The generations of an account, found through its ledger. */
import { findGeneration } from "../store/generations/generation_lookups.ts";
import type { GenerationRow } from "../store/generations/generation_row.ts";
import { eachEntry } from "../store/credits/statement.ts";

/**
 * The pictures a user paid for and still has, the oldest first. The ledger is their index: a generation is
 * settled by the commit that writes its entry.
 */
export async function* eachPaidGeneration(
  kv: Deno.Kv,
  userId: number,
): AsyncIterable<GenerationRow> {
  for await (const { kind, reference } of eachEntry(kv, userId)) {
    const row = kind === "generation" ? await findGeneration(kv, reference) : null;
    if (row) yield row;
    // A litter and a story are paid for once.
    for (const id of row?.litter?.filter((id) => id !== row.id) ?? []) {
      const generation = await findGeneration(kv, id);
      if (generation) yield generation;
    }
  }
}
