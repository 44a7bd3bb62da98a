/**
 * @module Serving HTTP, connection by connection. `Deno.serve` offers no way to end one: a client that
 * stops in the middle of a body or of its headers keeps its connection for ever, and when a crowd of them
 * has used up all descriptors, the listener ends for good. Deno can serve a single connection, which can be
 * ended; that is internal to Deno and looked for at start. Where it is absent, `Deno.serve` serves.
 */
import { log } from "../telemetry/log.ts";
import { createDescriptorReserve } from "./descriptor_reserve.ts";
import { sleep } from "../../lib/sleep.ts";

export type Handler = (
  request: Request,
  info: Deno.ServeHandlerInfo,
) => Response | Promise<Response>;

interface Connection {
  server: Pick<Deno.HttpServer, "finished" | "shutdown">;
  /** Ends it at once, in the middle of whatever it is at. */
  end: () => void;
  /** Requests that have no whole answer yet. */
  requests: number;
  /** When the last answer was sent, or the connection opened. */
  idleSince: number;
  /** How long it may stay without a request from then on. */
  patienceMs: number;
}

type ServeConnection = (
  connection: Deno.Conn,
  signal: AbortSignal,
  handler: Handler,
  onError: (error: unknown) => Response,
  onListen: () => void,
) => Connection["server"];

export interface ConnectionLimits {
  /** How long a connection may stay without a request. */
  idleMs: number;
  /** The same after a request whose body may not have been read: the rest of it is thrown away meanwhile. */
  discardingMs: number;
  /** How often connections are looked at. */
  watchMs: number;
}

/** Proxies keep idle connections for 60 s, and have to be the ones that end them. */
const LIMITS: ConnectionLimits = { idleMs: 75_000, discardingMs: 10_000, watchMs: 1000 };

/** An answer counts as sent a little before its last byte is. */
const SENDING_MS = 1000;

/** Until descriptors are free again. */
const ACCEPT_PAUSE_MS = 1000;

const REQUEST_TIMEOUT = 408;

/** Throws as `Deno.serve` does, e.g. when the port is in use. */
export function serveHttp(
  { port, hostname }: { port: number; hostname: string },
  handler: Handler,
  { idleMs, discardingMs, watchMs } = LIMITS,
): Deno.HttpServer<Deno.NetAddr> {
  const serveConnection = findServeConnection();
  if (!serveConnection) return Deno.serve({ port, hostname, onListen() {} }, handler);

  const listener = Deno.listen({ port, hostname });
  const connections = new Set<Connection>();
  const reserve = createDescriptorReserve();
  let closing = false;

  function open(conn: Deno.Conn): void {
    const { signal, abort } = catchingAbort();
    const connection: Connection = {
      end: abort,
      server: serveConnection!(conn, signal, handle, onError, () => {}),
      requests: 0,
      idleSince: performance.now(),
      patienceMs: idleMs,
    };
    connections.add(connection);
    const forget = () => connections.delete(connection);
    // A client that leaves is no error.
    connection.server.finished.then(forget, forget);

    async function handle(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
      connection.requests++;
      info.completed.then(sent, sent);
      const { method } = request;
      const response = await handler(request, info);
      connection.patienceMs = patienceAfter(method, response.status);
      return response;
    }

    function sent(): void {
      connection.requests--;
      connection.idleSince = performance.now();
    }
  }

  function patienceAfter(method: string, status: number): number {
    if (status === REQUEST_TIMEOUT) return SENDING_MS;
    return method === "GET" || method === "HEAD" ? idleMs : discardingMs;
  }

  function endIdle(patienceMs = Infinity): void {
    const now = performance.now();
    for (const connection of connections) {
      const limit = connection.idleSince + Math.min(patienceMs, connection.patienceMs);
      if (connection.requests === 0 && now > limit) connection.end();
    }
  }

  async function accept(): Promise<void> {
    while (!closing) {
      try {
        open(await listener.accept());
      } catch (error) {
        if (closing) return;
        if (error instanceof Deno.errors.BadResource) throw error;
        reserve.release();
        log.error("a connection cannot be accepted", error);
        do {
          endIdle(SENDING_MS);
          await sleep(ACCEPT_PAUSE_MS);
        } while (!closing && !reserve.refill());
      }
    }
  }

  const watch = setInterval(endIdle, watchMs);
  const finished = accept().finally(() => {
    clearInterval(watch);
    reserve.release();
  });

  async function shutdown(): Promise<void> {
    closing = true;
    listener.close();
    await Promise.all([...connections].map(({ server }) => server.shutdown()));
    await finished;
  }

  return {
    addr: listener.addr as Deno.NetAddr,
    finished,
    shutdown,
    ref: () => listener.ref(),
    unref: () => listener.unref(),
    [Symbol.asyncDispose]: shutdown,
  };
}

/**
 * An abort signal whose listeners may throw `BadResource`: Deno's does where the client has left a moment ago, and
 * an `AbortController` would report that as an uncaught error.
 */
function catchingAbort(): { signal: AbortSignal; abort: () => void } {
  const listeners = new Set<() => void>();
  const signal = {
    aborted: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  function abort(): void {
    if (signal.aborted) return;
    signal.aborted = true;
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        if (!(error instanceof Deno.errors.BadResource)) throw error;
      }
    }
  }
  return { signal: signal as unknown as AbortSignal, abort };
}

function onError(error: unknown): Response {
  log.error("an answer cannot be sent", error);
  return new Response(null, { status: 500 });
}

function findServeConnection(): ServeConnection | undefined {
  const deno = Deno as unknown as {
    internal: symbol;
    [key: symbol]: { serveHttpOnConnection?: ServeConnection } | undefined;
  };
  return deno[deno.internal]?.serveHttpOnConnection;
}
