/**
 * @module Reads the answer of a call that draws: a picture at once, or what is heard of it while it is
 * drawn.
 */
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import { readEventStream } from "./event_stream.ts";

/**
 * Why there is no picture. `status` is the HTTP status, 0 when the server could not be reached;
 * `retryAfterSeconds` is there when the server says when to come back.
 */
export interface DrawingProblem {
  status: number;
  message?: string;
  retryAfterSeconds?: number;
}

/** What is heard while the picture is being drawn. */
export interface Listener {
  onProgress?: (progress: GenerationProgress) => void;
  /** Called with the picture as far as it is, as a data URL; `isWhole` when nothing is missing any more. */
  onPartial?: (image: string, isWhole: boolean) => void;
}

/** Undefined when the answer breaks off; throws when it cannot be read. */
export async function readDrawing<Body>(
  response: Response,
  { onProgress, onPartial }: Listener,
): Promise<{ body: Body } | DrawingProblem | undefined> {
  if (!response.ok) return await readProblem(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isStream || !response.body) return { body: await response.json() };
  for await (const { event, data } of readEventStream(response.body)) {
    if (event === "progress") onProgress?.(JSON.parse(data));
    if (event === "done") return { body: JSON.parse(data) };
    if (event === "error") return JSON.parse(data);
    if (event !== "partial") continue;
    const { image, whole = false } = JSON.parse(data);
    onPartial?.(image, whole);
  }
}

async function readProblem(response: Response): Promise<DrawingProblem> {
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
