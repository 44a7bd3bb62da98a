/**
 * The headers every response carries, whatever answered.
 *
 * @module
 */
import type { MiddlewareHandler } from "hono";

const POLICY: Record<string, string[]> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  // Radix positions its parts with style attributes; attributes cannot load or run anything.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** What Vite needs while developing: inline scripts and styles, its socket, its watching worker. */
const DEVELOPMENT_POLICY: Record<string, string[]> = {
  ...POLICY,
  "script-src": ["'self'", "'unsafe-inline'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "connect-src": ["'self'", "ws:"],
  "worker-src": ["'self'", "blob:"],
};

const TWO_YEARS_SECONDS = 63_072_000;

/** Sets them; `development` loosens the policy for Vite's own scripts. */
export function securityHeaders({ development }: { development: boolean }): MiddlewareHandler {
  const headers = Object.entries({
    "Content-Security-Policy": toHeader(development ? DEVELOPMENT_POLICY : POLICY),
    "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  });
  return async function securityHeaders(c, next) {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

function toHeader(policy: Record<string, string[]>): string {
  return Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}
