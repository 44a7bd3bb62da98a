/**
 * What our Hono handlers find in their context.
 *
 * @module
 */

export interface AppEnv {
  Bindings: {
    /** Address of the peer that opened the connection; absent when a test calls the app directly. */
    peer?: string;
  };
}
