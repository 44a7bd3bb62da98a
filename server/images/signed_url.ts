/**
 * @module URLs that show one picture until a moment, and cannot be made or altered without the secret.
 */

const HMAC = { name: "HMAC", hash: "SHA-256" };

/** What a URL says besides the picture's key. */
export interface UrlSeal {
  /** Seconds since 1970. */
  expires: number;
  /** Base64url. */
  signature: string;
}

/** The seal that lets this key be read until `expires`. */
export async function signUrl(
  secret: Uint8Array<ArrayBuffer>,
  key: string,
  expires: number,
): Promise<UrlSeal> {
  const signature = await crypto.subtle.sign(HMAC, await hmacKey(secret), sealed(key, expires));
  return {
    expires,
    signature: new Uint8Array(signature).toBase64({ alphabet: "base64url", omitPadding: true }),
  };
}

/** Whether `signUrl` made this seal for this key; says nothing about the time. */
export async function isSealGenuine(
  secret: Uint8Array<ArrayBuffer>,
  key: string,
  { expires, signature }: UrlSeal,
): Promise<boolean> {
  const bytes = decode(signature);
  // `verify` compares in constant time.
  return bytes !== null &&
    await crypto.subtle.verify(HMAC, await hmacKey(secret), bytes, sealed(key, expires));
}

function hmacKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, HMAC, false, ["sign", "verify"]);
}

/** A line break occurs in neither part, so that no two pairs sign the same text. */
function sealed(key: string, expires: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${key}\n${expires}`);
}

function decode(signature: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(signature, { alphabet: "base64url" });
  } catch {
    return null;
  }
}
