/**
 * What to say when no route answers: 405 with `Allow` when the address exists under another method.
 *
 * @module
 */
import type { Context, Hono } from "hono";
import { METHOD_NAME_ALL } from "hono/router";
import type { AppEnv } from "./env.ts";

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** The methods this app has a route for at this path, HEAD included where GET is. */
export function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const allowed = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method !== METHOD_NAME_ALL)
  );
  return allowed.includes("GET") ? ["HEAD", ...allowed] : allowed;
}

/** The JSON answer for an API address that nothing answered. */
export function noRoute(c: Context, app: Hono<AppEnv>): Response {
  const allowed = allowedMethods(app, c.req.path);
  if (allowed.length === 0) return c.json({ message: "There is nothing at this address." }, 404);
  c.header("Allow", allowed.join(", "));
  return c.json({ message: `This address does not answer ${c.req.method}.` }, 405);
}
