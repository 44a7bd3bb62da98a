/**
 * The e-mail of an account on a site that sends letters.
 */
import assert from "node:assert/strict";
import type { TestAccounts } from "../support/accounts.ts";
import { type Browser, PASSWORD } from "../support/browser.ts";
import { openMailedAccounts, verifiedUser, verify } from "./mailed_accounts.ts";
import { linkIn, startSmtp } from "./smtp.ts";
import { DAY_MS } from "../../lib/durations.ts";

const state = async (browser: Browser) => await (await browser.get("/api/account/email")).json();

async function signIn(product: TestAccounts, username: string): Promise<number> {
  return (await product.browser().post("/api/login", { username, password: PASSWORD })).status;
}

Deno.test("[email] a registration's e-mail counts once its link was followed, which works once", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  const browser = product.browser();
  assert.equal((await browser.register("felix")).status, 201);
  const noted = { email: null, verified: false, pending: "felix@example.com" };
  assert.deepEqual(await state(browser), noted);
  assert.equal(await signIn(product, "felix@example.com"), 401);
  const letter = await smtp.next();
  assert.deepEqual(letter.envelope.to, ["felix@example.com"]);
  assert.equal(letter.headers.get("subject"), "Confirm your e-mail for Purrtrait");
  assert.equal(await verify(product, letter), 204);
  const counting = { email: "felix@example.com", verified: true, pending: null };
  assert.deepEqual(await state(browser), counting);
  assert.equal(await signIn(product, "FELIX@example.com"), 200);
  assert.equal(await verify(product, letter), 410);
});

Deno.test("[email] registering with a taken e-mail looks like any other, and only its owner learns of it", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  const owner = await verifiedUser(product, smtp, "felix");
  const stranger = product.browser();
  const body = { username: "stranger", email: "FELIX@example.com", password: PASSWORD };
  const free = { username: "other", email: "free@example.com", password: PASSWORD };
  const taken = await stranger.post("/api/register", body);
  const other = product.browser();
  const untaken = await other.post("/api/register", free);
  assert.deepEqual([taken.status, untaken.status], [201, 201]);
  const { id: _a, username: _b, ...answer } = await taken.json();
  const { id: _c, username: _d, ...answerOther } = await untaken.json();
  assert.deepEqual(answer, answerOther);
  assert.deepEqual({ ...await state(stranger), pending: "" }, {
    ...await state(other),
    pending: "",
  });
  const letters = [await smtp.next(), await smtp.next()];
  const notice = letters.find(({ envelope }) => envelope.to[0] === "FELIX@example.com")!;
  assert.equal(notice.headers.get("subject"), "You have a Purrtrait account already");
  assert.match(notice.text, /^Hello felix,/);
  assert.doesNotMatch(notice.text, /token|stranger/);
  assert.equal(linkIn(notice), "https://purrtrait.example/forgot-password");
  assert.equal((await state(owner)).email, "felix@example.com");
});

Deno.test("[email] a changed e-mail counts once verified, and the old address is informed", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  const browser = await verifiedUser(product, smtp, "felix");
  const change = { email: "new@example.com", password: PASSWORD };
  const response = await browser.post("/api/account/email", change);
  const waiting = { email: "felix@example.com", verified: true, pending: "new@example.com" };
  assert.deepEqual(await response.json(), waiting);
  assert.equal(await signIn(product, "felix@example.com"), 200);
  assert.equal(await signIn(product, "new@example.com"), 401);
  const letter = await smtp.next();
  assert.deepEqual(letter.envelope.to, ["new@example.com"]);
  assert.equal(await verify(product, letter), 204);
  assert.deepEqual(await state(browser), {
    email: "new@example.com",
    verified: true,
    pending: null,
  });
  assert.equal(await signIn(product, "felix@example.com"), 401);
  const farewell = await smtp.next();
  assert.deepEqual(farewell.envelope.to, ["felix@example.com"]);
  assert.match(farewell.text, /has another e-mail now/);
  assert.doesNotMatch(farewell.text, /new@example\.com/);
});

Deno.test("[email] a link ends with its day, and when another address is noted", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  const browser = product.browser();
  await browser.register("felix");
  const first = await smtp.next();
  await browser.post("/api/account/email", { email: "second@example.com", password: PASSWORD });
  const second = await smtp.next();
  assert.equal(await verify(product, first), 410);
  product.clock.now += DAY_MS;
  assert.equal(await verify(product, second), 410);
  assert.equal((await browser.post("/api/account/email/verification")).status, 202);
  assert.equal(await verify(product, await smtp.next()), 204);
  assert.equal((await browser.post("/api/account/email/verification")).status, 409);
});

Deno.test("[email] two accounts note one address: the first to follow the link has it", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  const email = "shared@example.com";
  for (const username of ["felix", "tom"]) {
    await product.browser().post("/api/register", { username, email, password: PASSWORD });
  }
  const letters = [await smtp.next(), await smtp.next()];
  const statuses = await Promise.all(letters.map((letter) => verify(product, letter)));
  assert.deepEqual(statuses.toSorted(), [204, 409]);
});

Deno.test("[email] a forgotten password reaches an e-mail that is not verified yet, by the username", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  await product.browser().register("felix");
  await smtp.next();
  await product.browser().post("/api/password/forgot", { usernameOrEmail: "felix" });
  assert.deepEqual((await smtp.next()).envelope.to, ["felix@example.com"]);
});

Deno.test("[email] letters can be sent once more five times an hour", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  const browser = product.browser();
  await browser.register("felix");
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await browser.post("/api/account/email/verification")).status);
  }
  assert.deepEqual(statuses, [...Array(5).fill(202), 429]);
  await product.mailer!.settled();
  assert.equal(smtp.letters.length, 5, "a mailbox gets five letters an hour, the first included");
});
