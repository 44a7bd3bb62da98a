/** @module `HEAD`: Hono routes it like `GET` and drops the body, and with it the length. */
import type { Context, MiddlewareHandler, Next } from "hono";

/** Bodies that are made while they are sent: `GET` does not state their length either. */
const STREAMED = ["application/zip", "text/event-stream"];

/** Answers `HEAD` with the length that `GET` would have. */
export function headLength(): MiddlewareHandler {
  return (c, next) => c.req.method === "HEAD" ? addLength(c, next) : next();
}

async function addLength(c: Context, next: Next): Promise<void> {
  await next();
  if (!c.res.body) return;
  const { headers, status } = c.res;
  if (STREAMED.includes(headers.get("Content-Type") ?? "")) return await c.res.body.cancel();
  const { length } = await c.res.bytes();
  const own = new Headers(headers);
  own.set("Content-Length", String(length));
  c.res = undefined;
  c.res = new Response(null, { status, headers: own });
}
