/** @module The signals that ask the server to end. */

/** Ctrl-C and Deno Deploy send SIGINT, a closed terminal SIGHUP, everything else SIGTERM. */
export const STOP_SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"] as const;
