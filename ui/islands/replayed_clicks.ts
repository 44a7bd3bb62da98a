/**
 * @module Buttons of an island that were pressed before it was hydrated. `static/before_hydration.js` keeps
 * them on the island's marker.
 */

/** The marker of an island, with the buttons that were pressed, each once and in order. */
export type ClickedMarker = Element & { clickedEarly?: Set<HTMLButtonElement> };

/** Presses them again; to be called when the island's effects have run. */
export function replayClicks(marker: ClickedMarker): void {
  for (const button of take(marker)) {
    if (button.isConnected) button.click();
  }
}

/** Sends the form of the last one without scripts, because the island cannot be loaded. */
export function submitWithoutScripts(marker: ClickedMarker): void {
  take(marker).findLast(({ type }) => type === "submit")?.form?.submit();
}

function take(marker: ClickedMarker): HTMLButtonElement[] {
  const buttons = [...marker.clickedEarly ?? []];
  delete marker.clickedEarly;
  for (const button of buttons) delete button.dataset.tapped;
  return buttons;
}
