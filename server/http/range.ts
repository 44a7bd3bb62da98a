/**
 * @module Parts of a file: RFC 9110, section 14. A download that broke off goes on where it ended.
 */
import type { Context, MiddlewareHandler, Next } from "hono";
import parseRange from "range-parser";

/** Says that parts can be asked for. */
export const IN_PARTS = { "Accept-Ranges": "bytes" };

/** Answers a range of what a route answers with `Accept-Ranges: bytes`; several ranges get the whole file. */
export function ranged(): MiddlewareHandler {
  return function ranged(c, next) {
    const asked = c.req.header("range");
    return asked && c.req.method === "GET" ? answerRange(c, next, asked) : next();
  };
}

async function answerRange(c: Context, next: Next, asked: string): Promise<void> {
  await next();
  const { headers, status } = c.res;
  if (status !== 200) return;
  if (headers.get("Accept-Ranges") !== "bytes") return;
  if (!isSameFile(c.req.header("if-range"), headers.get("ETag"))) return;
  const file = await c.res.bytes();
  const { status: answered, contentRange, start, end } = partOf(file.length, asked);
  const own = new Headers(headers);
  if (contentRange) own.set("Content-Range", contentRange);
  c.res = undefined;
  const body = answered === 416 ? null : file.subarray(start, end);
  c.res = new Response(body, { status: answered, headers: own });
}

/** What is sent of a file, from `start` to before `end`, and how it is announced. */
export interface Part {
  /** 200 for the whole file, 206 for one range of it, 416 where there is no such range. */
  status: 200 | 206 | 416;
  /** The header of that name; absent for the whole file. */
  contentRange?: string;
  /** Its first byte. */
  start: number;
  /** The byte after its last one. */
  end: number;
}

/** The part that a `Range` header asks for, of a file of so many bytes. Several ranges are the whole file. */
export function partOf(length: number, asked: string): Part {
  const ranges = parseRange(length, asked, { combine: true });
  if (ranges === -1) return { status: 416, contentRange: `bytes */${length}`, start: 0, end: 0 };
  const [range, second] = Array.isArray(ranges) ? ranges : [];
  if (!range || second || ranges.type !== "bytes") return { status: 200, start: 0, end: length };
  const { start, end } = range;
  return { status: 206, contentRange: `bytes ${start}-${end}/${length}`, start, end: end + 1 };
}

/**
 * Whether what the client has a part of is still the file: only the same bytes can be put together, for which a weak
 * tag does not stand (RFC 9110, section 13.1.5).
 */
export function isSameFile(validator: string | undefined, etag: string | null): boolean {
  return validator === undefined || validator === etag && !validator.startsWith("W/");
}
