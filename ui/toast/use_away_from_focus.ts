/**
 * Keeps a toast away from what has the focus.
 *
 * @module
 */
import { useLayoutEffect } from "react";

/**
 * The region of toasts is at the foot of the window, and at its top while the toast would cover what has the
 * focus. `toast` is null until it is in the page.
 */
export function useAwayFromFocus(toast: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!toast) return;
    const region = toast.parentElement!;
    function leaveFocus() {
      const focused = document.querySelector(":focus");
      if (!focused || region.contains(focused) || !overlap(focused, toast!)) return;
      region.toggleAttribute("data-at-top");
    }
    region.removeAttribute("data-at-top");
    leaveFocus();
    addEventListener("focusin", leaveFocus);
    return () => removeEventListener("focusin", leaveFocus);
  }, [toast]);
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
