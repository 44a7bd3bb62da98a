/**
 * Bodies that are announced and never come, come too slowly, byte by byte, or all at once: the server's
 * memory grows by a few megabytes, and the connections are ended.
 */
import assert from "node:assert/strict";
import { ask, register } from "./client.ts";
import { type Observed, startObserved } from "./observed.ts";
import { NO_LIMITS, stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

const SOCKETS = 200;
const ANNOUNCED = 6_900_000;
/** Within what the webhook takes. */
const EVENT = 200_000;
const BEGINNING = '{"prompt":"';

/** The limit is 10 s; the busy machine gets much longer. */
const ENDED_WITHIN_MS = 60_000;

/** A million chunks are work for the server, which has other tests beside it. */
const DRIPPED_WITHIN_MS = 60_000;

/** Far less than what they announce: 1,380 MB. Idle, 200 connections take some 25 MB. */
const GROWTH_MB = 100;

const WHOLE_BODIES = 60;
const PHOTO = "data:image/png;base64," + "A".repeat(6_500_000);

/** Bytes of a body that comes in chunks of one. */
const DRIPPING = 60_000;
const DRIPS = 20;

/** Twice the budget of bodies in flight. */
const UPLOADS = 20;
const BUDGET_MB = 64;

interface Socket {
  /** The first line of what came back, and all of it. */
  answer(): string;
  ended: Promise<boolean>;
  write(text: string): Promise<void>;
  close(): void;
}

/** Something done to a server, and the most memory it had meanwhile, in megabytes. */
interface Scenario {
  name: string;
  /** How much its memory may grow. */
  growthMb: number;
  run: (server: Observed, cookie: string) => Promise<number>;
}

/** Each ends when the server gives up waiting. */
const WAITING: Scenario[] = [
  {
    name: `${SOCKETS} guests that announce a photo`,
    growthMb: GROWTH_MB,
    run: (server) => announced(server, { path: "/api/characters/generate" }, 401),
  },
  {
    name: "as many at the webhook",
    growthMb: GROWTH_MB,
    run: (server) => announced(server, { path: "/api/payments/webhook", length: EVENT }, 408),
  },
  {
    name: "as many signed in",
    growthMb: GROWTH_MB,
    run: (server, cookie) => announced(server, { path: "/api/characters/generate", cookie }, 408),
  },
];

/** They keep the server at work. */
const SENDING: Scenario[] = [
  {
    name: `${DRIPS} bodies byte by byte`,
    growthMb: GROWTH_MB,
    run: (server) => watched(server, () => drip(server)),
  },
  {
    name: `${WHOLE_BODIES} photos of guests`,
    growthMb: GROWTH_MB,
    run: (server) => watched(server, () => sendPhotos(server, WHOLE_BODIES, [401])),
  },
  {
    name: `${UPLOADS} uploads that stop at their end`,
    growthMb: 2 * BUDGET_MB + GROWTH_MB,
    run: (server, cookie) => watched(server, () => holdUploads(server, cookie)),
  },
];

stress("no body takes memory before it has come", async ({ seed }) => {
  const servers = [...WAITING.map((scenario) => [scenario]), SENDING];
  const figures = await Promise.all(servers.map((scenarios) => onServer(seed, scenarios)));
  return figures.flat().join(", ");
});

/** Runs these on a server of their own, one after the other; by how much its memory grew. */
async function onServer(seed: string, scenarios: Scenario[]): Promise<string[]> {
  const server = await startObserved(NO_LIMITS);
  try {
    const cookie = await register(server.origin, `patient-${seed}`);
    for (let round = 0; round < 2; round++) {
      await severalSockets(SOCKETS, () => open(server, "Content-Length: 2", "{}"), [400]);
    }
    const before = await server.memoryMb();
    const figures: string[] = [];
    for (const { name, growthMb, run } of scenarios) {
      const grownBy = await run(server, cookie) - before;
      figures.push(`${name} ${grownBy.toFixed(0)} MB`);
      assert.ok(grownBy < growthMb, figures.join(", "));
    }
    const { code, log } = await server.stop();
    assert.deepEqual([code, log], [0, ""], "nothing of this is the server's error");
    return figures;
  } finally {
    await server.clear();
  }
}

/** Memory while all of them wait; then each has its answer, and none its connection. */
async function announced(
  server: Observed,
  { length = ANNOUNCED, ...request }: { path: string; cookie?: string; length?: number },
  status: number,
): Promise<number> {
  const sockets = await Promise.all(
    Array.from(
      { length: SOCKETS },
      () => open(server, `Content-Length: ${length}`, BEGINNING, request),
    ),
  );
  await sleep(2000);
  const memory = await server.memoryMb();
  const ended = await Promise.all(sockets.map((socket) => socket.ended));
  assert.ok(ended.every(Boolean), `${ended.filter((one) => !one).length} are still open`);
  const answers = tally(sockets.map((socket) => statusIn(socket)));
  assert.equal(answers, `${SOCKETS} × ${status}`);
  return memory;
}

async function drip(server: Observed): Promise<void> {
  const ofOneByte = "1\r\n \r\n".repeat(DRIPPING / 300);
  await severalSockets(
    DRIPS,
    async () => {
      const socket = await open(server, "Transfer-Encoding: chunked", "", {
        path: "/api/characters/generate",
        withinMs: DRIPPED_WITHIN_MS,
      });
      for (let part = 0; part < 300; part++) await socket.write(ofOneByte);
      await socket.write("0\r\n\r\n");
      return socket;
    },
    // Read to its end, or too slow on a busy machine.
    [400, 408],
    DRIPPED_WITHIN_MS,
  );
}

async function sendPhotos(server: Observed, count: number, allowed: number[]): Promise<void> {
  const body = { prompt: "a grey cat", style: "cartoon", sourceImage: PHOTO };
  const statuses = await Promise.all(
    Array.from(
      { length: count },
      async () => (await ask(server.origin, "/api/characters/generate", { body })).status,
    ),
  );
  assert.deepEqual(statuses.filter((status) => !allowed.includes(status)), []);
}

/** Bodies of users that stop one byte before their end: within the budget they are waited for. */
async function holdUploads(server: Observed, cookie: string): Promise<void> {
  const body = `${BEGINNING}${"a".repeat(ANNOUNCED - BEGINNING.length - 1)}`;
  const sockets = await Promise.all(
    Array.from({ length: UPLOADS }, () =>
      open(server, `Content-Length: ${ANNOUNCED}`, body, {
        path: "/api/characters/generate",
        cookie,
      })),
  );
  await Promise.all(sockets.map((socket) => socket.ended));
  const statuses = sockets.map(statusIn);
  const refused = sockets.filter((socket) => statusIn(socket) === 503);
  const seen = `${tally(statuses)}, ${refused[0]?.answer()}`;
  assert.ok(refused.length > 0 && refused.length < UPLOADS, seen);
  assert.equal(statuses.filter((status) => status === 408).length, UPLOADS - refused.length);
  for (const socket of refused) assert.match(socket.answer(), /retry-after: [1-9]/i);
}

/** The most memory it has while this goes on. */
async function watched(server: Observed, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  let over = false;
  const watching = (async () => {
    for (; !over; await sleep(50)) most = Math.max(most, await server.memoryMb());
  })();
  await work().finally(() => over = true);
  await watching;
  return most;
}

/** Sockets whose requests are answered with one of these statuses, and closed by the client. */
async function severalSockets(
  count: number,
  begin: () => Promise<Socket>,
  allowed: number[],
  withinMs = ENDED_WITHIN_MS,
): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: count }, begin));
  for (let waited = 0; sockets.some((socket) => statusIn(socket) === 0); waited += 50) {
    assert.ok(waited < withinMs, tally(sockets.map(statusIn)));
    await sleep(50);
  }
  const others = sockets.map(statusIn).filter((status) => !allowed.includes(status));
  assert.deepEqual(others, []);
  for (const socket of sockets) socket.close();
}

