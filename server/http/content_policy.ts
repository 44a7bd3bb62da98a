/**
 * @module The content security policy: what a page may load, run and reach. Nothing, unless it says so
 * here.
 */

/** Sources by directive. */
export type Sources = Record<string, string[]>;

const POLICY: Sources = {
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

/** What Vite needs besides while developing: inline scripts and styles, its socket, its watching worker. */
export const DEVELOPMENT_SOURCES: Sources = {
  "script-src": ["'unsafe-inline'"],
  "style-src": ["'unsafe-inline'"],
  "connect-src": ["ws:"],
  "worker-src": ["'self'", "blob:"],
};

/** The policy as a header, widened by these sources. */
export function contentPolicy(...widenings: Sources[]): string {
  const policy = { ...POLICY };
  for (const widening of widenings) {
    for (const [directive, sources] of Object.entries(widening)) {
      const before = policy[directive]?.filter((source) => source !== "'none'") ?? [];
      policy[directive] = [...before, ...sources];
    }
  }
  return Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}
