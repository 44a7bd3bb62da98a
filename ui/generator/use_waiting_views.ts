/**
 * Loads what a wait shows.
 *
 * @module
 */
import { useEffect, useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";

type Views = typeof import("./waiting_views.ts");

/** The views of a wait; undefined until one is needed and loaded. */
export function useWaitingViews(isNeeded: boolean): Views | undefined {
  const [views, setViews] = useState<Views>();
  useEffect(() => {
    if (!isNeeded || views) return;
    lazyImport(() => import("./waiting_views.ts")).then((loaded) => loaded && setViews(loaded));
  }, [isNeeded, views]);
  return views;
}
