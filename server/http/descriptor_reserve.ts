/**
 * @module Descriptors kept for the moment in which no others are left. Without one Deno cannot even look at
 * its own stack, and ends the process.
 */

/** What the database, storage and a few answers need at once. */
const COUNT = 32;

export interface DescriptorReserve {
  /** Sets them free for use. */
  release(): void;
  /** Takes back as many as there are; whether that is all of them. */
  refill(): boolean;
}

/** A reserve that is filled; `release` lets go of it in need. */
export function createDescriptorReserve(): DescriptorReserve {
  const reserve: Deno.FsFile[] = [];

  function release(): void {
    for (const file of reserve.splice(0)) file.close();
  }

  function refill(): boolean {
    try {
      while (reserve.length < COUNT) reserve.push(Deno.openSync(import.meta.filename!));
      return true;
    } catch {
      release();
      return false;
    }
  }

  refill();
  return { release, refill };
}
