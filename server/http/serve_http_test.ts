import assert from "node:assert/strict";
import { serveHttp } from "./serve_http.ts";
import { sleep } from "../../lib/sleep.ts";

const ADDRESS = { port: 0, hostname: "127.0.0.1" };
const LIMITS = { idleMs: 500, discardingMs: 200, watchMs: 50 };

/** Sends it, and reads until the server ends the connection; rejects when it does not within the time. */
async function exchange(port: number, text: string, waitMs = 5_000): Promise<string> {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  await connection.write(new TextEncoder().encode(text));
  const timer = setTimeout(() => connection.close(), waitMs);
  const answer = await new Response(connection.readable).text();
  clearTimeout(timer);
  return answer;
}

Deno.test("[serve] a body that is not read does not keep its connection", async () => {
  await using server = serveHttp(ADDRESS, () => new Response("no", { status: 401 }), LIMITS);
  const request = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6900000\r\n\r\n{";
  const answer = await exchange(server.addr.port, request);
  assert.match(answer, /^HTTP\/1.1 401/);
});

Deno.test("[serve] a request that timed out loses its connection at once", async () => {
  await using server = serveHttp(ADDRESS, async (request) => {
    const reader = request.body!.getReader();
    await reader.read();
    const late = sleep(100);
    await Promise.race([reader.read(), late]);
    return new Response("late", { status: 408 });
  }, { ...LIMITS, discardingMs: 60_000 });
  const request = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6900000\r\n\r\n{";
  assert.match(await exchange(server.addr.port, request), /^HTTP\/1.1 408/);
});

Deno.test("[serve] headers that never end do not keep their connection", async () => {
  await using server = serveHttp(ADDRESS, () => new Response("yes"), LIMITS);
  assert.equal(await exchange(server.addr.port, "GET / HTTP/1.1\r\nHos"), "");
});

Deno.test("[serve] clients that leave in the moment in which they are ended are no error", async () => {
  const uncaught: unknown[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    uncaught.push(event.error);
  };
  addEventListener("error", note);
  await using server = serveHttp(ADDRESS, () => new Response("yes"), {
    idleMs: 2,
    discardingMs: 2,
    watchMs: 1,
  });
  for (let round = 0; round < 100; round++) {
    const clients = await Promise.all(
      Array.from({ length: 10 }, () => Deno.connect({ ...ADDRESS, port: server.addr.port })),
    );
    await sleep(round % 4);
    for (const client of clients) client.close();
  }
  await sleep(20);
  removeEventListener("error", note);
  assert.deepEqual(uncaught, []);
});

Deno.test("[serve] an answer that takes long keeps its connection, and a stop waits for it", async () => {
  const server = serveHttp(ADDRESS, (request) => {
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    writer.write(new URL(request.url).pathname);
    setTimeout(() => writer.write(" and on").then(() => writer.close()), 1_000);
    return new Response(readable.pipeThrough(new TextEncoderStream()));
  }, LIMITS);
  const answer = await fetch(`http://127.0.0.1:${server.addr.port}/on`, { method: "POST" });
  const text = answer.text();
  await sleep(100);
  await server.shutdown();
  assert.equal(await text, "/on and on");
  await assert.rejects(fetch(`http://127.0.0.1:${server.addr.port}/`), TypeError);
});

Deno.test("[serve] a port in use is refused", () => {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr;
  assert.throws(
    () => serveHttp({ port, hostname: "127.0.0.1" }, () => new Response()),
    Deno.errors.AddrInUse,
  );
  listener.close();
});
