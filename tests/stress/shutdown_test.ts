/** The server gets a stop signal under load: it answers every request, and ends cleanly. */
import assert from "node:assert/strict";
import { readBooks } from "./books.ts";
import { checkCredits, draw, register, statusOf } from "./client.ts";
import { stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

/** More than are drawn in the time a server has left. */
const REQUESTS = 40;
const USERS = 8;

/** Docker kills 10 s after the first, Deno Deploy 5 s after the second. */
const SIGNALS: Deno.Signal[] = ["SIGTERM", "SIGINT"];

for (const signal of SIGNALS) {
  stress(`${signal} under load answers every request and ends with 0`, async ({ seed, start }) => {
    const product = await start();
    const { origin, dataDir } = product;
    const cookies = await Promise.all(
      Array.from({ length: USERS }, (_, user) => register(origin, `late-${seed}-${user}`)),
    );
    const requests = Array.from({ length: REQUESTS }, (_, request) => {
      const idempotencyKey = `late-${seed}-${request}`;
      const prompt = `a grey cat number ${request}`;
      return draw(origin, { idempotencyKey, prompt, style: "realistic" }, cookies[request % USERS]);
    });
    // The server has taken a request in when it has taken the credit.
    while (await creditsLeft(origin, cookies) > USERS * 6 - REQUESTS) await sleep(20);
    const signalled = performance.now();
    assert.equal(await product.stop(signal), 0);
    const seconds = (performance.now() - signalled) / 1000;

    const answers = (await Promise.all(requests)).map(statusOf);
    assert.deepEqual(answers.filter((status) => status !== 200 && status !== 503), []);
    const books = await readBooks(dataDir);
    assert.deepEqual(books.errors, []);
    assert.deepEqual([books.open.length, books.held], [0, 0]);
    assert.equal(books.pictures.size, answers.filter((status) => status === 200).length);
    return `${REQUESTS} pictures at work: ${tally(answers)}; nothing held, exit 0 after ${
      seconds.toFixed(1)
    } s`;
  });
}

stress("a second server on the same data is refused and says why", async ({ start }) => {
  const { dataDir } = await start();
  const second = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "serve"],
    env: { DATA_DIR: dataDir, PORT: "0" },
    stderr: "piped",
    stdout: "null",
    // One that is not refused would run for ever.
    signal: AbortSignal.timeout(120_000),
  }).output();
  assert.equal(second.code, 1);
  const reason = new TextDecoder().decode(second.stderr).trim();
  assert.match(reason, /Another Purrtrait server is using/);
  return reason;
});

/** What all of them have available. */
async function creditsLeft(origin: string, cookies: string[]): Promise<number> {
  const credits = await Promise.all(cookies.map((cookie) => checkCredits(origin, cookie)));
  return credits.reduce((sum, { available }) => sum + available, 0);
}
