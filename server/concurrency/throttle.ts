/** @module Work that many calls ask for, done once in a while for all of them. */

/** Runs its work some time after the first call of {@link Throttle.schedule}, for all calls until then. */
export interface Throttle {
  /** The work runs after the pause, if it is not planned already. The process does not wait for it. */
  schedule(): void;
  /** Runs the work now and waits for it. What was planned is cancelled. */
  flush(): Promise<void>;
}

/** Throttles `work` to one run in `everyMs`. `onError` gets what a planned run throws; `flush` throws it. */
export function createThrottle(
  work: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await work();
  }

  return {
    schedule() {
      if (timer !== undefined) return;
      timer = setTimeout(() => flush().catch(onError), everyMs);
      Deno.unrefTimer(timer);
    },
    flush,
  };
}
