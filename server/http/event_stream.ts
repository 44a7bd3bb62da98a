/** @module A response that reports progress as it happens: server-sent events. */

/** Shorter than the 30 s after which proxies close a silent connection. */
const HEARTBEAT_MS = 15_000;

/** Sends one event; does nothing once the client has gone. */
export type Send = (event: string, data: unknown) => void;

/**
 * A response with the events that `work` sends, open until its promise resolves. `work` handles its
 * own errors, and goes on when the client leaves.
 */
export function eventStream(work: (send: Send) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let client: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => client?.enqueue(encoder.encode(text));
  const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);

  function leave() {
    clearInterval(heartbeat);
    client = undefined;
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      client = controller;
      work((event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
        .finally(() => {
          client?.close();
          leave();
        });
    },
    cancel: leave,
  });
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" },
  });
}
