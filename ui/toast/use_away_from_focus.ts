/**
 * Keeps toasts away from what has the focus.
 *
 * @module
 */
import { useEffect } from "react";
import type { LoggedMessage } from "./message_log.ts";

/**
 * The region of toasts goes to the other edge of the window, foot or top, where the toast would cover what has
 * the focus. `messages` change with each toast.
 */
export function useAwayFromFocus(messages: LoggedMessage[]): void {
  useEffect(() => {
    leaveFocus();
    addEventListener("focusin", leaveFocus);
    return () => removeEventListener("focusin", leaveFocus);
  }, [messages]);
}

function leaveFocus(): void {
  const toast = document.querySelector(".toasts li");
  const focused = document.querySelector(":focus:not(.toasts *)");
  if (!toast || !focused) return;
  const a = focused.getBoundingClientRect();
  const b = toast.getBoundingClientRect();
  if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) {
    toast.parentElement!.toggleAttribute("data-at-top");
  }
}
