/**
 * Whether this server can work, for whoever watches it.
 *
 * @module
 */
import { Hono } from "hono";
import { Failure } from "../failure.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";
import { keys } from "../store/keys.ts";

/** When a watcher may look again. */
const RETRY_AFTER_SECONDS = 10;

export function healthRoutes({ kv, images }: Pick<Services, "kv" | "images">): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/healthz", async function health(c) {
    try {
      // Any read shows that the database answers.
      await Promise.all([kv.get(keys.openGenerations), images.check()]);
    } catch (cause) {
      throw new Failure("busy", "The server cannot work right now.", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        cause,
      });
    }
    c.header("Cache-Control", "no-store");
    return c.json({ ok: true });
  });
}
