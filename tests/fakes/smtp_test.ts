/**
 * What reaches people's mailboxes, seen from an SMTP server.
 */
import assert from "node:assert/strict";
import type { TestAccounts } from "../support/accounts.ts";
import { PASSWORD } from "../support/browser.ts";
import { readConfig } from "../../server/config.ts";
import { createMailer, TIMEOUTS } from "../../server/mail/mailer.ts";
import { capturedLog } from "../security/captured_log.ts";
import { openMailedAccounts, SENDER, verifiedUser } from "./mailed_accounts.ts";
import { linkIn, startSilence, startSmtp } from "./smtp.ts";

const NEW_PASSWORD = "an even better one";

function mailerAt(url: string) {
  return createMailer(readConfig({ SMTP_URL: url, MAIL_FROM: SENDER }).mail!);
}

const letter = () =>
  Promise.resolve({ to: "felix@example.com", subject: "Häppy", text: "Miau 🐈" });

function forgot(product: TestAccounts, usernameOrEmail: string, clientAddress?: string) {
  return product.browser({ clientAddress }).post("/api/password/forgot", { usernameOrEmail });
}

const tokenOf = (link: string) => link.match(/#token=([\w-]{43})/)![1]!;

for (const name of ["felix", "FELIX", "Felix@Example.COM"]) {
  Deno.test(`[smtp] ${name} has forgotten the password: a letter brings a link, the link a new password`, async () => {
    await using smtp = await startSmtp();
    using product = await openMailedAccounts(smtp);
    const browser = await verifiedUser(product, smtp, "felix");
    const answer = await forgot(product, name);
    assert.deepEqual([answer.status, await answer.text()], [202, ""]);

    const { envelope, headers, text } = await smtp.next();
    assert.deepEqual(envelope, { from: "cats@purrtrait.example", to: ["felix@example.com"] });
    assert.equal(headers.get("from"), SENDER);
    assert.equal(headers.get("to"), "felix@example.com");
    assert.equal(headers.get("subject"), "Choose a new password for Purrtrait");
    assert.equal(headers.get("auto-submitted"), "auto-generated");
    assert.match(headers.get("content-type")!, /^text\/plain/);
    assert.match(text, /^Hello felix,\n/);
    assert.match(text, /works once, for one hour/);
    const link = linkIn(smtp.letters.at(-1)!);
    assert.match(link, /^https:\/\/purrtrait\.example\/reset-password#token=[\w-]{43}&name=felix$/);

    const reset = { token: tokenOf(link), password: NEW_PASSWORD };
    assert.equal((await product.browser().post("/api/password/reset", reset)).status, 204);
    assert.equal((await browser.get("/api/user")).status, 401, "every session has ended");
    const signIn = (password: string) =>
      product.browser().post("/api/login", { username: "felix", password });
    assert.equal((await signIn(PASSWORD)).status, 401);
    assert.equal((await signIn(NEW_PASSWORD)).status, 200);
    await product.mailer!.settled();
  });
}

Deno.test("[smtp] an unknown name gets the same answer, and no letter is written", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  await verifiedUser(product, smtp, "felix");
  const answers = [];
  for (const name of ["felix", "tom", "tom@example.com"]) {
    const response = await forgot(product, name);
    answers.push([response.status, await response.text(), [...response.headers.keys()]]);
  }
  assert.deepEqual(answers[1], answers[0]);
  assert.deepEqual(answers[2], answers[0]);
  await product.mailer!.settled();
  assert.equal(smtp.letters.length, 2, "one about the registration, one about the password");
});

Deno.test("[smtp] a mailbox gets at most five letters an hour, whatever name or address asks for them", async () => {
  await using smtp = await startSmtp();
  using product = await openMailedAccounts(smtp);
  await verifiedUser(product, smtp, "felix");
  for (let n = 0; n < 4; n++) {
    for (const name of ["felix", "felix@example.com"]) {
      assert.equal((await forgot(product, name, `192.0.2.${n}`)).status, 202);
    }
  }
  await product.mailer!.settled();
  assert.equal(smtp.letters.length, 5);
  product.clock.now += 3_600_000;
  await forgot(product, "felix");
  await product.mailer!.settled();
  assert.equal(smtp.letters.length, 6);
});

Deno.test("[smtp] a login is sent to the server that asks for it, and every character arrives", async () => {
  const login = { user: "cats@purrtrait.example", pass: "p:ss/wörd" };
  await using smtp = await startSmtp({ login });
  const [user, pass] = [login.user, login.pass].map(encodeURIComponent);
  const mailer = mailerAt(`smtp://${user}:${pass}@127.0.0.1:${smtp.port}`);
  mailer.queue(letter);
  await mailer.settled();
  assert.equal(smtp.letters[0]?.text, "Miau 🐈\n");
});

Deno.test("[smtp] a letter that is refused is logged without its address, and the next one is sent", async () => {
  const refusal = { code: 550, message: "is unknown here" };
  await using strict = await startSmtp({ refusal });
  const lines = await capturedLog(async () => {
    const mailer = mailerAt(`smtp://127.0.0.1:${strict.port}`);
    mailer.queue(letter);
    await mailer.settled();
  });
  assert.equal(lines.length, 1);
  assert.match(lines[0]!, /an e-mail was not sent: SMTP EENVELOPE 550 at RCPT TO/);
  assert.doesNotMatch(lines[0]!, /felix/);

  await using smtp = await startSmtp();
  const mailer = mailerAt(`smtp://127.0.0.1:${smtp.port}`);
  const broken = await capturedLog(async () => {
    mailer.queue(() => Promise.reject(new Error("the database is away")));
    mailer.queue(letter);
    await mailer.settled();
  });
  assert.match(broken.join(), /the database is away/);
  assert.equal(smtp.letters.length, 1);
});

Deno.test("[smtp] a server that is not there is logged, without an address or the login", async () => {
  const lines = await capturedLog(async () => {
    const mailer = mailerAt("smtp://cats:secret@127.0.0.1:9");
    mailer.queue(letter);
    await mailer.settled();
  });
  assert.match(lines.join(), /an e-mail was not sent: SMTP \w+/);
  assert.doesNotMatch(lines.join(), /felix|secret/);
});

Deno.test("[smtp] a login never travels without TLS to another machine", () => {
  const read = (url: string) => readConfig({ SMTP_URL: url, MAIL_FROM: SENDER }).mail!;
  assert.equal(read("smtp://a:b@mail.example").requireTls, true);
  assert.equal(read("smtp://mail.example").requireTls, false);
  assert.equal(read("smtp://a:b@localhost").requireTls, false);
  assert.deepEqual(
    [read("smtps://mail.example").port, read("smtp://mail.example").port],
    [465, 587],
  );
});

Deno.test("[smtp] 200 letters wait, more are dropped, and the log says so", async () => {
  let written = 0;
  const lines = await capturedLog(async () => {
    const mailer = mailerAt("smtp://127.0.0.1:9");
    for (let n = 0; n < 205; n++) {
      mailer.queue(() => {
        written++;
        return Promise.resolve(null);
      });
    }
    await mailer.settled();
  });
  assert.equal(written, 202, "two are at work when the rest waits");
  assert.equal(lines.length, 3);
  assert.match(lines[0]!, /200 are waiting already/);
});

Deno.test("[smtp] a silent server times out, and the next letter is tried", async () => {
  await using silence = await startSilence();
  const lines = await capturedLog(async () => {
    const { mail } = readConfig({
      SMTP_URL: `smtp://127.0.0.1:${silence.port}`,
      MAIL_FROM: SENDER,
    });
    const mailer = createMailer(mail!, { ...TIMEOUTS, greetingTimeout: 50, socketTimeout: 100 });
    for (let n = 0; n < 3; n++) mailer.queue(letter);
    await mailer.settled();
  });
  assert.equal(lines.length, 3);
  for (const line of lines) assert.match(line, /an e-mail was not sent: SMTP ETIMEDOUT/);
});
