/** @module Slots for tasks that run side by side: who finds none free waits in line. */

type Line = (() => void)[];

/** Which line a task waits in: low priority gets a slot when nothing else waits. */
export type Priority = "normal" | "low";

/** A fixed number of slots. */
export interface Slots {
  /** Resolves once a slot is this task's; first come, first served within a line. */
  acquire(priority?: Priority): Promise<void>;
  /** Gives a slot back, to the first in line. */
  release(): void;
  /** How many are free. */
  free(): number;
}

/** So many slots, all free. */
export function createSlots(count: number): Slots {
  const lines: Record<Priority, Line> = { normal: [], low: [] };
  let free = count;

  return {
    async acquire(priority = "normal") {
      if (free > 0) free--;
      else await new Promise<void>((acquired) => lines[priority].push(acquired));
    },
    release() {
      const next = lines.normal.shift() ?? lines.low.shift();
      if (next) next();
      else free++;
    },
    free: () => free,
  };
}
