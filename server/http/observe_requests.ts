/**
 * @module What is known of each request when its answer begins: its id, route, status and duration. They go
 * into the log, the metrics and the trace; the id goes into the answer.
 */
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { METHOD_NAME_ALL } from "hono/router";
import type { RouterRoute } from "hono/types";
import { log } from "../telemetry/log.ts";
import type { LogFields } from "../telemetry/log_fields.ts";
import { requestDuration } from "../telemetry/metrics.ts";
import { requestSpan } from "../telemetry/spans.ts";
import type { AppEnv } from "./env.ts";
import { causeOf } from "./errors.ts";
import { acceptedRequestId, newRequestId } from "./request_id.ts";

export interface ObservedOptions {
  /** Whether every request is logged, not only those that failed. */
  accessLog: boolean;
  /** With any, an id that comes with the request is kept. */
  trustedProxies: number;
}

/** Gives each request its `c.var.requestId`. The outermost middleware, so that it sees every answer. */
export function observeRequests(
  { accessLog, trustedProxies }: ObservedOptions,
): MiddlewareHandler<AppEnv> {
  return async function observeRequests(c, next) {
    const startedAt = performance.now();
    const requestId = trustedProxies > 0
      ? acceptedRequestId(c.req.header("x-request-id"))
      : newRequestId();
    c.set("requestId", requestId);
    await next();
    const { status, headers } = c.res;
    headers.append("X-Request-Id", requestId);

    const elapsedMs = performance.now() - startedAt;
    const route = routeOf(c);
    requestDuration.record(elapsedMs / 1000, knownMethod(c.req.method), route, String(status));
    requestSpan()?.updateName(`${c.req.method} ${route}`)
      .setAttributes({ "http.route": route, "purrtrait.request_id": requestId });
    if (!c.error && !accessLog) return;
    const durationMs = Math.round(elapsedMs * 10) / 10;
    if (c.error) logCause(c, c.error, { status, durationMs });
    if (accessLog) log.info("request", { ...requestFields(c), status, durationMs });
  };
}

/** Logs why a request failed, unless the failure is the client's. */
export function logCause(
  c: Context<AppEnv>,
  error: unknown,
  answer: Pick<LogFields, "status" | "durationMs">,
): void {
  const cause = causeOf(error);
  if (cause === undefined) return;
  log.error(`${c.req.method} ${routeOf(c)}`, cause, { ...requestFields(c), ...answer });
}

function requestFields(c: Context<AppEnv>): LogFields {
  return {
    requestId: c.get("requestId"),
    method: c.req.method,
    route: routeOf(c),
    userId: c.get("session")?.user.id,
  };
}

/**
 * The pattern of the route that answered. Where a middleware refused the request, the route that would have
 * answered.
 */
function routeOf(c: Context<AppEnv>): string {
  // Not `c.var`, which copies all variables.
  const named = c.get("route");
  if (named !== undefined) return named;
  const routes = matchedRoutes(c);
  const answered = routes[c.req.routeIndex];
  const route = answered && !isMiddleware(answered)
    ? answered
    : routes.find((route) => !isMiddleware(route));
  return route ? patternOf(route) : "/*";
}

/** A route's path without what its parameters must look like. */
function patternOf(route: RouterRoute): string {
  const known = patterns.get(route);
  if (known !== undefined) return known;
  const pattern = route.path.replaceAll(PARAMETER_PATTERN, "");
  patterns.set(route, pattern);
  return pattern;
}

const patterns = new WeakMap<RouterRoute, string>();

const PARAMETER_PATTERN = /\{[^/]*\}/g;

function isMiddleware({ method, path }: RouterRoute): boolean {
  return method === METHOD_NAME_ALL && path === "/*";
}

/** Clients may invent methods; a series is kept for each. */
function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "other";
}

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);
