/**
 * A crowd that comes at once is waited for: a request is refused only when its wait would be too long.
 */
import assert from "node:assert/strict";
import { readEventStream } from "../../ui/generator/event_stream.ts";
import { type Answer, ask, PASSWORD, register } from "./client.ts";
import { stress, tally } from "./stress.ts";

/** Who come at the same moment: newcomers, people who sign in, guests with their first picture. */
const NEWCOMERS = 300;
const RETURNING = 300;
const GUESTS = 48;

/** The longest expected waits. */
const PASSWORD_WAIT_SECONDS = 3;
const PICTURE_WAIT_SECONDS = 60;

/** A wait is expected from the pace so far; a machine that had other work may become faster meanwhile. */
const SHARE_WAITED = 1 / 3;

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
  `${NEWCOMERS} registrations, ${RETURNING} sign-ins and ${GUESTS} first pictures at once`,
  async ({ seed, start }) => {
    const { origin } = await start();
    await register(origin, `known-${seed}`);
    const [registrations, signIns, pictures] = await Promise.all([
      burst(NEWCOMERS, (n) => {
        const username = `crowd-${seed}-${n}`;
        const body = { username, email: `${username}@example.com`, password: PASSWORD };
        return ask(origin, "/api/register", { body });
      }),
      burst(RETURNING, () => {
        const body = { username: `known-${seed}`, password: PASSWORD };
        return ask(origin, "/api/login", { body });
      }),
      Promise.all(Array.from({ length: GUESTS }, (_, n) => drawAsGuest(origin, n))),
    ]);
    assertPasswords([...registrations, ...signIns]);
    assertPictures(pictures);
    return `registrations ${figures(registrations)}; sign-ins ${figures(signIns)}; pictures ` +
      tally(pictures.map(({ event }) => event)) + ` in ${slowest(pictures).toFixed(0)} s`;
  },
);

/** A request is refused only while others in line wait for longer than the limit. */
function assertPasswords(answers: Timed[]): void {
  const refused = answers.filter(({ answer }) => answer.status === 503);
  const accepted = answers.filter(({ answer }) => answer.status < 300);
  assert.equal(refused.length + accepted.length, answers.length, "no other answer");
  for (const { answer: { body, retryAfterSeconds } } of refused) {
    assert(retryAfterSeconds > 0);
    assert.match(body.message, /^Many people .* Please try again in \d+ seconds?\.$/);
  }
  const longest = slowest(accepted);
  assert(
    refused.length === 0 || longest >= SHARE_WAITED * PASSWORD_WAIT_SECONDS,
    `${refused.length} refused although the longest wait was ${longest} s`,
  );
}

function assertPictures(outcomes: Outcome[]): void {
  const drawn = outcomes.filter(({ event }) => event === "done");
  const refused = outcomes.filter(({ event }) => event !== "done");
  for (const { retryAfterSeconds, seconds } of refused) {
    // At once, with the wait less the half of it after which there are places again; or after having
    // waited for longer than that in vain.
    const hasWait = retryAfterSeconds! >= PICTURE_WAIT_SECONDS / 2;
    assert(hasWait || seconds >= PICTURE_WAIT_SECONDS, `come back in ${retryAfterSeconds} s`);
  }
  assert(
    refused.length === 0 || slowest(drawn) >= SHARE_WAITED * PICTURE_WAIT_SECONDS,
    `${refused.length} refused although the longest wait was ${slowest(drawn)} s`,
  );
  const queued = drawn.filter(({ ahead }) => ahead !== undefined);
  assert(queued.length > drawn.length / 2, "most heard their place in line");
}

interface Timed {
  answer: Answer;
  seconds: number;
}

function burst(count: number, request: (n: number) => Promise<Answer>): Promise<Timed[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const start = performance.now();
      return { answer: await request(n), seconds: (performance.now() - start) / 1000 };
    }),
  );
}

function slowest(all: readonly { seconds: number }[]): number {
  return Math.max(0, ...all.map(({ seconds }) => seconds));
}

function figures(answers: Timed[]): string {
  return `${tally(answers.map(({ answer }) => answer.status))} in ${slowest(answers).toFixed(1)} s`;
}

async function drawAsGuest(origin: string, n: number): Promise<Outcome> {
  const start = performance.now();
  const response = await fetch(`${origin}/api/characters/generate`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", Origin: origin },
    body: JSON.stringify({ prompt: `a grey cat number ${n}`, style: "pixel" }),
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
