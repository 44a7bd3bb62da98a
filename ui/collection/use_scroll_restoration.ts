/** @module Restores the place in a long list after coming back or reloading. */
import { useEffect } from "react";

/** A list that is loaded page by page. */
export interface LoadedList {
  /** How many are shown. */
  count(): number;
  /** Adds the next page, if there is one. */
  showMore(): Promise<void>;
}

/** Where a person was when they left; kept in the history's entry, as the URL is. */
interface ReturnPoint {
  /** How many were shown. */
  shown: number;
  /** In pixels from the top. */
  scroll: number;
}

/** So many are loaded anew at most; more would take too long. */
const MAX_SHOWN = 600;

/** Remembers in the history entry how far the list is loaded and scrolled, and goes there again. */
export function useScrollRestoration(list: LoadedList): void {
  useEffect(() => {
    goTo(history.state?.place);
    const remember = () => {
      const place: ReturnPoint = { shown: list.count(), scroll: scrollY };
      history.replaceState({ ...history.state, place }, "");
    };
    addEventListener("pagehide", remember);
    return () => removeEventListener("pagehide", remember);
  }, []);

  /** A place on the first page the browser finds itself. */
  async function goTo(place?: ReturnPoint) {
    if (place && await fillUp(list, place.shown)) scrollTo(0, place.scroll);
  }
}

/** Loads pages until `shown` are there. True if that took any. */
export async function fillUp({ count, showMore }: LoadedList, shown: number): Promise<boolean> {
  const first = count();
  for (let before = 0; before < count() && count() < Math.min(shown, MAX_SHOWN);) {
    before = count();
    await showMore();
  }
  return count() > first;
}
