/**
 * The picture as a file of somebody's own.
 *
 * @module
 */
import type { Character } from "../character.ts";
import { pictureAddress } from "../pictures/picture_address.ts";
import { showToast } from "../toast.ts";

/** Long enough to be told apart, short enough for every file system. */
const MAX_NAME_CHARACTERS = 40;

/** Hands the browser the picture to keep, and says so. */
export async function downloadPicture({ name, imageUrl }: Character): Promise<void> {
  try {
    saveAs(await fetchPicture(imageUrl), fileNameFor(name));
    showToast({ title: "Download started", tone: "success" });
  } catch {
    showToast({
      title: "Download failed",
      description: "Unable to download the image. Please try again.",
      tone: "destructive",
    });
  }
}

/** `cat-character-captain-miso.png`: letters and digits of any script, whatever else is in the name. */
export function fileNameFor(name: string): string {
  const words = name.normalize("NFC").toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const safe = [...words.join("-")].slice(0, MAX_NAME_CHARACTERS).join("");
  return `cat-character-${safe || "unnamed"}.png`;
}

async function fetchPicture(imageUrl: string): Promise<Blob> {
  // The address in use may have expired since.
  const response = await fetch(await pictureAddress(imageUrl, { fresh: true }));
  if (!response.ok) throw new Error(`No picture: ${response.status}`);
  return await response.blob();
}

function saveAs(picture: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = fileName;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
