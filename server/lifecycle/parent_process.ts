/** @module A process that lives no longer than the one that started it, however that one ends. */

/** A process gets no signal when its parent is killed, so it looks. */
const LOOK_MS = 500;

/** Calls `onEnd` once when `parentPid` is no longer the parent of this process. */
export function watchParent(parentPid: number, onEnd: () => void): void {
  const timer = setInterval(() => {
    if (Deno.ppid === parentPid) return;
    clearInterval(timer);
    onEnd();
  }, LOOK_MS);
  Deno.unrefTimer(timer);
}
