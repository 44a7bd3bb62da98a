/** @module Whether the database takes writes. */
import { DAY_MS } from "../../../lib/durations.ts";
import { keys } from "../keys.ts";

/** Writes one small row, always the same. Throws when it cannot. */
export async function probeWrite(kv: Deno.Kv): Promise<void> {
  await kv.set(keys.writeProbe, { at: new Date().toISOString() }, { expireIn: DAY_MS });
}
