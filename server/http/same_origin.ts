/**
 * @module The guard against cross-site requests: every unsafe method must come from our own pages.
 */
import type { MiddlewareHandler } from "hono";
import { bearerOf } from "./api_key.ts";
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses (403) an unsafe request unless the browser says `Sec-Fetch-Site: same-origin`, or, from one
 * that does not say, `Origin` is `appUrl`; or a program sends an API key. Content types play no part: a JSON body is guarded too.
 */
export function sameOrigin({ appUrl }: { appUrl: string }): MiddlewareHandler {
  return function sameOrigin(c, next) {
    if (SAFE_METHODS.includes(c.req.method)) return next();
    // No other site can have a browser send this header, and with it no cookie counts.
    if (bearerOf(c) !== undefined) return next();
    const site = c.req.header("sec-fetch-site");
    const own = site === undefined ? c.req.header("origin") === appUrl : site === "same-origin";
    if (!own) throw new Failure("forbidden", t("This request did not come from our own pages."));
    return next();
  };
}
