/**
 * The pictures of several characters in a ZIP.
 *
 * @module
 */
import type { SavedCharacter } from "../character.ts";
import { AT_ONCE } from "../characters/deletion.ts";
import { showToast } from "../toast.ts";

/** Leaves the file to the browser: it may be larger than a phone's memory. Very many come in several. */
export function downloadZip(characters: readonly SavedCharacter[]): void {
  for (let start = 0; start < characters.length; start += AT_ONCE) {
    const ids = characters.slice(start, start + AT_ONCE).map(({ id }) => id);
    const link = document.createElement("a");
    link.href = `/api/characters/archive?ids=${ids.join(",")}`;
    link.download = "";
    link.click();
  }
  showToast({ title: "Download started", tone: "success" });
}
