/**
 * What to say when no route answers: 405 with `Allow` when the URL exists under another method.
 *
 * @module
 */
import type { Context, Hono } from "hono";
import { METHOD_NAME_ALL } from "hono/router";
import type { AppEnv } from "./env.ts";

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** The JSON answer for a URL that nothing answered. */
export function noRoute(c: Context, app: Hono<AppEnv>): Response {
  const allowed = allowedMethods(app, c.req.path);
  if (allowed.length === 0 || allowed.includes(c.req.method)) {
    return c.json({ message: "There is nothing at this address." }, 404);
  }
  c.header("Allow", allowed.join(", "));
  return c.json({ message: `This address does not answer ${c.req.method}.` }, 405);
}

/**
 * The methods that have a route of their own at this path, HEAD included where GET is. Routes for every
 * path, like the pages', do not make an API URL exist.
 */
function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const ownRoutesOnly = path.startsWith("/api/");
  const allowed = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) =>
      route.method !== METHOD_NAME_ALL && !(ownRoutesOnly && route.path === "/*")
    )
  );
  return allowed.includes("GET") ? ["HEAD", ...allowed] : allowed;
}
