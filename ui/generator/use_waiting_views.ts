/**
 * Loads what a wait shows.
 *
 * @module
 */
import { useEffect, useState } from "react";
import { lateModule } from "../islands/late_module.ts";

type Views = typeof import("./waiting_views.ts");

/** The views of a wait; undefined until one is needed and loaded. */
export function useWaitingViews(isNeeded: boolean): Views | undefined {
  const [views, setViews] = useState<Views>();
  useEffect(() => {
    if (!isNeeded || views) return;
    lateModule(() => import("./waiting_views.ts")).then((loaded) => loaded && setViews(loaded));
  }, [isNeeded, views]);
  return views;
}
