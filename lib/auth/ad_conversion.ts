/**
 * Tells the social ad platform that an advertisement led to a new account, where the site has a pixel
 * there. It is one request without any script of theirs, and it says nothing but the account's number.
 *
 * @module
 */

/** Fires the conversion `reg_<user id>`. It outlives the page, and its failure is nobody's concern. */
export function reportRegistration(
  pixelId: string,
  userId: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): void {
  const query = new URLSearchParams({
    id: pixelId,
    ev: "CompleteRegistration",
    eid: `reg_${userId}`,
    noscript: "1",
  });
  fetch(`https://www.facebook.com/tr?${query}`, { mode: "no-cors", keepalive: true })
    .catch(() => undefined);
}
