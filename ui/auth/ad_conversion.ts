/**
 * @module Reports a new account to the social ad platform, where the site has a pixel there and the person
 * has allowed it. It is one request without any script or cookie of theirs, and it names the account's
 * number alone.
 */

/** Fires the conversion `reg_<user id>`. It outlives the page, and its failure is ignored. */
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
  fetch(`https://www.facebook.com/tr?${query}`, {
    mode: "no-cors",
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
  })
    .catch(() => undefined);
}
