/**
 * @module Links that something on the page can do at once. Opened in another tab they stay links.
 */
import type { MouseEvent } from "react";

/** Handles plain clicks with `act`, and leaves the others to the browser. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
