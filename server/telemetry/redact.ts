/**
 * @module Text without secrets, for logs and traces. Errors of other software repeat what they were given:
 * URLs with signatures, credentials, e-mail addresses.
 */

/** What is secret in a text, and what stands in its place. */
const SECRETS: [RegExp, string][] = [
  // The query of a URL: signatures, tokens, what people searched for.
  [/\?[\w.%~+[\]-]+=[^\s"'`<>)\]}]*/g, "?[redacted]"],
  // Name and password in a URL.
  [/\/\/[^\s/@"']+@/g, "//[redacted]@"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 [redacted]"],
  // API keys.
  [/\bpurr_[\w-]{8,}/g, "[redacted]"],
  // Session cookies.
  [/\b((?:__Host-)?session)=[\w.-]+/g, "$1=[redacted]"],
  // A whole key is enough to see a picture; its beginning is enough to find it in the log.
  [/\bpictures\/((?:[\w-]{1,4}\/)?[\w-]{6})[\w-]{18}/g, "pictures/$1[redacted]"],
  // Keys of Stripe and OpenAI.
  [/\b(?:[spr]k|whsec)[_-][\w-]{8,}/g, "[redacted]"],
  // The last label has letters only: `hono@4.13.19` in a stack is a package.
  [/[\w.+-]{1,64}@(?:[\w-]+\.)+[a-z]{2,}\b/gi, "[redacted e-mail]"],
];

/** The text with every secret replaced. */
export function redact(text: string): string {
  return SECRETS.reduce((rest, [secret, instead]) => rest.replaceAll(secret, instead), text);
}
