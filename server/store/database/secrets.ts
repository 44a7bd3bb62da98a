/** @module Secrets that the installation makes for itself and that must outlive a restart. */
import { atomic, commit, orThrow } from "./commit.ts";
import { keys } from "../keys.ts";

/** As strong as the HMAC-SHA256 that uses it. */
const SECRET_BYTES = 32;

/** The secret with this name: 32 random bytes, made the first time it is asked for. */
export async function secretNamed(kv: Deno.Kv, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = keys.secret(name);
  const secret = await commit(async () => {
    const stored = await kv.get<Uint8Array<ArrayBuffer>>(key);
    if (stored.value) return { answer: stored.value };
    const made = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
    return { operation: atomic(kv).check(stored).set(key, made), answer: made };
  });
  return orThrow(secret, `The secret "${name}" could not be stored.`);
}
