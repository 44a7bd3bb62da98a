/**
 * @module A column that sticks while the page scrolls. One that is taller than the window sticks by its
 * foot, so that what stands there is reached without scrolling past the other column.
 */

/** Keeps `--height` of the element; returns what ends that. */
export function followHeight(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    element.style.setProperty("--height", `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** From 64rem on; the gap to the window's edge is 1rem. */
export const STICKY_COLUMN = "lg:sticky lg:top-[min(1rem,calc(100dvh-var(--height,0px)-1rem))]";
