/**
 * Far more than the machine can do: the server says so, and goes on.
 */
import assert from "node:assert/strict";
import autocannon from "autocannon";
import { ask, call, draw, LOST, type Lost, PASSWORD, register, statusOf } from "./client.ts";
import { startObserved } from "./observed.ts";
import { NO_LIMITS, stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

const SECONDS = 5;
const CONNECTIONS = 500;
/** As fast as it goes, the load would keep the one core busy that the server needs. */
const PAGES_PER_SECOND = 2_000;
const SIGN_INS_PER_SECOND = 32;
const REQUESTS = 50;

/** Generous, so that a busy machine makes no failure of a slow answer. */
const PATIENCE_SECONDS = 60;

stress("overload: refused politely, healthy afterwards", async ({ seed }) => {
  const server = await startObserved(NO_LIMITS);
  try {
    const { origin } = server;
    const username = `busy-${seed}`;
    await register(origin, username);
    server.beginWatch();
    const [home, signIns, requests] = await Promise.all([
      autocannon({
        url: origin,
        connections: CONNECTIONS,
        overallRate: PAGES_PER_SECOND,
        timeout: PATIENCE_SECONDS,
        duration: SECONDS,
      }),
      signInAllTheTime(origin, username),
      Promise.all(
        Array.from({ length: REQUESTS }, async (_, request) => {
          const idempotencyKey = `busy-${seed}-${request}`;
          return statusOf(await draw(origin, { idempotencyKey, prompt: `cat number ${request}` }));
        }),
      ),
    ]);
    assert.deepEqual([home.errors, home.non2xx], [0, 0]);
    assertPolite(signIns, [200, 503]);
    assertPolite(requests, [200, 503]);

    assert.equal((await ask(origin, "/healthz")).status, 200);
    const body = { username, password: PASSWORD };
    assert.equal((await ask(origin, "/api/login", { body })).status, 200);
    const after = { idempotencyKey: `after-${seed}`, prompt: "a calm cat" };
    assert.equal(statusOf(await draw(origin, after)), 200);
    const { code, lag } = await server.stop();
    assert.equal(code, 0);
    return `${SECONDS} s: home ${home["2xx"]} × 200 on ${CONNECTIONS} connections, ` +
      `sign-ins ${tally(signIns)}, pictures ${tally(requests)}; event loop busy p99 ` +
      `${lag.busy.p99} ms (worst ${lag.busy.worst}), late p99 ${lag.late.p99} ms ` +
      `(worst ${lag.late.worst})`;
  } finally {
    await server.clear();
  }
});

/** Sends as many as are due, however slow the answers are. */
async function signInAllTheTime(origin: string, username: string): Promise<(number | Lost)[]> {
  const start = performance.now();
  const sent: Promise<number | Lost>[] = [];
  for (let second = 0; second < SECONDS; second = (performance.now() - start) / 1000) {
    while (sent.length < second * SIGN_INS_PER_SECOND) {
      const body = { username, password: PASSWORD };
      sent.push(call(origin, "/api/login", { body }).then(statusOf));
    }
    await sleep(1000 / SIGN_INS_PER_SECOND);
  }
  return Promise.all(sent);
}

function assertPolite(statuses: (number | Lost)[], allowed: number[]): void {
  const others = statuses.filter((status) => status === LOST || !allowed.includes(status));
  assert.deepEqual(others, []);
}
