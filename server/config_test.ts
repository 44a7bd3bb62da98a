import assert from "node:assert/strict";
import { ConfigError, readConfig } from "./config.ts";

Deno.test("[config] limits have defaults, and 0 turns each off", () => {
  const { guestGenerationsPerDay, signInsPerMinute, registrationsPerHour } = readConfig({});
  assert.deepEqual([guestGenerationsPerDay, signInsPerMinute, registrationsPerHour], [30, 10, 40]);
  const off = readConfig({ SIGN_INS_PER_MINUTE: "0", REGISTRATIONS_PER_HOUR: "0" });
  assert.deepEqual([off.signInsPerMinute, off.registrationsPerHour], [0, 0]);
});

Deno.test("[config] an empty variable is an absent one", () => {
  assert.equal(readConfig({ SIGN_INS_PER_MINUTE: "" }).signInsPerMinute, 10);
});

for (const value of ["-1", "1.5", "many"]) {
  Deno.test(`[config] a limit of ${value} is refused, and the variable is named`, () => {
    assert.throws(() => readConfig({ SIGN_INS_PER_MINUTE: value }), (error) => {
      assert(error instanceof ConfigError);
      assert.match(error.message, /SIGN_INS_PER_MINUTE/);
      return true;
    });
  });
}

const SENDERS = ["cats@purrtrait.example", "Purrtrait <cats@purrtrait.example>"];
for (const MAIL_FROM of SENDERS) {
  Deno.test(`[config] e-mail is sent as ${MAIL_FROM} through the server of SMTP_URL`, () => {
    const SMTP_URL = "smtp://cats%40purrtrait.example:p%3Ass@mail.example:2525";
    assert.deepEqual(readConfig({ SMTP_URL, MAIL_FROM }).mail, {
      host: "mail.example",
      port: 2525,
      secure: false,
      requireTls: true,
      auth: { user: "cats@purrtrait.example", pass: "p:ss" },
      from: MAIL_FROM,
    });
  });
}

const wrongMail: [variables: Record<string, string>, message: RegExp][] = [
  [{ SMTP_URL: "smtp://mail.example" }, /SMTP_URL is set, but MAIL_FROM is not/],
  [{ MAIL_FROM: "cats@purrtrait.example" }, /MAIL_FROM is set, but SMTP_URL is not/],
  [{ SMTP_URL: "https://mail.example", MAIL_FROM: "a@b.example" }, /SMTP_URL/],
  [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "cats" }, /MAIL_FROM: expected an address/],
  [
    { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a\r\nBcc: x <a@b.example>" },
    /MAIL_FROM: expected an address/,
  ],
];
for (const [variables, message] of wrongMail) {
  Deno.test(`[config] ${JSON.stringify(variables)} is refused, and the variable is named`, () => {
    assert.throws(() => readConfig(variables), (error) => {
      assert(error instanceof ConfigError);
      assert.match(error.message, message);
      return true;
    });
  });
}

Deno.test("a server is warmed up unless WARM_UP is false", () => {
  const warmUps = [undefined, "false"].map((WARM_UP) =>
    readConfig({ ...(WARM_UP && { WARM_UP }) }).warmUp
  );
  assert.deepEqual(warmUps, [true, false]);
});
