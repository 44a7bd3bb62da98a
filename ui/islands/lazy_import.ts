/** @module Code that is loaded when it is needed. */
import { showToast } from "../toast/toast.ts";
import { importOnline } from "./import_online.ts";
import { withLoadingBar } from "./loading_bar.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The module; undefined when the connection failed, which a toast says. */
export async function lazyImport<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await withLoadingBar(importOnline(load));
  } catch {
    showToast({
      title: t("That did not open"),
      description: navigator.onLine
        ? t("Please check your connection and load the page again.")
        : t("Please check your connection and try again."),
      tone: "destructive",
    });
  }
}
