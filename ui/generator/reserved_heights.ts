/**
 * @module The heights of what the draft fills, kept for a reload: the draft is in the browser, so the
 * server's page does not have it. `static/before_hydration.js` sets each as `--kept-…` before the first
 * paint.
 */
import { tabStorage } from "../storage/tab_storage.ts";

/** Classes that reserve the height an element had. */
export const RESERVED_HEIGHT = {
  receipt: "min-h-[var(--kept-receipt,0)]",
  stage: "min-h-[max(4rem,var(--kept-stage,0px))]",
  picture: "min-h-[max(13rem,var(--kept-stage,0px))]",
};

/** Until then a person reads; afterwards what moves is what they moved. */
const FIRST_TOUCH = ["pointerdown", "keydown"];

/** Keeps the heights under `root` when the page goes. Returns how to stop. */
export function reserveHeights(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("pagehide", () => keep(root), { signal });
  for (const type of FIRST_TOUCH) addEventListener(type, release, { signal, capture: true });
  return () => stop.abort();
}

function keep(root: HTMLElement): void {
  const heights = Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>("[data-kept-height]")]
      .map((element) => [element.dataset.keptHeight, element.offsetHeight]),
  );
  tabStorage.setItem("keptHeights", JSON.stringify({ width: innerWidth, heights }));
}

/** From now on everything is as high as it is. */
function release(): void {
  const { style } = document.documentElement;
  for (const name of ["receipt", "stage"]) style.removeProperty(`--kept-${name}`);
}
