/**
 * The running server while its KV Connect server is away or hangs: plain answers in time, a quiet log, and all
 * is well again a moment after its return.
 */
import assert from "node:assert/strict";
import { startProduct } from "../../server/tasks/product.ts";
import { register } from "../torture/client.ts";
import { type Denokv, kvConnectTest } from "./denokv.ts";

/** Long enough for a request to come before, at and after each deadline. */
const AWAY_MS = 6_000;

const ANSWER_LIMIT_MS = 3_000;

/** Noticed within 0.3 s; the rest is for a machine that is busy with other tests. */
const RETURN_LIMIT_MS = 2_000;

const OUTAGES: Record<
  string,
  [begin: (denokv: Denokv) => unknown, end: (denokv: Denokv) => unknown]
> = {
  "is away": [(denokv) => denokv.kill(), (denokv) => denokv.restart()],
  "hangs": [(denokv) => denokv.pause(), (denokv) => denokv.goOn()],
};

for (const [what, [begin, end]] of Object.entries(OUTAGES)) {
  kvConnectTest(`while the server ${what}, requests answer 503 in time`, async (denokv) => {
    let output = "";
    const product = await startProduct({
      variables: denokv.variables,
      onOutput: (text) => output += text,
    });
    try {
      const cookie = await register(product.origin, "anna");
      const { get, post } = client(product.origin, cookie);
      const requests = [
        () => get("/healthz"),
        () => get("/api/user"),
        () => get("/collection"),
        () => get("/api/community/submissions"),
        () => post("/api/logout"),
        () => post("/api/login", { username: "anna", password: "cats everywhere" }),
        () => post("/api/characters/generate", { prompt: "a grey cat", style: "cartoon" }),
      ];
      // An examination of its health counts for a second.
      await new Promise((done) => setTimeout(done, 1_000));
      await begin(denokv);
      output = "";
      const since = performance.now();
      const answers = [];
      while (performance.now() < since + AWAY_MS) {
        answers.push(...await Promise.all(requests.map((request) => request())));
        await new Promise((done) => setTimeout(done, 250));
      }
      const told = lines(output);
      await end(denokv);
      const returned = performance.now();
      for (const path of ["/api/user", "/healthz"]) {
        while ((await get(path)).status !== 200) {
          assert.ok(performance.now() < returned + RETURN_LIMIT_MS, `${path} is there again`);
        }
      }

      for (const { path, status, retryAfter, text, ms } of answers) {
        assert.equal(status, 503, `${path} ${status} ${text}`);
        assert.ok(retryAfter > 0, path);
        assert.ok(ms < ANSWER_LIMIT_MS, `${path} took ${ms} ms`);
      }
      assert.ok(told.length <= AWAY_MS / 1000, told.join("\n"));
      assert.match(told.join("\n"), /the database does not answer/);
    } finally {
      await product.stop();
      await product.clear();
    }
  });
}

/** Asks as the pages of somebody who is signed in do, and takes the time. */
function client(origin: string, cookie: string) {
  async function ask(path: string, init: RequestInit) {
    const before = performance.now();
    const response = await fetch(origin + path, { ...init, redirect: "manual" });
    const text = await response.text();
    const retryAfter = Number(response.headers.get("retry-after"));
    return { path, status: response.status, retryAfter, text, ms: performance.now() - before };
  }
  return {
    get: (path: string) => ask(path, { headers: { cookie } }),
    post: (path: string, body?: unknown) =>
      ask(path, {
        method: "POST",
        headers: { cookie, origin, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}

function lines(output: string): string[] {
  return output.split("\n").filter((line) => line.trim() !== "");
}
