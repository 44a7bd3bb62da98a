/** @module SHA-256: the same text for the same bytes, and never for others. */

/** The hash of these bytes in hexadecimal digits, computed beside the event loop. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
