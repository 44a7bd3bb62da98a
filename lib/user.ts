/**
 * The signed-in user as every response shows them.
 *
 * @module
 */

export interface User {
  /** Counts up from 1. */
  id: number;
  /** As chosen; unique without regard to case. */
  username: string;
  /** Credits that can be spent now. */
  remainingGenerations: number;
  /** Present with Premium Lifetime. */
  isPremium?: true;
}
