/**
 * @module The id under which a request is found in the log. Every answer carries it as `X-Request-Id`.
 */

/** 80 random bits. */
const ID_LENGTH = 20;

/** Random bytes are asked for in bulk: one call of the system for hundreds of ids. */
const POOL_BYTES = 5_000;

/** What an id of a proxy may be: nothing that could break a log or a header. */
const HARMLESS = /^[\w.:-]{8,64}$/;

let pool = "";
let used = 0;

/** A new one. */
export function newRequestId(): string {
  if (used === pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(POOL_BYTES)).toHex();
    used = 0;
  }
  return pool.slice(used, used += ID_LENGTH);
}

/** The id that a trusted proxy gave, or a new one when it gave none that is harmless. */
export function acceptedRequestId(given: string | undefined): string {
  return given !== undefined && HARMLESS.test(given) ? given : newRequestId();
}
