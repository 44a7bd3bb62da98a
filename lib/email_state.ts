/** @module The e-mail of an account, as its owner sees it. */

/** The confirmed address, and one that waits to be confirmed. */
export interface EmailState {
  /** The address that counts; null until the first one is verified. */
  email: string | null;
  /** Whether the owner of the address has confirmed it. */
  verified: boolean;
  /** An address that will count once it is verified. */
  pending: string | null;
}
