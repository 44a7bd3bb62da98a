/** @module How many bytes may be in memory at once for one purpose, of all senders together. */

export interface ByteBudget {
  /** Takes so many bytes from the budget; false, and takes nothing, when they are not left. */
  take(bytes: number): boolean;
  giveBack(bytes: number): void;
}

/** A budget of `limit` bytes. */
export function createByteBudget(limit: number): ByteBudget {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > limit) return false;
      taken += bytes;
      return true;
    },
    giveBack(bytes) {
      taken -= bytes;
    },
  };
}
