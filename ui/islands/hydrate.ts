/**
 * @module The browser's half of the islands runtime: finds the markers and hydrates each island on its own.
 * It is the first script of a page, so it imports the UI runtime only when an island needs it.
 */
import type { ComponentType } from "react";
import type { HydrateOn } from "./Island.tsx";
import { replayClicks, submitWithoutScripts } from "./replayed_clicks.ts";
import { whenIdle } from "./when_idle.ts";

/** What `import.meta.glob` gives for the island files: a lazy module for each. */
export type IslandModules = Record<string, () => Promise<unknown>>;

/** Hydrates every island of the document, each when its marker says. */
export function hydrateIslands(modules: IslandModules): void {
  for (const marker of document.querySelectorAll("cat-island")) {
    const name = marker.getAttribute("name");
    const load = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1];
    if (!load) throw new Error(`Island <${name}> has no file in islands/`);
    TRIGGERS[marker.getAttribute("hydrate") as HydrateOn](marker, () => hydrate(marker, load));
  }
}

const TRIGGERS: Record<HydrateOn, (marker: Element, start: () => void) => void> = {
  load: (_marker, start) => start(),
  idle: (_marker, start) => whenIdle(start),
  visible: (marker, start) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    }, { rootMargin: "200px" });
    // The marker itself has no box (`display: contents`); its children have.
    for (const child of marker.children) observer.observe(child);
  },
};

async function hydrate(marker: Element, load: () => Promise<unknown>): Promise<void> {
  // A module that could not be fetched would not be asked for again: see importOnline.
  if (!navigator.onLine) return untilOnline();
  try {
    const [module, { hydrateRoot }, { hydratedElement, rootOptions }] = await Promise.all([
      load() as Promise<{ default: ComponentType<object> }>,
      import("react-dom/client"),
      import("./root.ts"),
    ]);
    const index = Number(marker.getAttribute("index"));
    const props = JSON.parse(marker.getAttribute("props")!) as object;
    const finish = () => {
      marker.setAttribute("hydrated", "");
      replayClicks(marker);
    };
    // Effects may have changed the state: what is pressed is what that renders.
    const element = hydratedElement(module.default, props, index, () => setTimeout(finish));
    hydrateRoot(marker, element, rootOptions(index));
  } catch (error) {
    untilOnline();
    if (navigator.onLine) throw error;
  }

  /** Until the connection is back the island stays what the server rendered. */
  function untilOnline() {
    submitWithoutScripts(marker);
    addEventListener("online", () => hydrate(marker, load), { once: true });
  }
}
