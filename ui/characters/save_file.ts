/** @module Hands the browser a file to keep. */

/** Long enough for the browser to have read it. */
const READ_WITHIN_MS = 60_000;

/** Starts a download of `file` under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}
