/**
 * @module A small panel beside the button that opened it. The browser closes it with Escape or a click
 * beside it, and gives the focus back.
 */
import { type ReactNode, type ToggleEvent, useEffect, useRef } from "react";

export interface PopoverProps {
  /** What it belongs to; it stands below or, where there is no room, above. */
  anchor: HTMLElement;
  /** Its name for screen readers. */
  label: string;
  /** Called when it is closed; take it out of the page then. */
  onClose: () => void;
  children: ReactNode;
}

/** Room between panel, anchor and the window's edges, in pixels. */
const GAP = 8;

/** Open as long as it is in the page; the focus goes to its first button or link. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = panel.current!;
    const placeHere = () => place(element, anchor);
    element.showPopover();
    placeHere();
    element.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
    // A phone that is turned.
    addEventListener("resize", placeHere);
    return () => removeEventListener("resize", placeHere);
  }, []);

  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={({ newState }: ToggleEvent) => newState === "closed" && onClose()}
      className="absolute inset-auto m-0 min-w-56 max-w-[calc(100vw-1rem)] animate-arrive rounded-card border border-line bg-surface p-2 text-ink shadow-float"
    >
      {children}
    </div>
  );
}

/** In coordinates of the page, so that it moves along when the page scrolls. */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = bottom + GAP + height <= clientHeight;
  const y = fitsBelow || top < GAP + height ? bottom + GAP : top - GAP - height;
  const x = Math.max(GAP, Math.min(left, clientWidth - width - GAP));
  panel.style.top = `${y + scrollY}px`;
  panel.style.left = `${x + scrollX}px`;
}
