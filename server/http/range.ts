/**
 * Parts of a file: RFC 9110, section 14. A download that broke off goes on where it ended.
 *
 * @module
 */
import type { Context, MiddlewareHandler, Next } from "hono";
import parseRange from "range-parser";

/** Says that parts can be asked for. */
export const IN_PARTS = { "Accept-Ranges": "bytes" };

const UNSATISFIABLE = -1;

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
  const ranges = parseRange(file.length, asked, { combine: true });
  const own = new Headers(headers);
  c.res = undefined;
  if (ranges === UNSATISFIABLE) {
    own.set("Content-Range", `bytes */${file.length}`);
    c.res = new Response(null, { status: 416, headers: own });
    return;
  }
  const [range, second] = Array.isArray(ranges) ? ranges : [];
  if (!range || second || ranges.type !== "bytes") {
    c.res = new Response(file, { headers: own });
    return;
  }
  const { start, end } = range;
  own.set("Content-Range", `bytes ${start}-${end}/${file.length}`);
  c.res = new Response(file.subarray(start, end + 1), { status: 206, headers: own });
}

/** Whether what the client has a part of is still the file: only the same bytes can be put together. */
export function isSameFile(validator: string | undefined, etag: string | null): boolean {
  return validator === undefined || validator === etag;
}
