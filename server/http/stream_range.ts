/**
 * @module A file that is made while it is sent, and parts of it: RFC 9110, section 14. A download that
 * broke off goes on where it ended; the file is made again for it and never held in memory.
 */
import type { Context } from "hono";
import { IN_PARTS, isSameFile, partOf } from "./range.ts";

type Bytes = Uint8Array<ArrayBufferLike>;

/** Such a file. */
export interface StreamedFile {
  /** Another one when any byte is another. */
  etag: string;
  /** Its bytes, the same at each call. */
  open(): ReadableStream<Bytes>;
  headers: Record<string, string>;
}

/** 200 with the file, 206 with the one range that is asked for, or 416. */
export async function answerStream(
  c: Context,
  { etag, open, headers }: StreamedFile,
): Promise<Response> {
  const all = { ...headers, ...IN_PARTS, ETag: etag };
  const asked = c.req.method === "GET" ? c.req.header("range") : undefined;
  if (asked === undefined || !isSameFile(c.req.header("if-range"), etag)) {
    return c.body(open(), 200, all);
  }
  const { status, contentRange, start, end } = partOf(await lengthOf(open()), asked);
  if (!contentRange) return c.body(open(), 200, all);
  const ranged = { ...all, "Content-Range": contentRange };
  if (status === 416) return c.body(null, 416, ranged);
  const length = { "Content-Length": String(end - start) };
  return c.body(open().pipeThrough(part(start, end)), 206, { ...ranged, ...length });
}

async function lengthOf(stream: ReadableStream<Bytes>): Promise<number> {
  let length = 0;
  for await (const chunk of stream) length += chunk.byteLength;
  return length;
}

/** Lets the bytes from `start` to before `end` through. */
function part(start: number, end: number): TransformStream<Bytes, Bytes> {
  let at = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const from = Math.max(start - at, 0);
      const to = Math.min(end - at, chunk.byteLength);
      at += chunk.byteLength;
      if (from < to) controller.enqueue(chunk.subarray(from, to));
      if (at >= end) controller.terminate();
    },
  });
}
