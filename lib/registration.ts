/** @module Who may open an account: everyone, people with an invitation, or no one. */

/** Every mode, the most open first. */
export const REGISTRATION_MODES = ["open", "invitation", "closed"] as const;
/** Who may open an account. */
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** The longest text that is looked up as an invitation. */
export const MAX_INVITATION_LENGTH = 64;

/** What the sign-in page says of opening an account. */
export interface RegistrationNotice {
  /** Who may open an account. */
  mode: RegistrationMode;
  /** Whether the invitation in the page's URL can still be used; absent without one. */
  invited?: boolean;
}

/** The URL that carries an invitation. */
export function invitationUrl(origin: string, token: string): string {
  return `${origin}/auth?invitation=${encodeURIComponent(token)}`;
}
