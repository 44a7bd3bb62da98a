/**
 * @module Announces signing in and out to pages that were made before: the back button may bring one back
 * whole.
 */

/** Counts in the browser's storage how often a user signed in or out. */
const STORAGE_KEY = "sessionChanges";

/** Records that another user, or none, is signed in from now on. */
export function noteSessionChange(): void {
  write(String(Number(read()) + 1));
}

/** Loads this page anew when it is brought back after signing in or out. */
export function reloadAfterSessionChange(): void {
  const madeAfter = read();
  globalThis.addEventListener("pageshow", (event) => {
    const { persisted } = event as PageTransitionEvent;
    if (persisted && read() !== madeAfter) location.reload();
  });
}

// Where storage is forbidden the page stays as it was; every call it makes is still checked.
function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    return;
  }
}