function statusIn(socket: Socket): number {
  return Number(socket.answer().match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0);
}

/** Sends a request with this framing of its body, and this beginning of it. */
async function open(
  { origin }: Observed,
  framing: string,
  beginning: string,
  { path, cookie, withinMs = ENDED_WITHIN_MS }: {
    path: string;
    cookie?: string;
    /** The client leaves after this time. */
    withinMs?: number;
  } = { path: "/api/characters/generate" },
): Promise<Socket> {
  const { host, port } = new URL(origin);
  const connection = await Deno.connect({ hostname: "127.0.0.1", port: Number(port) });
  let answer = "";
  let isOpen = true;

  function close(): void {
    if (isOpen) connection.close();
    isOpen = false;
  }

  async function read(): Promise<boolean> {
    const buffer = new Uint8Array(4096);
    const timer = setTimeout(close, withinMs);
    try {
      for (let size; (size = await connection.read(buffer)) !== null;) {
        answer += new TextDecoder().decode(buffer.subarray(0, size));
      }
      close();
      return true;
    } catch (error) {
      return error instanceof Deno.errors.ConnectionReset;
    } finally {
      clearTimeout(timer);
    }
  }

  async function write(text: string): Promise<void> {
    const bytes = new TextEncoder().encode(text);
    try {
      for (let sent = 0; sent < bytes.length;) sent += await connection.write(bytes.subarray(sent));
    } catch {
      // Refused before its end.
    }
  }

  const ended = read();
  await write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
      `Content-Type: application/json\r\n${cookie ? `Cookie: ${cookie}\r\n` : ""}` +
      `stripe-signature: t=1,v1=0\r\n${framing}\r\n\r\n${beginning}`,
  );
  return { answer: () => answer, ended, write, close };
}
