/** @module Files that are dropped on the page or pasted into it. */

export interface FileFollower {
  onFile: (file: File) => void;
  /** Whether files are held over the page right now. */
  onHover: (hovering: boolean) => void;
}

/**
 * Watches the whole page: a file that misses its target would otherwise be opened in the page's place.
 * Of several the first counts. Returns how to stop.
 */
export function followOfferedFiles({ onFile, onHover }: FileFollower): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  const offer = (event: Event, { files }: DataTransfer) => {
    if (!files[0]) return;
    event.preventDefault();
    onFile(files[0]);
  };

  document.addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    onHover(true);
  }, { signal });
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!relatedTarget) onHover(false);
  }, { signal });
  document.addEventListener("drop", (event) => {
    onHover(false);
    if (event.dataTransfer) offer(event, event.dataTransfer);
  }, { signal });
  document.addEventListener("paste", (event) => {
    // Text that brings a picture of itself along is meant as text.
    if (event.clipboardData?.types.includes("text/plain")) return;
    if (event.clipboardData) offer(event, event.clipboardData);
  }, { signal });

  return () => stop.abort();
}
