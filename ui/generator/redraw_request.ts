/**
 * @module Asks the server to draw a picture again with changes, and hears of the changed picture before it
 * is stored.
 */
import type { RedrawnCharacter } from "../../lib/redrawn.ts";
import type { RedrawRequest } from "../../lib/schemas/redraw_request.ts";
import { type DrawingProblem, type Listener, readDrawing } from "./drawing_answer.ts";

export interface RedrawOptions extends Pick<Listener, "onProgress"> {
  /** Called with the changed picture as a data URL, as soon as it is drawn. */
  onWhole?: (image: string) => void;
  fetch?: typeof fetch;
}

/** Longer than a picture waits in line and is drawn. */
const PATIENCE_MS = 160_000;

/** Never throws. */
export async function requestRedraw(
  changes: RedrawRequest,
  { onWhole, onProgress, fetch = globalThis.fetch }: RedrawOptions = {},
): Promise<{ body: RedrawnCharacter } | DrawingProblem> {
  try {
    const response = await fetch("/api/characters/redraw", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify(changes),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const onPartial = (image: string, isWhole: boolean) => isWhole && onWhole?.(image);
    return await readDrawing<RedrawnCharacter>(response, { onProgress, onPartial }) ??
      { status: 0 };
  } catch {
    return { status: 0 };
  }
}
