/**
 * @module What to say when no route answers: 405 with `Allow` when the URL exists under another method.
 */
import type { Context, Hono } from "hono";
import { METHOD_NAME_ALL } from "hono/router";
import type { AppEnv } from "./env.ts";
import { isRead } from "./read_method.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The route of all pages, and of the page that says that there is none. */
const EVERY_PATH = "/*";

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** The JSON answer for a URL that nothing answered. */
export async function noRoute(c: Context, app: Hono<AppEnv>): Promise<Response> {
  const allowed = await allowedMethods(c, app);
  if (allowed.length === 0 || allowed.includes(c.req.method)) {
    return c.json({ message: t("There is nothing at this address.") }, 404);
  }
  c.header("Allow", allowed.join(", "));
  return c.json(
    { message: t("This address does not answer {method}.", { method: c.req.method }) },
    405,
  );
}

/** The methods that have a route of their own at this path or, for a page, answer a guest. */
async function allowedMethods(c: Context, app: Hono<AppEnv>): Promise<string[]> {
  const { path } = c.req;
  const allowed = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) =>
      route.method !== METHOD_NAME_ALL && route.path !== EVERY_PATH
    )
  );
  const isPage = allowed.length === 0 && !path.startsWith("/api/") && await answersGet(c, app);
  return isPage || allowed.includes("GET")
    ? ["HEAD", "GET", ...allowed.filter((name) => name !== "GET")]
    : allowed;
}

/** Whether a page or a file is there: only the pages know. */
async function answersGet(c: Context, app: Hono<AppEnv>): Promise<boolean> {
  if (isRead(c)) return false;
  const response = await app.request(c.req.url, {}, c.env);
  await response.body?.cancel();
  return response.status !== 404;
}
