/**
 * @module The headers every response carries, whatever answered, and those a document carries besides.
 */
import type { MiddlewareHandler } from "hono";
import { contentPolicy, DEVELOPMENT_SOURCES, type Sources } from "./content_policy.ts";

export interface SecurityHeadersOptions {
  /** Loosens the policy for Vite's own scripts. */
  development: boolean;
  /** Foreign origins that every page may show pictures of. */
  imageOrigins?: string[];
  /** Sources that single pages need besides, by their path; `/*` at its end stands for all below. */
  widened?: Record<string, Sources>;
  /** Paths of pages whose URL no other page may learn, not even its origin. */
  unreferred?: string[];
}

const TWO_YEARS_SECONDS = 63_072_000;

const ALWAYS = Object.entries({
  "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
});

/** Other sites may show only what a route says they may. */
const CORP = "Cross-Origin-Resource-Policy";

/** What is no document loads nothing, should a browser ever show it as one. Short: it goes with every answer. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Its own policy decides what a service worker may fetch: our pages and files. */
const SERVICE_WORKER = { path: "/sw.js", policy: `${NOTHING}; connect-src 'self'` };

/** Of pages that a page of ours may show in a frame. */
const FRAMED_BY_US = "frame-ancestors 'self'";

/** Browsers read these of documents only, and each header costs a tenth of a small answer. */
const OF_DOCUMENTS = Object.entries({
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
});

/** The middleware that sets them. */
export function securityHeaders(
  { development, imageOrigins = [], widened = {}, unreferred = [] }: SecurityHeadersOptions,
): MiddlewareHandler {
  const pictures = { "img-src": imageOrigins };
  const always = development ? [DEVELOPMENT_SOURCES, pictures] : [pictures];
  const policy = contentPolicy(...always);
  const policies = new Map(
    Object.entries(widened).map(([path, sources]) => [path, contentPolicy(...always, sources)]),
  );
  const folders = [...policies.keys()].filter((path) => path.endsWith("/*"));
  function policyOf(path: string): string {
    const folder = folders.find((folder) => path.startsWith(folder.slice(0, -1)));
    return policies.get(folder ?? path) ?? policy;
  }
  function policyOfFile(path: string): string {
    return path === SERVICE_WORKER.path ? SERVICE_WORKER.policy : NOTHING;
  }
  return async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    const type = headers.get("Content-Type");
    // An answer without a type may be a page that has not changed: browsers take its policy over.
    const isDocument = !type || type.startsWith("text/html");
    const own = isDocument ? policyOf(c.req.path) : policyOfFile(c.req.path);
    if (!headers.has(CORP)) headers.append(CORP, "same-origin");
    // Appended, because nothing else sets them: `set` would look for ones to replace.
    headers.append("Content-Security-Policy", own);
    for (const [name, value] of ALWAYS) headers.append(name, value);
    if (!type?.startsWith("text/html")) return;
    for (const [name, value] of OF_DOCUMENTS) headers.append(name, value);
    if (unreferred.includes(c.req.path)) headers.set("Referrer-Policy", "no-referrer");
    // The older word for what the policy says.
    if (own.includes(FRAMED_BY_US)) headers.set("X-Frame-Options", "SAMEORIGIN");
  };
}
