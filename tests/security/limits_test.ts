/**
 * A client that tries again and again must wait, and cannot pretend to be another client meanwhile.
 * ASVS v5.0.0-2.4.1, 4.1.3, 6.3.1.
 */
import assert from "node:assert/strict";
import { createAccounts } from "../../server/accounts/accounts.ts";
import { HOUR_MS } from "../../lib/durations.ts";
import type { Services } from "../../server/services.ts";
import { openWholeApp } from "./whole_app.ts";

/** Attempts are counted by the minute and by the hour: none ends while they are made. */
const STOPPED_CLOCK = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);

const withStoppedClock = (services: Services) => ({
  accounts: createAccounts({ ...services, now: () => STOPPED_CLOCK }),
});

const whole = await openWholeApp({
  SIGN_INS_PER_MINUTE: "10",
  REGISTRATIONS_PER_HOUR: "20",
  GUEST_GENERATIONS_PER_DAY: "5",
}, withStoppedClock);
const { ask, signUp } = whole;

Deno.test.afterAll(() => whole.close());

/** Headers that proxies write, and that clients can forge. */
const FORWARDING = [
  "x-forwarded-for",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "cf-connecting-ip",
  "true-client-ip",
  "fastly-client-ip",
  "fly-client-ip",
  "x-original-forwarded-for",
];

/** Says of itself that it comes from another address each time. */
function disguise(turn: number): Record<string, string> {
  const address = `198.51.100.${turn}`;
  return {
    ...Object.fromEntries(FORWARDING.map((name) => [name, address])),
    forwarded: `for=${address};proto=https`,
    "user-agent": `browser ${turn}`,
    cookie: `session=${turn}`,
  };
}

/** Six accounts an hour and six pictures a day for the whole site. */
async function openBraked() {
  const app = await openWholeApp({
    SITE_REGISTRATIONS_PER_HOUR: "6",
    SITE_GUEST_GENERATIONS_PER_DAY: "6",
    GUEST_GENERATIONS_PER_DAY: "5",
  }, withStoppedClock);
  return { ...app, [Symbol.asyncDispose]: app.close };
}

const BRAKED: [path: string, body: (turn: number) => object][] = [
  ["/api/register", (turn) => ({
    username: `many${turn}`,
    email: `many${turn}@example.com`,
    password: "a secret of the many",
  })],
  ["/api/characters/generate", (seed) => ({ prompt: "a cat", style: "pixel", seed })],
];

let peers = 0;
const newPeer = () => `192.0.2.${++peers}`;

const limited: [what: string, limit: number, path: string, body: (turn: number) => object][] = [
  [
    "wrong passwords for one name",
    10,
    "/api/login",
    () => ({ username: "felix", password: "a wrong secret" }),
  ],
  [
    "one password for many names",
    10,
    "/api/login",
    (turn) => ({ username: `user${turn}`, password: "a wrong secret" }),
  ],
  ["new accounts", 20, "/api/register", (turn) => ({
    username: `crowd${turn}`,
    email: `crowd${turn}@example.com`,
    password: "a secret of the crowd",
  })],
  [
    "a guest's pictures",
    5,
    "/api/characters/generate",
    (seed) => ({ prompt: "a cat", style: "pixel", seed }),
  ],
];
for (const [what, limit, path, body] of limited) {
  Deno.test(`[limits] ${what}: ${limit} are answered, whatever the spelling`, async () => {
    const peer = newPeer();
    const statuses: number[] = [];
    for (let turn = 0; turn < limit + 5; turn++) {
      const response = await ask("POST", path, { body: body(turn), headers: disguise(turn), peer });
      statuses.push(response.status);
      await response.body?.cancel();
      if (response.status === 429) {
        assert.match(response.headers.get("retry-after") ?? "", /^[1-9]\d*$/);
      }
    }
    assert.deepEqual(statuses.map((status) => status === 429), [
      ...Array(limit).fill(false),
      ...Array(5).fill(true),
    ]);
    const elsewhere = await ask("POST", path, { body: body(99), peer: newPeer() });
    assert.notEqual(elsewhere.status, 429, "from another address it is heard");
    await elsewhere.body?.cancel();
  });
}

Deno.test("[limits] attempts from many networks meet a limit of the whole site", async () => {
  await using braked = await openBraked();
  const turns = Array.from({ length: 8 }, (_, turn) => `2001:db8:0:${(turn << 8).toString(16)}::1`);
  for (const [path, body] of BRAKED) {
    const statuses: number[] = [];
    for (const [turn, peer] of turns.entries()) {
      const response = await braked.ask("POST", path, { body: body(turn), peer });
      statuses.push(response.status);
      if (response.status === 429) assert.ok(Number(response.headers.get("retry-after")) > 0);
      await response.body?.cancel();
    }
    assert.deepEqual(statuses.map((status) => status === 429), turns.map((_, turn) => turn >= 6));
  }
});

Deno.test("[limits] all addresses of one IPv6 network count as one", async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn++) {
    const body = { prompt: "a cat", style: "pixel", seed: turn };
    const peer = `2001:db8:1:aa0${turn}::${turn}`;
    const response = await ask("POST", "/api/characters/generate", { body, peer });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
});

Deno.test("[limits] a stolen session does not allow guessing the password, from any address", async () => {
  for (const [path, field] of [["password", "currentPassword"], ["delete", "password"]]) {
    const { cookie, password } = await signUp();
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const wrong = { [field!]: `a wrong secret ${turn}`, newPassword: "another secret" };
      const headers = disguise(turn);
      delete headers.cookie;
      const response = await ask("POST", `/api/account/${path}`, {
        body: wrong,
        headers,
        cookie,
        peer: newPeer(),
      });
      statuses.push(response.status);
      await response.body?.cancel();
    }
    assert.deepEqual(statuses, [...Array(10).fill(400), 429, 429]);
    const right = { [field!]: password, newPassword: "another secret" };
    const response = await ask("POST", `/api/account/${path}`, { body: right, cookie });
    assert.equal(response.status, 429, "the right one waits as well");
  }
});

Deno.test("[limits] wrong passwords from many addresses never lock the owner out", async () => {
  const { username, password } = await signUp();
  for (let turn = 0; turn < 6; turn++) {
    const peer = newPeer();
    for (let again = 0; again < 10; again++) {
      const body = { username, password: "a wrong secret" };
      await (await ask("POST", "/api/login", { body, peer })).body?.cancel();
    }
  }
  const owner = await ask("POST", "/api/login", { body: { username, password }, peer: newPeer() });
  assert.equal(owner.status, 200);
});
