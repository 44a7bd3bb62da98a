/**
 * @module Where a picture is in an answer: as base64 in JSON or in the events of a stream, or at a URL.
 */
import { Stream } from "openai/streaming";
import { GarbledAnswer, InterruptedAnswer } from "./outcomes.ts";
import type { PictureHosts } from "./picture_hosts.ts";

/** A picture in an answer. */
export interface SentPicture {
  /** Whether it is the finished one, or one on the way to it. */
  isFinished: boolean;
  b64_json?: unknown;
  url?: unknown;
  /** What the service counted for its bill. */
  tokens?: number;
}

/** Far above what a picture of this size weighs. */
const MAX_BASE64_LENGTH = 64 * 1024 * 1024;

const DATA_URL = /^data:image\/[\w.+-]+;base64,/;

interface Usage {
  usage?: { total_tokens?: unknown };
}

/** The events in the stream of a picture, as far as we need them. */
interface StreamedEvent extends Usage {
  type?: string;
  b64_json?: unknown;
  url?: unknown;
}

interface JsonAnswer extends Usage {
  data?: { b64_json?: unknown; url?: unknown }[];
}

/**
 * The pictures of an answer; the last one is the finished one. Throws `GarbledAnswer` for an answer of another
 * kind, `InterruptedAnswer` for a stream that ends without a finished picture.
 */
export async function* sentPictures(
  response: Response,
  signal: AbortSignal,
): AsyncIterable<SentPicture> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) return yield await fromJson(response);
  if (!type.startsWith("text/event-stream")) {
    await response.body?.cancel();
    throw new GarbledAnswer("The answer is neither JSON nor a stream of events.");
  }
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort(signal.reason), { once: true });
  for await (const event of Stream.fromSSEResponse<StreamedEvent>(response, controller)) {
    const isFinished = event.type?.endsWith(".completed") === true;
    if (!isFinished && !event.type?.endsWith(".partial_image")) continue;
    yield { ...event, isFinished, ...tokensOf(event) };
    if (isFinished) return;
  }
  // The library ends a stream quietly when it is aborted or cut off.
  signal.throwIfAborted();
  throw new InterruptedAnswer("The stream ended without a picture.");
}

/** The bytes of a sent picture. Throws `GarbledAnswer` where there are none. */
export async function bytesOf(
  { b64_json, url }: SentPicture,
  hosts: PictureHosts,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof b64_json === "string" && b64_json !== "") return fromBase64(b64_json);
  if (typeof url !== "string") throw new GarbledAnswer("The answer has no picture.");
  const data = url.match(DATA_URL)?.[0];
  return data ? fromBase64(url.slice(data.length)) : await hosts.fetch(url, signal);
}

async function fromJson(response: Response): Promise<SentPicture> {
  let answer: JsonAnswer;
  try {
    answer = JSON.parse(await response.text());
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new GarbledAnswer("The answer is no JSON.", { cause });
    throw cause;
  }
  return { ...answer?.data?.[0], isFinished: true, ...tokensOf(answer) };
}

function tokensOf(answer: Usage | null): { tokens?: number } {
  const tokens = answer?.usage?.total_tokens;
  return typeof tokens === "number" ? { tokens } : {};
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > MAX_BASE64_LENGTH) throw new GarbledAnswer("The picture is too large.");
  try {
    return Uint8Array.fromBase64(text);
  } catch (cause) {
    throw new GarbledAnswer("The picture is no base64.", { cause });
  }
}
