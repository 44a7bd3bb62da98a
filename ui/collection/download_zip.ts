/** @module The pictures of several characters in a ZIP. */
import type { SavedCharacter } from "../../lib/character.ts";
import { MAX_SELECTED } from "../../lib/limits.ts";
import { lazyImport } from "../islands/lazy_import.ts";
import { showToast } from "../toast/toast.ts";
import type { ArchiveProgress } from "./archives.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Leaves the file to the browser: it may be larger than a phone's memory. Very many come in several. */
export async function downloadZip(
  characters: readonly SavedCharacter[],
  onProgress: (progress?: ArchiveProgress) => void,
): Promise<void> {
  const ids = characters.map(({ id }) => id);
  const total = Math.ceil(ids.length / MAX_SELECTED);
  if (total > 1) {
    onProgress({ n: 1, total });
    const module = await lazyImport(() => import("./archives.ts"));
    return module ? await module.downloadArchives(ids, onProgress) : onProgress();
  }
  const link = document.createElement("a");
  link.href = `/api/user/characters/archive?ids=${ids.join(",")}`;
  link.download = "";
  link.click();
  showToast({ title: t("Download started"), tone: "success" });
}
