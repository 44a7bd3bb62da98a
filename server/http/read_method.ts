/** @module Requests that read and change nothing. */
import type { Context } from "hono";

/** Whether it is a GET, or a HEAD, which Hono routes like one. */
export function isRead({ req: { method } }: Context): boolean {
  return method === "GET" || method === "HEAD";
}
