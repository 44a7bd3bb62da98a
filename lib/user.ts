/** @module The signed-in user as every response shows them. */

/** Who an account belongs to, and what that entitles to. */
export interface Account {
  /** Counts up from 1. */
  id: number;
  /** As chosen; unique without regard to case. */
  username: string;
  /** Present with Premium Lifetime. */
  isPremium?: true;
}

/** The account with its balance. */
export interface User extends Account {
  /** Credits that can be spent now. */
  remainingGenerations: number;
}
