/** @module How often entries have been shown in lists. */
import type { Period } from "../../../lib/contest/period.ts";
import { keys } from "../keys.ts";
import { atomic } from "../database/commit.ts";

/** Sums in one commit. */
const BATCH = 500;

/** Adds so many impressions to each of these entries of a month. */
export async function addImpressions(
  kv: Deno.Kv,
  period: Period,
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  const all = [...counts];
  for (let start = 0; start < all.length; start += BATCH) {
    const operation = atomic(kv);
    for (const [id, count] of all.slice(start, start + BATCH)) {
      operation.sum(keys.impressions(period, id), BigInt(count));
    }
    await operation.commit();
  }
}
