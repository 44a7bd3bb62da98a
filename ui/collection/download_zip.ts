/**
 * The pictures of several characters in a ZIP.
 *
 * @module
 */
import type { SavedCharacter } from "../../lib/character.ts";
import { MAX_SELECTED } from "../../lib/limits.ts";
import { showToast } from "../toast/toast.ts";

/** Leaves the file to the browser: it may be larger than a phone's memory. Very many come in several. */
export function downloadZip(characters: readonly SavedCharacter[]): void {
  for (let start = 0; start < characters.length; start += MAX_SELECTED) {
    const ids = characters.slice(start, start + MAX_SELECTED).map(({ id }) => id);
    const link = document.createElement("a");
    link.href = `/api/user/characters/archive?ids=${ids.join(",")}`;
    link.download = "";
    link.click();
  }
  showToast({ title: "Download started", tone: "success" });
}
