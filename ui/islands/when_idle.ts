/** @module Work that can wait for a quiet moment. */

/** Calls it when the browser has nothing else to do, at the latest after two seconds. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
