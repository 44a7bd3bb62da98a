/**
 * @module Random names: of a request, so that asked twice it is drawn and charged once, and of a picture's
 * chance.
 */

/** 128 bits: no two people ever get the same. */
const KEY_BYTES = 16;

/** A fresh name. `crypto.randomUUID` would be shorter, but is absent on plain http outside localhost. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
