/** @module Downloads the picture as a file. */
import { fileSlug } from "../../lib/file_slug.ts";
import { saveFile } from "../characters/save_file.ts";
import { showToast } from "../toast/toast.ts";
import type { DraftCharacter } from "./draft.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Hands the browser the picture to keep, and says so. */
export async function downloadPicture(character: DraftCharacter): Promise<void> {
  try {
    saveFile(await fetchPicture(character), fileNameFor(character.name));
    showToast({ title: t("Download started"), tone: "success" });
  } catch {
    showToast({
      title: t("Download failed"),
      description: t("Unable to download the image. Please try again."),
      tone: "destructive",
    });
  }
}

/** `cat-character-captain-miso.png`. */
export function fileNameFor(name: string): string {
  return `cat-character-${fileSlug(name) || "unnamed"}.png`;
}

/** From our own server, wherever the picture is kept: scripts may read from nowhere else. */
async function fetchPicture({ id, imageUrl }: DraftCharacter): Promise<Blob> {
  const url = id === undefined
    ? `/api/images/download?key=${encodeURIComponent(imageUrl)}`
    : `/api/characters/${id}/download`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No picture: ${response.status}`);
  return await response.blob();
}
