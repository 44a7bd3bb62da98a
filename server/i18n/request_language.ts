/** @module The language of the request at work, wherever in its code it is asked for. */
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { AsyncLocalStorage } from "node:async_hooks";
import { LANGUAGE_COOKIE } from "../../lib/i18n/language_cookie.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../lib/i18n/languages.ts";
import { negotiateLanguage } from "./negotiation.ts";

const requests = new AsyncLocalStorage<() => Language>();

/** The language of the request; English where there is none, as in work of the server's own. */
export function languageOfRequest(): Language {
  return requests.getStore()?.() ?? DEFAULT_LANGUAGE;
}

/** Does work whose result many people share, at the first request: feeds, cards of links. */
export function inEnglish<Result>(work: () => Result): Result {
  return requests.run(() => DEFAULT_LANGUAGE, work);
}

/** Handlers after it, and all they call, answer in the language of their request. */
export function requestLanguage(): MiddlewareHandler {
  return function requestLanguage(c, next) {
    let language: Language | undefined;
    // Most answers have no texts: it is found out when it is asked for.
    return requests.run(
      () =>
        language ??= negotiateLanguage({
          chosen: getCookie(c, LANGUAGE_COOKIE),
          accepted: c.req.header("accept-language"),
        }),
      next,
    );
  };
}
