/** @module What our Hono handlers find in their context. */
import type { Session } from "../accounts/sessions.ts";

/** The environment of the Hono app. */
export interface AppEnv {
  /** What the server hands over with each request. */
  Bindings: {
    /**
     * The peer that opened the connection, as Deno says it; absent when a test calls the app directly.
     * Deno finds it out when it is read, which most answers do without.
     */
    remoteAddr?: { hostname: string };
  };
  /** What the guards have found out about the request. */
  Variables: {
    /** Names the request in the log, in its answer, and in the message of an unexpected error. */
    requestId: string;
    /** What answered, where the route's pattern stands for many things: the pattern of a page. */
    route?: string;
    /** The session of the request; null for a guest. */
    session: Session | null;
  };
}
