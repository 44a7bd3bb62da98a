/**
 * @module Keeps the filters in the page's URL, so that a reload and the way back find them again.
 */
import { useEffect } from "react";
import { collectionUrl, type Filters, readFilters } from "../../lib/collection/filters.ts";

/** Calls `onReturn` with the filters of the URL when a person goes back or forward. */
export function useUrl(onReturn: (filters: Filters) => void): void {
  useEffect(() => {
    const read = () => onReturn(readFilters(new URLSearchParams(location.search)));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);
}

/** Every choice is a step back; a search is one, however many letters it had on its way. */
export function writeUrl(filters: Filters, { typing }: { typing: boolean }): void {
  const url = collectionUrl(filters);
  if (url === location.pathname + location.search) return;
  const isSameSearch = typing && history.state?.typing;
  history[isSameSearch ? "replaceState" : "pushState"]({ typing }, "", url);
}
