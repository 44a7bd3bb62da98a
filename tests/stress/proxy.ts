/**
 * @module A reverse proxy as sites have one: it asks each server every second whether it is ready, and
 * hands requests to those that were, in turn. It never tries again, so that every refusal is seen.
 */
import { serveLoopback } from "../support/loopback_server.ts";
import { sleep } from "../../lib/sleep.ts";

const CHECK_EVERY_MS = 1000;

export interface Proxy extends AsyncDisposable {
  origin: string;
  /** Why requests were refused, in order. */
  refusals: string[];
  /** Hands requests to this server, too, once it is ready. */
  add(server: string): void;
  /** Puts another server in the place of this one. */
  replace(old: string, successor: string): void;
  /** Waits until this server gets requests. */
  untilReady(server: string): Promise<void>;
}

/** Starts with the servers of these origins. */
export async function startProxy(origins: string[]): Promise<Proxy> {
  const ready = new Map(origins.map((origin) => [origin, false]));
  const refusals: string[] = [];
  let turn = 0;

  async function check(origin: string): Promise<void> {
    const signal = AbortSignal.timeout(CHECK_EVERY_MS);
    const response = await fetch(`${origin}/readyz`, { signal }).catch(() => null);
    await response?.body?.cancel();
    // No answer in time says that the machine is busy, with other tests perhaps.
    const isReady = response?.ok ?? (signal.aborted && ready.get(origin)!);
    if (ready.has(origin)) ready.set(origin, isReady);
  }

  const checkAll = () => Promise.all([...ready.keys()].map(check));
  const timer = setInterval(checkAll, CHECK_EVERY_MS);
  await checkAll();

  const server = serveLoopback(async (request) => {
    const open = [...ready].filter(([, isReady]) => isReady).map(([origin]) => origin);
    if (open.length === 0) return refusal("no server is ready");
    const { pathname, search } = new URL(request.url);
    const upstream = open[turn++ % open.length]! + pathname + search;
    const { method, headers, body } = request;
    return await fetch(upstream, { method, headers, body, redirect: "manual" })
      .catch((error) => refusal(String(error)));
  });

  function refusal(reason: string): Response {
    refusals.push(reason);
    return new Response(reason, { status: 502 });
  }

  return {
    origin: server.origin,
    refusals,
    add: (server) => void ready.set(server, false),
    replace(old, successor) {
      ready.delete(old);
      ready.set(successor, false);
    },
    async untilReady(origin) {
      while (!ready.get(origin)) await sleep(50);
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await server.close();
    },
  };
}
