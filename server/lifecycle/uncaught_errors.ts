/**
 * @module Errors that no code catches. Before the server serves they end the process with an error, as Deno
 * does by itself; Vike installs handlers that let a failed start exit with 0, so these are taken off. While
 * it serves they go to the log and the process lives on: one request must not end all others, and every
 * change of state is one atomic commit, so nothing is left half done.
 */
import process from "node:process";
import { log } from "../telemetry/log.ts";

/** Gives uncaught errors back to Deno, which ends the process with 1. */
export function endOnUncaughtErrors(): void {
  process.removeAllListeners("uncaughtException");
  process.removeAllListeners("unhandledRejection");
}

/** Logs uncaught errors from now on. */
export function logUncaughtErrors(): void {
  globalThis.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    log.error("a promise was rejected and not handled", event.reason);
  });
  globalThis.addEventListener("error", (event) => {
    event.preventDefault();
    log.error("an error was not caught", event.error);
  });
}
