/**
 * @module Refuses requests whose `Host` is not a host: the URL of a request is put together from it, so
 * that anything else in it would end up in the path, or in no URL at all.
 */
import type { MiddlewareHandler } from "hono";
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Refuses (400) any other; HTTP/2 has none. */
export function validHost(): MiddlewareHandler {
  // Most requests name the same host.
  let lastValid: string | undefined;
  return function validHost(c, next) {
    const host = c.req.header("host");
    if (host === undefined || host === lastValid) return next();
    if (!HOST.test(host)) {
      throw new Failure("invalid", t("This request does not say which site it wants."));
    }
    lastValid = host;
    return next();
  };
}
