/** @module The server's numbers for Prometheus, for clients with the token; 404 for others. */
import { Hono } from "hono";
import { createHash, timingSafeEqual } from "node:crypto";
import type { Config } from "../config.ts";
import { nothingHere } from "../failures/nothing_here.ts";
import type { AppEnv } from "../http/env.ts";
import { INSTRUMENTS } from "../telemetry/metrics.ts";
import { PROMETHEUS_TYPE, prometheusText } from "../telemetry/prometheus.ts";

const BEARER = /^Bearer +(\S+)$/i;

/**
 * `GET /metrics`: 200 in the format of Prometheus. Throws `notFound` without the token, and where the site has
 * none.
 */
export function metricsRoutes(
  { config: { metricsToken } }: { config: Pick<Config, "metricsToken"> },
): Hono<AppEnv> {
  const expected = metricsToken === undefined ? undefined : digest(metricsToken);

  return new Hono<AppEnv>().get("/metrics", async function metrics(c) {
    const given = c.req.header("authorization")?.match(BEARER)?.[1];
    // Digests have one length, and comparing them takes the same time wherever they differ.
    if (!expected || given === undefined || !timingSafeEqual(digest(given), expected)) {
      throw nothingHere();
    }
    return c.body(await prometheusText(INSTRUMENTS), 200, {
      "Content-Type": PROMETHEUS_TYPE,
      "Cache-Control": "no-store",
    });
  });
}

function digest(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
