/**
 * @module A Vite plugin: an island imports its chunks without Vite's loader of their styles and preloads.
 * Each page has one style sheet for all of its islands, and the loader weighs a kilobyte on every page.
 */
import type { Plugin } from "vite";

const LOADER = /^\0vite\/preload-helper\.js$/;

/** Only the files for the browser. */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: LOADER },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
