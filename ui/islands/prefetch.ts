/**
 * @module Scripts for a later press, such as dialogs and messages, come into the browser's cache while it
 * has nothing else to do. A press is then answered without a connection, too. They do not run before they
 * are needed.
 */
import { whenIdle } from "./when_idle.ts";

type Connection = { saveData?: boolean };

let complete = false;

/** Whether everything is in the browser's cache. */
export function hasPrefetched(): boolean {
  return complete;
}

/** Fetches what the server has named, once the page has loaded; nothing for who saves data. */
export function prefetch(): void {
  const script = document.querySelector<HTMLScriptElement>("script[data-prefetch]");
  const { connection } = navigator as { connection?: Connection };
  if (!script || connection?.saveData) return;
  // The load event waits for the script that this is part of. What does not come now is loaded by the press
  // that needs it.
  addEventListener("load", () => whenIdle(() => fetchAll(script).catch(() => {})));
}

/** One after the other, so that what is pressed meanwhile waits for little. */
async function fetchAll({ src, dataset }: HTMLScriptElement): Promise<void> {
  for (const path of dataset.prefetch!.split(" ")) {
    const response = await fetch(new URL(`../${path}`, src), { priority: "low" });
    // Only what was read to its end is kept.
    await response.text();
  }
  complete = true;
}
