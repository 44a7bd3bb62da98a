/**
 * @module Every URL there is, found in the application and in the folder of the pages: what is added later
 * is tested automatically.
 */
import type { Hono } from "hono";
import { METHOD_NAME_ALL } from "hono/router";
import type { AppEnv } from "../../server/http/env.ts";

export interface Route {
  method: string;
  /** As registered, e.g. `/api/account/sessions/:id`. */
  pattern: string;
  /** Method and pattern. */
  name: string;
}

/** What stands in a URL when nothing better is known. */
const PARAMETERS: Record<string, string> = {
  kind: "pictures",
  name: `${"A".repeat(24)}.png`,
  period: "2026-01",
};

/** A parameter in a pattern, with the form it must have, if any: `:id`, `:id{[0-9]+}`. */
export const PARAMETER = /:(\w+)(\{[^/]*\})?/g;

/** The same page for every visitor: browsers keep it, signed in or not. */
export const OFFLINE_PAGE = "/offline";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** Every route with a method and a URL of its own. */
export function routesOf(app: Hono<AppEnv>): Route[] {
  return app.routes
    .filter(({ method, path }) => method !== METHOD_NAME_ALL && path !== "/*")
    .map(({ method, path }) => ({ method, pattern: path, name: `${method} ${path}` }));
}

/** Those that may change something. */
export function unsafeRoutesOf(app: Hono<AppEnv>): Route[] {
  return routesOf(app).filter(({ method }) => !SAFE_METHODS.includes(method));
}

/** The URLs of all routes and pages that can be read. */
export function readableUrls(app: Hono<AppEnv>): string[] {
  const routes = routesOf(app).filter(({ method }) => method === "GET");
  return [...pages(), ...routes.map(({ pattern }) => urlOf(pattern))];
}

/** A URL of this form. */
export function urlOf(pattern: string, parameters: Record<string, string> = {}): string {
  return pattern.replace(
    PARAMETER,
    (_, name) => encodeURIComponent(parameters[name] ?? PARAMETERS[name] ?? "1"),
  );
}

/** The URLs of the pages, parameters filled in. */
export function pages(folder = "pages"): string[] {
  const found: string[] = [];
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    if (name === "+Page.tsx") found.push(urlOfPage(folder));
    else if (isDirectory && name !== "_error") found.push(...pages(`${folder}/${name}`));
  }
  return found.sort();
}

function urlOfPage(folder: string): string {
  const path = folder.replace(/^pages/, "").replace(/\/index$/, "");
  return path.replace(/@(\w+)/g, (_, name) => PARAMETERS[name] ?? "1") || "/";
}
