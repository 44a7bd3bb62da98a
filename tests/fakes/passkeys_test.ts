/**
 * Passkeys, with the real library at the server and an authenticator in software.
 */
import assert from "node:assert/strict";
import { openTestAccounts, type TestAccounts } from "../support/accounts.ts";
import { type Browser, PASSWORD } from "../support/browser.ts";
import { createAuditLog } from "../../server/audit_log/audit_log.ts";
import { type Authenticator, createAuthenticator, type Made } from "./authenticator.ts";

const ORIGIN = "https://purrtrait.example";

const json = async (response: Response) => await response.json();

async function add(browser: Browser, device: Authenticator, name = "My phone") {
  const options = await browser.post("/api/account/passkeys/options", { password: PASSWORD });
  assert.equal(options.status, 200);
  const made = await device.make(await json(options));
  const added = await browser.post("/api/account/passkeys", { name, response: made.response });
  return { made, status: added.status };
}

async function signIn(browser: Browser, device: Authenticator, passkey: Made): Promise<Response> {
  const options = await json(await browser.post("/api/passkeys/options"));
  const response = await device.sign(passkey, options);
  return await browser.post("/api/passkeys/sign-in", { response });
}

async function withPasskey(counts = true) {
  const product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const device = createAuthenticator({ origin: ORIGIN, counts });
  const { made, status } = await add(browser, device);
  assert.equal(status, 201);
  return { product, browser, device, made, [Symbol.dispose]: () => product.kv.close() };
}

async function actions({ kv, clock }: TestAccounts): Promise<string[]> {
  const audit = createAuditLog({ kv, now: () => new Date(clock.now) });
  return (await audit.list({ limit: 20 })).entries.map(({ action }) => action).toReversed();
}

for (const counts of [true, false]) {
  Deno.test(`[passkeys] a passkey that ${counts ? "counts" : "does not count"} signs in again and again, without a name`, async () => {
    using test = await withPasskey(counts);
    for (let n = 0; n < 3; n++) {
      const browser = test.product.browser();
      const response = await signIn(browser, test.device, test.made);
      assert.equal(response.status, 200);
      assert.equal((await json(response)).username, "felix");
      assert.equal((await browser.get("/api/user")).status, 200);
    }
    const [passkey] = await json(await test.browser.get("/api/account/passkeys"));
    assert.deepEqual([passkey.name, passkey.id], ["My phone", test.made.id]);
    assert.ok(passkey.addedAt && passkey.usedAt);
    assert.deepEqual(Object.keys(passkey).sort(), ["addedAt", "id", "name", "usedAt"]);
    assert.deepEqual(await actions(test.product), [
      "registered",
      "passkey_added",
      "sign_in",
      "sign_in",
      "sign_in",
    ]);
  });
}

