/** @module Imports that can be tried again. */
import { hasPrefetched } from "./prefetch.ts";

/**
 * The module. Rejects at once without a connection, unless it has been fetched ahead: browsers remember a module
 * that could not be fetched until the page is loaded anew, and do not ask for it again.
 */
export function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  // Tests run where nothing says whether there is one.
  return navigator.onLine === false && !hasPrefetched() ? Promise.reject() : load();
}
