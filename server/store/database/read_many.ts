/** @module Reading rows whose keys are known. */

/** Most keys that one read can name. */
const KEYS_AT_ONCE = 10;

/** The rows at these keys in their order; null where there is none. */
export async function readMany<Row>(
  kv: Deno.Kv,
  keys: readonly Deno.KvKey[],
): Promise<(Row | null)[]> {
  const reads: Promise<Deno.KvEntryMaybe<Row>[]>[] = [];
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    reads.push(kv.getMany<Row[]>(keys.slice(start, start + KEYS_AT_ONCE)));
  }
  return (await Promise.all(reads)).flat().map(({ value }) => value);
}
