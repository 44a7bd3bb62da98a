/**
 * Brings somebody who comes back, or loads the page anew, to their place in a long list.
 *
 * @module
 */
import { useEffect } from "react";
import type { createListing } from "./listing.ts";

type LoadedListing = Pick<ReturnType<typeof createListing>, "$listing" | "showMore">;

/** Where a person was when they left; kept in the history's entry, as the address is. */
interface Place {
  /** How many characters were shown. */
  shown: number;
  /** In pixels from the top. */
  scroll: number;
}

/** So many are loaded anew at most; nobody waits for more. */
const MAX_SHOWN = 600;

export function useReturn(listing: LoadedListing): void {
  useEffect(() => {
    goTo(history.state?.place);
    const remember = () => {
      const shown = listing.$listing.get().characters.length;
      const place: Place = { shown, scroll: scrollY };
      history.replaceState({ ...history.state, place }, "");
    };
    addEventListener("pagehide", remember);
    return () => removeEventListener("pagehide", remember);
  }, []);

  /** A place on the first page the browser finds itself. */
  async function goTo(place?: Place) {
    if (place && await fillUp(listing, place.shown)) scrollTo(0, place.scroll);
  }
}

/** Loads pages until `shown` characters are there. True if that took any. */
export async function fillUp(
  { $listing, showMore }: LoadedListing,
  shown: number,
): Promise<boolean> {
  const length = () => $listing.get().characters.length;
  const first = length();
  for (let before = 0; before < length() && length() < Math.min(shown, MAX_SHOWN);) {
    before = length();
    await showMore();
  }
  return length() > first;
}
