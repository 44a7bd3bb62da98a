import assert from "node:assert/strict";
import { openTestAccounts, type TestAccounts } from "../../tests/support/accounts.ts";
import { PASSWORD } from "../../tests/support/browser.ts";

const RIGHT = { username: "felix", password: PASSWORD };
const WRONG = { username: "felix", password: "wrong password" };

/** The statuses of this many sign-ins from one address. */
async function signIns(product: TestAccounts, count: number, bodies: (n: number) => object) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    statuses.push((await product.browser().post("/api/login", bodies(n))).status);
  }
  return statuses;
}

const TEN_THEN_NONE = [...Array(10).fill(401), ...Array(10).fill(429)];

Deno.test("20 wrong passwords for one name: 10 are answered, then Retry-After says how long to wait", async () => {
  using product = await openTestAccounts();
  await product.browser().register("felix");
  assert.deepEqual(await signIns(product, 20, () => WRONG), TEN_THEN_NONE);

  product.clock.now += 15_000;
  const right = await product.browser().post("/api/login", RIGHT);
  assert.equal(right.status, 429, "even the right password waits");
  assert.equal(right.headers.get("retry-after"), "45");
  const elsewhere = await product.browser({ clientAddress: "198.51.100.1" }).post(
    "/api/login",
    RIGHT,
  );
  assert.equal(elsewhere.status, 200, "but not from another address");

  product.clock.now += 45_000;
  assert.equal((await product.browser().post("/api/login", RIGHT)).status, 200);
});

Deno.test("20 names tried with one password from one address: 10 attempts are answered, then it is limited", async () => {
  using product = await openTestAccounts();
  const statuses = await signIns(product, 20, (n) => ({ ...WRONG, username: `user${n}` }));
  assert.deepEqual(statuses, TEN_THEN_NONE);
});

Deno.test("20 simultaneous attempts are counted like 20 consecutive ones", async () => {
  using product = await openTestAccounts();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => product.browser().post("/api/login", WRONG)),
  );
  assert.deepEqual(responses.map(({ status }) => status).sort(), TEN_THEN_NONE);
});

Deno.test("one name from 20 addresses never locks its owner out", async () => {
  using product = await openTestAccounts();
  await product.browser().register("felix");
  for (let n = 0; n < 20; n++) {
    const attacker = product.browser({ clientAddress: `198.51.100.${n}` });
    for (let again = 0; again < 10; again++) await attacker.post("/api/login", WRONG);
    assert.equal((await attacker.post("/api/login", RIGHT)).status, 429);
  }
  assert.equal((await product.browser().post("/api/login", RIGHT)).status, 200);
});

Deno.test("right passwords are not counted: a whole class signs in behind one address", async () => {
  using product = await openTestAccounts();
  await product.browser().register("felix");
  assert.deepEqual(await signIns(product, 30, () => RIGHT), Array(30).fill(200));
});

Deno.test("a right password of another account does not reset the count of wrong ones", async () => {
  using product = await openTestAccounts();
  await product.browser().register("felix");
  await product.browser().register("attacker");
  const own = { username: "attacker", password: PASSWORD };
  const statuses = await signIns(product, 40, (n) => n % 2 === 0 ? WRONG : own);
  assert.equal(statuses.filter((status) => status === 401).length, 10);
});

Deno.test("forged forwarding headers do not change the client address", async () => {
  using product = await openTestAccounts();
  const browser = product.browser({ headers: { "x-forwarded-for": "203.0.113.9" } });
  for (let n = 0; n < 10; n++) await product.browser().post("/api/login", WRONG);
  assert.equal((await browser.post("/api/login", WRONG)).status, 429);
});

Deno.test("40 accounts an hour from one address, then one waits for the next hour", async () => {
  using product = await openTestAccounts();
  for (let n = 0; n < 40; n++) {
    assert.equal((await product.browser().register(`felix${n}`)).status, 201);
  }
  const response = await product.browser().register("felix40");
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "3600");
  assert.equal(
    (await product.browser({ clientAddress: "198.51.100.1" }).register("tom")).status,
    201,
  );
  product.clock.now += 3_600_000;
  assert.equal((await product.browser().register("felix40")).status, 201);
});

Deno.test("with the limits at 0 nothing is counted", async () => {
  const variables = { SIGN_INS_PER_MINUTE: "0", REGISTRATIONS_PER_HOUR: "0" };
  using product = await openTestAccounts({ variables });
  for (let n = 0; n < 25; n++) {
    assert.equal((await product.browser().register(`felix${n}`)).status, 201);
  }
  assert.deepEqual(await signIns(product, 15, () => WRONG), Array(15).fill(401));
});
