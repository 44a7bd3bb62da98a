/**
 * @module Whether this server lives, can work, and may get requests, for supervisors, watchers and proxies.
 */
import { Hono } from "hono";
import { isDiskFull } from "../failures/disk_full.ts";
import { Failure } from "../failures/failure.ts";
import { createHealth, type HealthDeps } from "../health/health.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";

/** When a watcher may look again. */
const RETRY_AFTER_SECONDS = 10;

const HEALTHY = new TextEncoder().encode(JSON.stringify({ ok: true }));

const HEADERS = { "Content-Type": "application/json", "Cache-Control": "no-store" };

const NOT_READY = { starting: "The server is starting.", stopping: "The server is stopping." };

/**
 * `/livez`: 200 while the process answers; `/healthz`: 503 while nothing can be read; `/readyz`: 503 before the
 * start has ended, while it stops, and while nothing can be written.
 */
export function healthRoutes(
  { readiness, ...parts }: HealthDeps & Pick<Services, "readiness">,
): Hono<AppEnv> {
  const health = createHealth(parts);

  return new Hono<AppEnv>()
    .get("/livez", () => answer(HEALTHY, HEADERS))
    .get("/healthz", async function healthz() {
      try {
        await health.read();
      } catch (cause) {
        refuse("The server cannot work right now.", cause);
      }
      return answer(HEALTHY, HEADERS);
    })
    .get("/readyz", async function ready() {
      if (readiness.state !== "ready") refuse(NOT_READY[readiness.state]);
      await health.write().catch((cause) =>
        refuse(isDiskFull(cause) ? "The disk is full." : "Nothing can be written right now.", cause)
      );
      return answer(HEALTHY, HEADERS);
    });
}

function refuse(message: string, cause?: unknown): never {
  throw new Failure("unavailable", message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
