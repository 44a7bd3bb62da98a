/**
 * What our Hono handlers find in their context.
 *
 * @module
 */
import type { Session } from "../accounts/sessions.ts";

export interface AppEnv {
  Bindings: {
    /** Address of the peer that opened the connection; absent when a test calls the app directly. */
    peer?: string;
  };
  Variables: {
    /** Who is signed in; null for a guest. */
    session: Session | null;
  };
}
