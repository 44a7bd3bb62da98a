/**
 * Code that is loaded when it is needed.
 *
 * @module
 */
import { showToast } from "../toast/toast.ts";
import { withFetchingBar } from "./fetching_bar.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The module; undefined when the connection failed, which a toast says. */
export async function lazyImport<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await withFetchingBar(load());
  } catch {
    showToast({
      title: t("That did not open"),
      description: t("Please check your connection and try again."),
      tone: "destructive",
    });
  }
}
