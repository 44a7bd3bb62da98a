/**
 * Whether this server can work, for whoever watches it.
 *
 * @module
 */
import { Hono } from "hono";
import { Failure } from "../failure.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";
import { keys } from "../store/keys.ts";

/** When a watcher may look again. */
const RETRY_AFTER_SECONDS = 10;

/** How long an examination counts: eager watchers must not keep database and disk busy. */
const EXAMINED_FOR_MS = 1000;

const HEALTHY = new TextEncoder().encode(JSON.stringify({ ok: true }));

const HEADERS = { "Content-Type": "application/json", "Cache-Control": "no-store" };

export interface HealthParts extends Pick<Services, "kv" | "images"> {
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

export function healthRoutes(
  { kv, images, now = () => performance.now() }: HealthParts,
): Hono<AppEnv> {
  let examination: Promise<unknown> | undefined;
  let examinedAt = -Infinity;

  function examine(): Promise<unknown> {
    if (examination && now() < examinedAt + EXAMINED_FOR_MS) return examination;
    examinedAt = now();
    // Any read shows that the database answers.
    return examination = Promise.all([kv.get(keys.openGenerations), images.check()]);
  }

  return new Hono<AppEnv>().get("/healthz", async function health() {
    try {
      await examine();
    } catch (cause) {
      throw new Failure("busy", "The server cannot work right now.", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        cause,
      });
    }
    return answer(HEALTHY, HEADERS);
  });
}
