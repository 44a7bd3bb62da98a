/**
 * The headers every response carries, whatever answered, and those a document carries besides.
 *
 * @module
 */
import type { MiddlewareHandler } from "hono";
import { contentPolicy, DEVELOPMENT_SOURCES, type Sources } from "./content_policy.ts";

export interface SecurityHeadersOptions {
  /** Loosens the policy for Vite's own scripts. */
  development: boolean;
  /** Foreign origins that every page may show pictures of. */
  imageOrigins?: string[];
  /** Sources that single pages need besides, by their path; `*` at its end stands for any one name. */
  widened?: Record<string, Sources>;
}

const TWO_YEARS_SECONDS = 63_072_000;

const ALWAYS = Object.entries({
  "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
});

/** Browsers read these of documents only, and each header costs a tenth of a small answer. */
const OF_DOCUMENTS = Object.entries({
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
});

export function securityHeaders(
  { development, imageOrigins = [], widened = {} }: SecurityHeadersOptions,
): MiddlewareHandler {
  const pictures = { "img-src": imageOrigins };
  const always = development ? [DEVELOPMENT_SOURCES, pictures] : [pictures];
  const policy = contentPolicy(...always);
  const policies = new Map(
    Object.entries(widened).map(([path, sources]) => [path, contentPolicy(...always, sources)]),
  );
  const policyOf = (path: string) =>
    policies.get(path) ?? policies.get(path.replace(/[^/]+$/, "*")) ?? policy;
  return async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    // Appended, because nobody else sets them: `set` would look for ones to replace.
    headers.append("Content-Security-Policy", policies.get(c.req.path) ?? policy);
    for (const [name, value] of ALWAYS) headers.append(name, value);
    if (!headers.get("Content-Type")?.startsWith("text/html")) return;
    for (const [name, value] of OF_DOCUMENTS) headers.append(name, value);
  };
}
