/**
 * @module Whether a person lets the site report their registration to the ad platform. It is asked only
 * where the site has a pixel there, and travels in a cookie. Without an answer nothing is sent.
 */

/** What a person can answer. */
export const AD_ANSWERS = ["allowed", "refused"] as const;
/** An answer to the question about advertising cookies. */
export type AdAnswer = (typeof AD_ANSWERS)[number];

/** Name of the cookie. */
export const AD_CONSENT_COOKIE = "ad-consent";

/** Half a year: then it is asked again. */
export const AD_CONSENT_SECONDS = 182 * 24 * 60 * 60;

/** The answer a cookie's value stands for; anything else is none. */
export function toAdAnswer(value: string | null | undefined): AdAnswer | null {
  return AD_ANSWERS.find((answer) => answer === value) ?? null;
}

/** The answer in the text of `document.cookie`. */
export function adAnswerIn(cookies: string): AdAnswer | null {
  const prefix = `${AD_CONSENT_COOKIE}=`;
  const cookie = cookies.split("; ").find((cookie) => cookie.startsWith(prefix));
  return toAdAnswer(cookie?.slice(prefix.length));
}

/** The cookie in the form `document.cookie` takes; `secure` where pages come over https. */
export function adConsentCookie(answer: AdAnswer, { secure }: { secure: boolean }): string {
  const cookie =
    `${AD_CONSENT_COOKIE}=${answer}; Path=/; Max-Age=${AD_CONSENT_SECONDS}; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
