/**
 * Whether this server lives, can work, and may get requests, for supervisors, watchers and proxies.
 *
 * @module
 */
import { Hono } from "hono";
import { within } from "../concurrency/deadline.ts";
import { isDiskFull } from "../failures/disk_full.ts";
import { Failure } from "../failures/failure.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";
import { keys } from "../store/keys.ts";
import { probeWrite } from "../store/database/write_probe.ts";

/** When a watcher may look again. */
const RETRY_AFTER_SECONDS = 10;

/** How long an examination counts: eager watchers must not keep database and disk busy. */
const EXAMINED_FOR_MS = 1000;

/** A part that takes longer cannot work; watchers get their answer within 3 s. */
const ANSWER_MS = 2000;

const HEALTHY = new TextEncoder().encode(JSON.stringify({ ok: true }));

const HEADERS = { "Content-Type": "application/json", "Cache-Control": "no-store" };

const NOT_READY = {
  starting: "The server is starting.",
  stopping: "The server is stopping.",
};

export interface HealthDeps extends Pick<Services, "kv" | "images" | "readiness"> {
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

export function healthRoutes(
  { kv, images, readiness, now = () => performance.now() }: HealthDeps,
): Hono<AppEnv> {
  // Any read shows that the database answers.
  const canRead = examination(now, () => [kv.get(keys.openGenerations), images.check()]);
  const canWrite = examination(now, () => [probeWrite(kv), images.checkWrite()]);

  return new Hono<AppEnv>()
    .get("/livez", () => answer(HEALTHY, HEADERS))
    .get("/healthz", async function health() {
      try {
        await canRead();
      } catch (cause) {
        refuse("The server cannot work right now.", cause);
      }
      return answer(HEALTHY, HEADERS);
    })
    .get("/readyz", async function ready() {
      if (readiness.state !== "ready") refuse(NOT_READY[readiness.state]);
      await canWrite().catch((cause) =>
        refuse(isDiskFull(cause) ? "The disk is full." : "Nothing can be written right now.", cause)
      );
      return answer(HEALTHY, HEADERS);
    });
}

/** Rejects when a part fails or takes too long; the outcome counts for a second. */
function examination(now: () => number, parts: () => Promise<unknown>[]): () => Promise<unknown> {
  let last: Promise<unknown> | undefined;
  let startedAt = -Infinity;
  return function examine() {
    if (last && now() < startedAt + EXAMINED_FOR_MS) return last;
    startedAt = now();
    return last = within(ANSWER_MS, Promise.all(parts()));
  };
}

function refuse(message: string, cause?: unknown): never {
  throw new Failure("unavailable", message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
