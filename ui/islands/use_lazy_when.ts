/** @module A module that a component loads once it is needed. */
import { useEffect, useState } from "react";
import { lazyImport } from "./lazy_import.ts";

/** The module; undefined until it is needed and loaded. */
export function useLazyWhen<Module>(
  isNeeded: boolean,
  load: () => Promise<Module>,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (!isNeeded || module) return;
    // Wrapped, because a module may be taken for a function that makes the state.
    lazyImport(load).then((loaded) => loaded && setModule(() => loaded));
  }, [isNeeded, module]);
  return module;
}
