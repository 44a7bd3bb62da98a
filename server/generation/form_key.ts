/** @module Idempotency keys of requests that come by forms. */
import { sha256 } from "../hashing/sha256.ts";

/** The same for the same form with the same contents: other contents are another request, not a conflict. */
export async function formKey(...contents: unknown[]): Promise<string> {
  return `form-${await sha256(new TextEncoder().encode(JSON.stringify(contents)))}`;
}
