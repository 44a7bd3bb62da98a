/** @module Keeps toasts away from what has the focus; loaded with the first of them. */

addEventListener("focusin", leaveFocus);

/**
 * Moves the region of toasts to the other edge of the window, foot or top, where the toast covers what has the
 * focus.
 */
export function leaveFocus(): void {
  const toast = document.querySelector(".toasts li");
  const focused = document.querySelector(":focus:not(.toasts *)");
  if (!toast || !focused) return;
  const a = focused.getBoundingClientRect();
  const b = toast.getBoundingClientRect();
  if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) {
    toast.parentElement!.toggleAttribute("data-at-top");
  }
}
