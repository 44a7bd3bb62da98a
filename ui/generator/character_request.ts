/**
 * Asks the server for a character and hears how the drawing goes.
 *
 * @module
 */
import type { GeneratedCharacter } from "../../lib/character.ts";
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import { readEventStream } from "./event_stream.ts";
import type { DrawRequest } from "./draw_request.ts";

/**
 * What came of a request. `status` is the HTTP status, 0 when the server could not be reached;
 * `retryAfterSeconds` is there when the server says when to come back.
 */
export type Answer =
  | { character: GeneratedCharacter }
  | { status: number; message?: string; retryAfterSeconds?: number };

/** What is heard while the picture is being drawn. */
export interface Listener {
  onProgress?: (progress: GenerationProgress) => void;
  /** Called with the picture as far as it is, as a data URL. */
  onPartial?: (image: string) => void;
}

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
    if (accept !== ACCEPTED[0]) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const answer = await readAnswer(await send(request, photo, accept, fetch), listener);
      if (answer) return answer;
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

/** Undefined when the answer breaks off; throws when it cannot be read. */
async function readAnswer(
  response: Response,
  { onProgress, onPartial }: Listener,
): Promise<Answer | undefined> {
  if (!response.ok) return await readProblem(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isStream || !response.body) return { character: await response.json() };
  for await (const { event, data } of readEventStream(response.body)) {
    if (event === "progress") onProgress?.(JSON.parse(data));
    if (event === "partial") onPartial?.(JSON.parse(data).image);
    if (event === "done") return { character: JSON.parse(data) };
    if (event === "error") return JSON.parse(data);
  }
}

async function readProblem(response: Response): Promise<Answer> {
  const retryAfterSeconds = Number(response.headers.get("retry-after") ?? undefined);
  return {
    status: response.status,
    message: await readMessage(response),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  };
}

async function readMessage(response: Response): Promise<string | undefined> {
  try {
    return (await response.json()).message;
  } catch {
    return undefined;
  }
}
