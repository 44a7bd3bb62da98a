/**
 * @module Calls of our own JSON API. A call never throws: what went wrong is a value like the answer
 * itself.
 */
import { msg, t } from "../../lib/i18n/translate.ts";

/** What came of a call. */
export type ApiAnswer<Body> = ApiSuccess<Body> | { problem: ApiProblem };

/** An answer of the 2xx statuses. */
export interface ApiSuccess<Body> {
  /** Undefined where the API answers without a body. */
  body: Body;
  /** URL of the next page of a list. */
  next?: string;
  /** How many the whole list has, where the server says so. */
  total?: number;
}

/** Why a call did not succeed. */
export interface ApiProblem {
  /** The HTTP status; 0 when the server could not be reached. */
  status: number;
  /** Fit to be shown; empty when the server gave no reason. */
  message: string;
  /** What is wrong with single fields. */
  issues: { path: string; message: string }[];
  /** How long to wait before the next attempt, when the server asks for that. */
  retryAfterSeconds?: number;
}

/** How the API is called. */
export interface ApiCall {
  /** GET by default. */
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** A ZIP, sent as it is, for as long as it takes. */
  archive?: Blob;
  /** The browser's by default; another one in tests. */
  fetch?: typeof fetch;
}

/** Longer than any answer takes on a bad connection; then a person should hear that something is wrong. */
const PATIENCE_MS = 30_000;

/** Said where the server could not be reached. */
export const OUT_OF_REACH: string = msg(
  "The server is out of reach. Please check your connection and try again.",
);

/** Calls `url`, a path of ours. */
export async function callApi<Body = undefined>(
  url: string,
  { method = "GET", body, archive, fetch = globalThis.fetch }: ApiCall = {},
): Promise<ApiAnswer<Body>> {
  try {
    const response = await fetch(url, {
      method,
      ...(body !== undefined && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
      ...(archive
        ? { headers: { "Content-Type": "application/zip" }, body: archive }
        : { signal: AbortSignal.timeout(PATIENCE_MS) }),
    });
    if (!response.ok) return { problem: await readProblem(response) };
    const text = await response.text();
    const answer = text === "" ? undefined : JSON.parse(text);
    const { headers } = response;
    return { body: answer as Body, next: nextPage(headers), ...totalCount(headers) };
  } catch {
    return { problem: { status: 0, message: t(OUT_OF_REACH), issues: [] } };
  }
}

async function readProblem(response: Response): Promise<ApiProblem> {
  const retryAfter = Number(response.headers.get("retry-after") ?? undefined);
  return {
    status: response.status,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...await readReason(response),
  };
}

async function readReason(response: Response): Promise<Pick<ApiProblem, "message" | "issues">> {
  const text = await response.text();
  try {
    const { message = "", issues = [] } = JSON.parse(text);
    return { message, issues };
  } catch {
    // Something between us and the server answered. A page of its own, the status in words, or nothing, is
    // no reason.
    const isReason = !/^\s*$|<|^internal server error/i.test(text);
    return { message: isReason ? `${response.status}: ${text}` : "", issues: [] };
  }
}

/** The URL in `Link: <…>; rel="next"`. */
function nextPage(headers: Headers): string | undefined {
  return headers.get("link")?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
}

/** The number in `X-Total-Count`, if it is there. */
function totalCount(headers: Headers): { total?: number } {
  const count = headers.get("x-total-count");
  return count === null ? {} : { total: Number(count) };
}
