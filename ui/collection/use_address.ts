/**
 * Keeps the filters in the page's address, so that a reload and the way back find them again.
 *
 * @module
 */
import { useEffect } from "react";
import { collectionAddress, type Filters, readFilters } from "../../lib/collection/filters.ts";

/** Calls `onReturn` with the filters of the address when a person goes back or forward. */
export function useAddress(onReturn: (filters: Filters) => void): void {
  useEffect(() => {
    const read = () => onReturn(readFilters(new URLSearchParams(location.search)));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);
}

/** Every choice is a step back; a search is one, however many letters it had on its way. */
export function writeAddress(filters: Filters, { typing }: { typing: boolean }): void {
  const address = collectionAddress(filters);
  if (address === location.pathname + location.search) return;
  const isSameSearch = typing && history.state?.typing;
  history[isSameSearch ? "replaceState" : "pushState"]({ typing }, "", address);
}
