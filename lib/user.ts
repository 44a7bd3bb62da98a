/**
 * The signed-in user as every response shows them.
 *
 * @module
 */

export interface User {
  id: number;
  username: string;
  /** Credits that can be spent now. */
  remainingGenerations: number;
  isPremium?: true;
}
