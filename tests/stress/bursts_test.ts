/**
 * A crowd that comes at once is waited for: a request is refused only when its wait would be too long.
 */
import assert from "node:assert/strict";
import { readEventStream } from "../../ui/generator/event_stream.ts";
import { type Answer, ask, PASSWORD, register } from "./client.ts";
import { pause, stress, tally } from "./stress.ts";

const GUESTS = 200;
/** The longest expected wait for a picture. */
const PICTURE_WAIT_SECONDS = 60;

const PEOPLE = 500;
/** The longest expected wait for a password. */
const PASSWORD_WAIT_SECONDS = 3;

/** How a guest's picture came about. */
interface Outcome {
  /** Of the last event: `done` or `error`. */
  event: string;
  /** The place in line on arrival; absent for the first ones. */
  ahead?: number;
  /** What was expected then. */
  expectedSeconds?: number;
  seconds: number;
  retryAfterSeconds?: number;
}

stress(
  `${GUESTS} guests at once: each has a picture or would have waited for a minute`,
  async ({ start }) => {
    const { origin } = await start();
    const outcomes = await Promise.all(
      Array.from({ length: GUESTS }, (_, n) => drawAsGuest(origin, n)),
    );
    const refused = outcomes.filter(({ event }) => event !== "done");
    const drawn = outcomes.filter(({ event }) => event === "done");
    const slowest = Math.max(...drawn.map(({ seconds }) => seconds));
    for (const { retryAfterSeconds } of refused) {
      // A wait of more than a minute, less the half of it after which there are places again.
      assert(retryAfterSeconds! >= PICTURE_WAIT_SECONDS / 2, `come back in ${retryAfterSeconds} s`);
    }
    assert(
      refused.length === 0 || slowest > PICTURE_WAIT_SECONDS / 2,
      "refused although it was quick",
    );
    const queued = drawn.filter(({ ahead }) => ahead !== undefined);
    assert(queued.length > drawn.length / 2, "most heard their place in line");
    const rate = drawn.length / slowest;
    return `${drawn.length} drawn within ${slowest.toFixed(0)} s (${rate.toFixed(1)} a second), ` +
      `${refused.length} refused`;
  },
);

stress(
  `${PEOPLE} registrations, then ${PEOPLE} sign-ins at once: refused only beyond 3 s`,
  async ({ seed, start }) => {
    const { origin } = await start();
    await register(origin, `known-${seed}`);
    const registrations = await burst((n) => {
      const username = `crowd-${seed}-${n}`;
      const body = { username, email: `${username}@example.com`, password: PASSWORD };
      return ask(origin, "/api/register", { body });
    });
    const signIns = await burst(() =>
      ask(origin, "/api/login", { body: { username: `known-${seed}`, password: PASSWORD } })
    );
    for (const { answers, seconds } of [registrations, signIns]) {
      const refused = answers.filter(({ status }) => status === 503);
      for (const { body, retryAfterSeconds } of refused) {
        assert(retryAfterSeconds > 0);
        assert.match(body.message, /^Many people .* Please try again in \d+ seconds?\.$/);
      }
      assert(
        refused.length === 0 || seconds > PASSWORD_WAIT_SECONDS / 2,
        `${refused.length} refused although all was over in ${seconds} s`,
      );
      const others = answers.filter(({ status }) => status !== 503 && status >= 300);
      assert.deepEqual(others, []);
    }
    return `registrations ${figures(registrations)}; sign-ins ${figures(signIns)}`;
  },
);

interface Burst {
  answers: Answer[];
  /** Until the last was answered. */
  seconds: number;
}

async function burst(request: (n: number) => Promise<Answer>): Promise<Burst> {
  // What came before has been answered, and perhaps not yet tidied up.
  await pause(500);
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => request(n)));
  return { answers, seconds: (performance.now() - start) / 1000 };
}

function figures({ answers, seconds }: Burst): string {
  return `${tally(answers.map(({ status }) => status))} in ${seconds.toFixed(1)} s`;
}

async function drawAsGuest(origin: string, n: number): Promise<Outcome> {
  const start = performance.now();
  const response = await fetch(`${origin}/api/characters/generate`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", Origin: origin },
    body: JSON.stringify({ prompt: `a grey cat number ${n}`, style: "cartoon" }),
  });
  assert.equal(response.status, 200);
  const outcome: Outcome = { event: "nothing", seconds: 0 };
  for await (const { event, data } of readEventStream(response.body!)) {
    const { ahead, seconds, retryAfterSeconds } = JSON.parse(data);
    outcome.event = event;
    outcome.ahead ??= ahead;
    outcome.expectedSeconds ??= seconds;
    outcome.retryAfterSeconds = retryAfterSeconds;
  }
  outcome.seconds = (performance.now() - start) / 1000;
  return outcome;
}
