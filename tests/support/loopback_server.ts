/** @module An HTTP server of a test on loopback. */

export interface LoopbackServer extends AsyncDisposable {
  readonly port: number;
  /** Without a slash at its end. */
  readonly origin: string;
  /**
   * Closes the port and every connection. In Deno 2.5 an orderly shutdown can wait for an idle connection of
   * `fetch` for ever.
   */
  close(): Promise<void>;
}

export interface LoopbackOptions {
  /** A free one by default. */
  port?: number;
  /** Answers when `answer` throws; by default 500 with a line on the terminal. */
  onError?: (error: unknown) => Response;
}

export function serveLoopback(
  answer: (request: Request) => Response | Promise<Response>,
  options: LoopbackOptions = {},
): LoopbackServer {
  const closing = new AbortController();
  const { signal } = closing;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {}, signal, ...options },
    answer,
  );
  const { port } = server.addr;

  async function close(): Promise<void> {
    closing.abort();
    await server.finished;
  }

  return { port, origin: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}
