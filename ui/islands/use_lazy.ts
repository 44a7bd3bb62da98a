/** @module A module that a component loads once it is shown. */
import { useEffect, useState } from "react";
import { lazyImport } from "./lazy_import.ts";

/** The module as soon as it is there. `load` is asked once. */
export function useLazy<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    // Wrapped, because a module may be taken for a function that makes the state.
    lazyImport(load).then((loaded) => setModule(() => loaded));
  }, []);
  return module;
}
