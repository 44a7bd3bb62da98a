/**
 * A short queue in front of costly work: a few at once, some waiting, the rest sent away.
 *
 * @module
 */
import { Failure } from "../failure.ts";

export interface QueueSize {
  atOnce: number;
  waiting: number;
}

/** Does the work when it is its turn. Throws a `Failure` (busy) when too many are waiting already. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createQueue({ atOnce, waiting }: QueueSize): InTurn {
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (queue.length >= waiting) {
      throw new Failure("busy", "Many people are signing in right now. Please try again.", {
        retryAfterSeconds: 2,
      });
    }
    await new Promise<void>((done) => queue.push(done));
  }

  /** Whoever waits longest takes over the place. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running--;
  }

  return async function inTurn(work) {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
