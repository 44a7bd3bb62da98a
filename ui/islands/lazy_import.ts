/**
 * Code that is loaded when somebody needs it.
 *
 * @module
 */
import { showToast } from "../toast/toast.ts";

/** The module; undefined when the connection did not bring it, which the person is told. */
export async function lazyImport<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await load();
  } catch {
    showToast({
      title: "That did not open",
      description: "Please check your connection and try again.",
      tone: "destructive",
    });
  }
}
