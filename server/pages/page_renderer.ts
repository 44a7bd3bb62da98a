/**
 * @module Pages, rendered by Vike. This is the one door between the server and `pages/`: what pages may
 * know goes through `PageInput` of `frontend.ts`.
 */
import { setImmediate } from "node:timers/promises";
import { render as abort } from "vike/abort";
import { renderPage } from "vike/server";
import { createLimit } from "../concurrency/limit.ts";
import { findTranslation } from "../i18n/catalogues.ts";
import { languageOfRequest } from "../i18n/request_language.ts";
import { Failure } from "../failures/failure.ts";
import type { PageRenderer } from "../frontend.ts";
import { createScriptPrefetch } from "./script_prefetch.ts";
import { scriptTranslator } from "./page_scripts.ts";
import { msg } from "../../lib/i18n/translate.ts";

/**
 * Making the HTML of a page keeps the one thread busy for a millisecond or two: one page at a time with other
 * work in between, so that a crowd waits for its pages and not everything else for the crowd.
 */
const TURNS = {
  atOnce: 1,
  maxWaitMs: 2_000,
  typicalMs: 2,
  crowded: msg("Many people are here right now."),
};

/** Stands for the page's content while Vike puts its scripts and styles into the document. */
const BODY_MARK = "<!--body-->";

const ERROR_PAGE = "/pages/_error";

/**
 * Renders with the scripts that were built into `clientFolder`; undefined in development. Errors inside a page
 * come back as the error page with status 500.
 */
export function vikeRenderer(clientFolder: string | undefined): PageRenderer {
  const turns = createLimit(TURNS);
  const translateScripts = scriptTranslator(clientFolder);
  const nameAhead = createScriptPrefetch(clientFolder);

  return async function renderWithVike({ url, load, ...input }) {
    let failed: { error: unknown } | undefined;
    let page: string | undefined;
    let body = "";

    /** Ends the rendering; Vike logs every other error. */
    function fail(error: unknown): never {
      failed ??= { error };
      throw abort(503);
    }

    /** Runs `make` when it is this page's turn. */
    async function inTurn<Result>(make: () => Result): Promise<Result> {
      const turn = turns.run(async () => {
        await setImmediate();
        return make();
      });
      return await turn.catch((error) => {
        if (error instanceof Failure) fail(error);
        throw error;
      });
    }

    const { httpResponse, errorWhileRendering, status } = await renderPage({
      urlOriginal: url,
      headersOriginal: {},
      ...input,
      load: rejectingWith(fail, load),
      inTurn,
      texts: { languageOfRequest, findTranslation },
      keepBody(html: string) {
        body = html;
        return BODY_MARK;
      },
      onPage(pageId: string) {
        if (pageId !== ERROR_PAGE) page = pageId;
      },
    }) as Awaited<ReturnType<typeof renderPage>> & { status?: number };
    if (failed) throw failed.error;
    const location = httpResponse.headers.find(([name]) => name.toLowerCase() === "location")?.[1];
    return {
      status: httpResponse.statusCode === 200 && status ? status : httpResponse.statusCode,
      html: withBody(
        nameAhead(translateScripts(httpResponse.body, languageOfRequest()), body),
        body,
      ),
      location,
      route: page && routeOfPage(page),
      cause: httpResponse.statusCode === 500 ? errorWhileRendering : undefined,
    };
  };
}

/** The document with its content; what has no mark, such as a redirect, stays as it is. */
function withBody(html: string, body: string): string {
  const at = html.indexOf(BODY_MARK);
  return at < 0 ? html : html.slice(0, at) + body + html.slice(at + BODY_MARK.length);
}

/** The same loaders, which answer `fail` with what they reject with. */
function rejectingWith<Loaders extends object>(
  fail: (error: unknown) => never,
  loaders: Loaders,
): Loaders {
  const wrapped = Object.entries(loaders).map(([name, load]) => {
    if (typeof load !== "function") return [name, load && rejectingWith(fail, load)];
    return [name, (...args: unknown[]) => Promise.try(load, ...args).catch(fail)];
  });
  return Object.fromEntries(wrapped);
}

/** The pattern of this page's URL as the other routes are written. */
function routeOfPage(pageId: string): string {
  return pageId.replace(/^\/pages/, "").replace(/\/index$/, "").replaceAll("@", ":") || "/";
}
