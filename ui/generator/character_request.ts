/** @module Asks the server for a character and hears how the drawing goes. */
import type { GeneratedCharacter } from "../../lib/character.ts";
import type { DrawRequest } from "./draw_request.ts";
import { type DrawingProblem, type Listener, readDrawing } from "./drawing_answer.ts";
import { sleep } from "../../lib/sleep.ts";

/** What came of a request. */
export type Answer = { character: GeneratedCharacter } | DrawingProblem;

export interface RequestOptions extends Listener {
  /** The photo a request can be about, as a data URL. */
  photo?: string;
  fetch?: typeof fetch;
  /** How long to wait before asking again after a broken connection. */
  pauseMs?: number;
}

/** Long enough for a phone to change its network, short enough not to look stuck. */
const PAUSE_MS = 1000;

/** First with progress; if the connection breaks, once more and plainly, for whatever is between us. */
const ACCEPTED = ["text/event-stream", "application/json"];

/**
 * The answer to a request. When the connection breaks it asks once again under the same key, so the server
 * hands over what it drew meanwhile. Never throws.
 */
export async function requestCharacter(
  request: DrawRequest,
  { photo, fetch = globalThis.fetch, pauseMs = PAUSE_MS, ...listener }: RequestOptions = {},
): Promise<Answer> {
  for (const accept of ACCEPTED) {
    if (accept !== ACCEPTED[0]) await sleep(pauseMs);
    try {
      const response = await send(request, photo, accept, fetch);
      const answer = await readDrawing<GeneratedCharacter>(response, listener);
      if (answer) return "body" in answer ? { character: answer.body } : answer;
    } catch {
      continue;
    }
  }
  return { status: 0 };
}

function send(
  { key, withPhoto, by: _, ...request }: DrawRequest,
  photo: string | undefined,
  accept: string,
  fetch: typeof globalThis.fetch,
) {
  return fetch("/api/characters/generate", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: accept, "Idempotency-Key": key },
    body: JSON.stringify({ ...request, ...(withPhoto && { sourceImage: photo }) }),
  });
}
