/**
 * @module Signed requests, in the form Stripe uses: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>",
 * hex>`. Checked by code of our own, because Stripe's takes a signature from the future for a good one.
 */

/** The header a signature comes in. */
export const SIGNATURE_HEADER = "Stripe-Signature";

/** How far a clock may be from ours, either way. */
const TOLERANCE_SECONDS = 300;

/** Signatures looked at: one for each secret in use, and to spare. */
const MOST_SIGNATURES = 5;

const ALGORITHM = { name: "HMAC", hash: "SHA-256" };

/** A key for {@link sign} and {@link isSigned}. */
export function signingKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, ALGORITHM, false, ["sign", "verify"]);
}

/** The header for this body. */
export async function sign(key: CryptoKey, body: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = await crypto.subtle.sign("HMAC", key, signedText(seconds, body));
  return `t=${seconds},v1=${new Uint8Array(signature).toHex()}`;
}

/** Whether exactly this body was signed with the key a short while ago. */
export async function isSigned(
  key: CryptoKey,
  body: string,
  { header, now }: { header: string | undefined; now: Date },
): Promise<boolean> {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("="));
  const seconds = Number(parts.find(([name]) => name === "t")?.[1] ?? NaN);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS)) return false;
  const signatures = parts.filter(([name, hex]) =>
    name === "v1" && /^[0-9a-f]{64}$/.test(hex ?? "")
  );
  const text = signedText(seconds, body);
  for (const [, hex] of signatures.slice(0, MOST_SIGNATURES)) {
    // Takes the same time wherever the first difference is.
    if (await crypto.subtle.verify("HMAC", key, Uint8Array.fromHex(hex!), text)) return true;
  }
  return false;
}

function signedText(seconds: number, body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${seconds}.${body}`);
}
