/**
 * The pictures of several characters in one ZIP.
 *
 * @module
 */
import type { SavedCharacter } from "../character.ts";
import { saveFile } from "../characters/save_file.ts";
import { showToast } from "../toast.ts";

export async function downloadZip(characters: readonly SavedCharacter[]): Promise<void> {
  const ids = characters.map(({ id }) => id);
  try {
    const response = await fetch("/api/characters/download", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ids }),
    });
    if (!response.ok) throw new Error(`No ZIP: ${response.status}`);
    saveFile(await response.blob(), "purrtrait-characters.zip");
    showToast({ title: "Download started", tone: "success" });
  } catch {
    showToast({
      title: "Download failed",
      description: "Failed to download image",
      tone: "destructive",
    });
  }
}
