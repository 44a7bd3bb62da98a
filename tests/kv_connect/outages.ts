/**
 * @module The database of running servers is away for a while, or hangs: what they answer meanwhile, and
 * when they are well again.
 */
import assert from "node:assert/strict";
import type { Denokv } from "./denokv.ts";
import { sleep } from "../../lib/sleep.ts";

/** A server with a signed-in user. */
export interface Visited {
  origin: string;
  username: string;
  cookie: string;
}

interface Observed {
  /** How many were answered. */
  answers: number;
  slowestMs: number;
  /** How long after the end of the outage the last server was well again. */
  recoveredMs: number;
}

/** Long enough for a request to come before, at and after each deadline. */
const AWAY_MS = 6_000;

/** Answered within 3 s; the rest is for a machine that is busy with other tests. */
const ANSWER_LIMIT_MS = 30_000;

/** Noticed within 0.3 s; the rest is for a machine that is busy with other tests. */
const RETURN_LIMIT_MS = 30_000;

export const OUTAGES: Record<
  string,
  [begin: (denokv: Denokv) => unknown, end: (denokv: Denokv) => unknown]
> = {
  "is away": [(denokv) => denokv.kill(), (denokv) => denokv.restart()],
  "hangs": [(denokv) => denokv.pause(), (denokv) => denokv.goOn()],
};

/** Throws unless every request is refused in time meanwhile, and every server recovers soon after. */
export async function liveThroughOutage(
  denokv: Denokv,
  [begin, end]: (typeof OUTAGES)[string],
  servers: Visited[],
): Promise<Observed> {
  const visitors = servers.map(visitor);
  const requests = visitors.flatMap(requestsOf);
  await begin(denokv);
  // What was found of their health before counts for a second.
  await Promise.all(visitors.map(async ({ get }) => {
    while ((await get("/healthz")).status === 200) await sleep(25);
  }));
  const since = performance.now();
  const answers = [];
  while (performance.now() < since + AWAY_MS) {
    answers.push(...await Promise.all(requests.map((request) => request())));
    await sleep(250);
  }
  await end(denokv);
  const returned = performance.now();
  await Promise.all(visitors.flatMap(({ get }) =>
    ["/api/user", "/healthz"].map(async (path) => {
      while ((await get(path)).status !== 200) {
        assert.ok(performance.now() < returned + RETURN_LIMIT_MS, `${path} is there again`);
      }
    })
  ));
  const recoveredMs = performance.now() - returned;
  for (const { path, status, retryAfter, text, ms } of answers) {
    assert.equal(status, 503, `${path} ${status} ${text}`);
    assert.ok(retryAfter > 0, path);
    assert.ok(ms < ANSWER_LIMIT_MS, `${path} took ${ms} ms`);
  }
  const slowestMs = Math.max(...answers.map(({ ms }) => ms));
  return { answers: answers.length, slowestMs, recoveredMs };
}

/** Everything that needs the database. */
function requestsOf({ get, post, username }: ReturnType<typeof visitor>) {
  return [
    () => get("/healthz"),
    () => get("/api/user"),
    () => get("/collection"),
    () => get("/api/community/submissions"),
    () => post("/api/logout"),
    () => post("/api/login", { username, password: "cats everywhere" }),
    () => post("/api/characters/generate", { prompt: "a grey cat", style: "cartoon" }),
  ];
}

/** Asks as the pages of a signed-in user do, and takes the time. */
function visitor({ origin, username, cookie }: Visited) {
  async function ask(path: string, init: RequestInit) {
    const before = performance.now();
    const response = await fetch(origin + path, { ...init, redirect: "manual" });
    const text = await response.text();
    const retryAfter = Number(response.headers.get("retry-after"));
    return { path, status: response.status, retryAfter, text, ms: performance.now() - before };
  }
  return {
    username,
    get: (path: string) => ask(path, { headers: { cookie } }),
    post: (path: string, body?: unknown) =>
      ask(path, {
        method: "POST",
        headers: { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}