Deno.test("[passkeys] an answer signs in once, also when it is sent ten times at once", async () => {
  using test = await withPasskey(false);
  const options = await json(await test.product.browser().post("/api/passkeys/options"));
  const response = await test.device.sign(test.made, options);
  const answers = await Promise.all(
    Array.from(
      { length: 10 },
      () => test.product.browser().post("/api/passkeys/sign-in", { response }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array(9).fill(401)]);
});

Deno.test("[passkeys] a passkey whose count does not grow is a copy and is refused", async () => {
  using test = await withPasskey();
  const copy = { ...test.made };
  assert.equal((await signIn(test.product.browser(), test.device, test.made)).status, 200);
  assert.equal((await signIn(test.product.browser(), test.device, test.made)).status, 200);
  assert.equal((await signIn(test.product.browser(), test.device, copy)).status, 401);
  assert.equal((await actions(test.product)).at(-1), "sign_in_failed");
});

Deno.test("[passkeys] a challenge expires, and one for adding a passkey does not sign in", async () => {
  using test = await withPasskey();
  const { product, browser, device, made } = test;
  const options = await json(await product.browser().post("/api/passkeys/options"));
  product.clock.now += 15 * 60_000;
  const late = await device.sign(made, options);
  const answer = await product.browser().post("/api/passkeys/sign-in", { response: late });
  assert.equal(answer.status, 401);
  assert.match((await json(answer)).message, /not accepted/);

  const request = { password: PASSWORD };
  const adding = await json(await browser.post("/api/account/passkeys/options", request));
  const other = await device.sign(made, { challenge: adding.challenge, rpId: adding.rp.id });
  const misused = await product.browser().post("/api/passkeys/sign-in", { response: other });
  assert.equal(misused.status, 401);
});

Deno.test("[passkeys] what another site asked for is refused", async () => {
  using test = await withPasskey();
  const phisher = createAuthenticator({ origin: "https://purrtrait.example.evil.example" });
  assert.equal((await signIn(test.product.browser(), phisher, test.made)).status, 401);
  const { status } = await add(test.browser, phisher);
  assert.equal(status, 401);
});

Deno.test("[passkeys] a challenge of one account adds no passkey to another", async () => {
  using test = await withPasskey();
  const tom = test.product.browser();
  await tom.register("tom");
  const request = { password: PASSWORD };
  const options = await json(await test.browser.post("/api/account/passkeys/options", request));
  const { response } = await test.device.make(options);
  const added = await tom.post("/api/account/passkeys", { name: "Mine", response });
  assert.equal(added.status, 401);
  assert.deepEqual(await json(await tom.get("/api/account/passkeys")), []);
});

Deno.test("[passkeys] adding needs the password, and a credential is added once", async () => {
  using test = await withPasskey();
  const wrong = { password: "wrong password" };
  const refused = await test.browser.post("/api/account/passkeys/options", wrong);
  assert.equal(refused.status, 400);
  assert.equal((await json(refused)).issues[0].path, "password");
  const options = await json(
    await test.browser.post("/api/account/passkeys/options", { password: PASSWORD }),
  );
  assert.deepEqual(options.excludeCredentials.map(({ id }: { id: string }) => id), [test.made.id]);
});

Deno.test("[passkeys] only its owner renames and removes a passkey; a removed one does not sign in", async () => {
  using test = await withPasskey();
  const { product, browser, device, made } = test;
  const path = `/api/account/passkeys/${made.id}`;
  const tom = product.browser();
  await tom.register("tom");
  assert.equal((await tom.patch(path, { name: "Tom's" })).status, 404);
  assert.equal((await tom.delete(path)).status, 404);
  assert.equal((await browser.patch(path, { name: "" })).status, 400);
  assert.equal((await browser.patch(path, { name: "  Old phone " })).status, 204);
  assert.equal((await json(await browser.get("/api/account/passkeys")))[0].name, "Old phone");
  assert.equal((await browser.delete(path)).status, 204);
  assert.equal((await browser.delete(path)).status, 404);
  assert.equal((await browser.delete(`/api/account/passkeys/${"A".repeat(3_000)}`)).status, 404);
  assert.equal((await signIn(product.browser(), device, made)).status, 401);
  assert.equal((await actions(product)).includes("passkey_removed"), true);
});

Deno.test("[passkeys] the passkeys of a deleted account do not sign in and are removed", async () => {
  using test = await withPasskey();
  const { product, browser, device, made } = test;
  await browser.post("/api/account/delete", { password: PASSWORD });
  assert.equal((await signIn(product.browser(), device, made)).status, 401);
  const rows = await Array.fromAsync(product.kv.list({ prefix: [] }), ({ key }) => key[0]);
  assert.deepEqual(rows.filter((table) => /^passkeys/.test(String(table))), []);
});

Deno.test("[passkeys] wrong answers are counted like wrong passwords", async () => {
  using test = await withPasskey();
  const browser = test.product.browser({ clientAddress: "198.51.100.7" });
  const statuses = [];
  for (let n = 0; n < 12; n++) {
    const answer = await browser.post("/api/passkeys/sign-in", { response: { id: "AAAA" } });
    statuses.push(answer.status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429]);
});

const nonsense: unknown[] = [
  {},
  { response: {} },
  { response: { id: "" } },
  { response: { id: 7 } },
  { response: { id: "A".repeat(2_000) } },
];
for (const body of nonsense) {
  Deno.test(`[passkeys] ${JSON.stringify(body).slice(0, 40)} is no answer of a passkey`, async () => {
    using test = await withPasskey();
    const answer = await test.product.browser().post("/api/passkeys/sign-in", body);
    assert.equal(answer.status, 400);
  });
}

Deno.test("[passkeys] an answer without a valid signature is refused", async () => {
  using test = await withPasskey();
  const parts = ["clientDataJSON", "authenticatorData", "signature"];
  for (const value of ["", "AAAA", "x".repeat(5_000), 7, null]) {
    const response = {
      id: test.made.id,
      rawId: test.made.id,
      type: "public-key",
      response: Object.fromEntries(parts.map((part) => [part, value])),
    };
    const answer = await test.product.browser().post("/api/passkeys/sign-in", { response });
    assert.equal(answer.status, 401);
  }
});
