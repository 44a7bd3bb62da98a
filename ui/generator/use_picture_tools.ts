/**
 * Loads what a picture is changed with.
 *
 * @module
 */
import { useEffect, useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";

type Tools = typeof import("./PictureTools.tsx");

/** The tools; undefined until they are needed and loaded. */
export function usePictureTools(areNeeded: boolean): Tools | undefined {
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    if (!areNeeded || tools) return;
    lazyImport(() => import("./PictureTools.tsx")).then((loaded) => loaded && setTools(loaded));
  }, [areNeeded, tools]);
  return tools;
}
