/** @module A small window for another site. */

const SIZE = "width=600,height=400";

/** What of the browser's window is needed here. */
export interface Opener {
  open: (url: string, target: string, features?: string) => object | null;
  location: { assign(url: string): void };
}

/** Opens the site in a popup; where that is blocked in a new tab, and else in this very window. */
export function openPopup(url: string, window: Opener = globalThis.window): void {
  if (window.open(url, "_blank", SIZE)) return;
  if (window.open(url, "_blank")) return;
  window.location.assign(url);
}
