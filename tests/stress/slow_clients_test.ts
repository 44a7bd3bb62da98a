/**
 * Clients that never finish what they begin, or send far too much: other clients are served as
 * ever, and nothing of theirs stays in memory or fills the log.
 */
import assert from "node:assert/strict";
import { ask, call, drawPatiently, PASSWORD, register, statusOf } from "./client.ts";
import { startObserved } from "./observed.ts";
import { NO_LIMITS, stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

const ROUNDS = 3;
const HALF_OPEN = 200;
const CUT_BODIES = 200;
const HUGE_BODIES = 20;
const HUGE = "x".repeat(10 * 1024 * 1024);

/** Beyond it a small machine would be in danger. */
const MEMORY_LIMIT_MB = 512;

/** Garbage that is collected some other time; what the rounds send is more than twice as much. */
const GARBAGE_MB = 240;

/** Routes that read a body, with one that fits them. */
const BODIES = [
  ["/api/login", { username: "annabel", password: PASSWORD }],
  ["/api/register", { username: "annabel", email: "a@example.com", password: PASSWORD }],
  ["/api/characters/generate", { prompt: "a grey cat", style: "cartoon" }],
  ["/api/characters/understand", { prompt: "a grey cat", style: "cartoon" }],
] as const;

stress("slow and broken clients do not slow others", async ({ seed, chance }) => {
  const server = await startObserved(NO_LIMITS);
  try {
    const { origin } = server;
    const username = `patient-${seed}`;
    const cookie = await register(origin, username);
    const memory = [await server.memoryMb()];
    const refusals: (string | number)[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const halfOpen = await severalAtOnce(HALF_OPEN, () => begin(origin, chance.next()));
      const cut = await severalAtOnce(CUT_BODIES, () => begin(origin, chance.between(0.9, 1)));
      for (const connection of cut) connection.close();
      refusals.push(
        ...await severalAtOnce(HUGE_BODIES, (index) => {
          const [path, body] = BODIES[index % BODIES.length]!;
          return call(origin, path, { body: { ...body, more: HUGE } }).then(statusOf);
        }),
      );

      assert.equal((await ask(origin, "/healthz")).status, 200);
      assert.equal((await ask(origin, "/")).status, 200);
      const body = { username, password: PASSWORD };
      assert.equal((await ask(origin, "/api/login", { body })).status, 200);
      const request = { idempotencyKey: `patient-${seed}-${round}`, prompt: `cat number ${round}` };
      assert.equal((await drawPatiently(origin, request, cookie)).status, 200);
      for (const connection of halfOpen) connection.close();
      await sleep(300);
      memory.push(await server.memoryMb());
    }
    const figures = memory.map((mb) => mb.toFixed(0)).join(" → ");
    assert.deepEqual(refusals.filter((status) => status !== 413 && status !== 401), []);
    assert.ok(Math.max(...memory) < MEMORY_LIMIT_MB, figures);
    // The first round loads what drawing needs.
    assert.ok(memory.at(-1)! < memory[1]! + GARBAGE_MB, figures);
    const { code, log } = await server.stop();
    assert.equal(code, 0);
    assert.equal(log, "", "nothing of this is the server's error");
    return `${ROUNDS} rounds of ${HALF_OPEN} half-open requests, ${CUT_BODIES} cut bodies, ` +
      `${HUGE_BODIES} bodies of 10 MB (${tally(refusals)}): others served, ` +
      `nothing in the log, memory ${figures} MB`;
  } finally {
    await server.clear();
  }
});

/** Sends this share of a request, and then nothing. */
async function begin(origin: string, share: number): Promise<Deno.TcpConn> {
  const { host, port } = new URL(origin);
  const body = JSON.stringify(BODIES[0][1]);
  const request = new TextEncoder().encode(
    `POST ${BODIES[0][0]} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const connection = await Deno.connect({ hostname: "127.0.0.1", port: Number(port) });
  await connection.write(request.subarray(0, Math.floor((request.length - 1) * share)));
  return connection;
}

function severalAtOnce<Result>(
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
