/**
 * What our Hono handlers find in their context.
 *
 * @module
 */
import type { Session } from "../accounts/sessions.ts";

export interface AppEnv {
  Bindings: {
    /**
     * The peer that opened the connection, as Deno says it; absent when a test calls the app directly.
     * Deno finds it out when it is read, which most answers do without.
     */
    remoteAddr?: { hostname: string };
  };
  Variables: {
    /** Who is signed in; null for a guest. */
    session: Session | null;
  };
}
