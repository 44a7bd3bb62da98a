import assert from "node:assert/strict";
import { hash, verify } from "@node-rs/argon2";
import { createPasswords } from "./passwords.ts";

const PHC = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$[A-Za-z0-9+/]{43}$/;

Deno.test("a hash has the cost of today, and a salt of 16 bytes of its own", async () => {
  const passwords = createPasswords();
  const hashes = await Promise.all([passwords.hash("12345678"), passwords.hash("12345678")]);
  const salts = hashes.map((text) => text.match(PHC)?.[1]);
  assert(salts.every(Boolean));
  assert.notEqual(salts[0], salts[1]);
});

const same: [what: string, password: string, other: string][] = [
  ["the same text", "correct horse", "correct horse"],
  ["emojis", "🐱🐶🐱🐶🐱🐶🐱🐶", "🐱🐶🐱🐶🐱🐶🐱🐶"],
  ["256 characters", "x".repeat(256), "x".repeat(256)],
  ["ä in one character or two", "k\u00e4tzchen", "ka\u0308tzchen"],
];
for (const [what, password, other] of same) {
  Deno.test(`${what}: the same password`, async () => {
    const passwords = createPasswords();
    assert.equal(await passwords.matches(other, await passwords.hash(password)), true);
  });
}

const different: [what: string, password: string, other: string][] = [
  ["another case", "correct horse", "Correct horse"],
  ["another last character of 256", "x".repeat(255) + "y", "x".repeat(256)],
  ["another emoji", "🐱🐱🐱🐱🐱🐱🐱🐱", "🐱🐱🐱🐱🐱🐱🐱🐶"],
  ["a blank more", "12345678", "12345678 "],
  ["what follows a NUL", "12345678\0a", "12345678\0b"],
];
for (const [what, password, other] of different) {
  Deno.test(`${what}: a different password`, async () => {
    const passwords = createPasswords();
    assert.equal(await passwords.matches(other, await passwords.hash(password)), false);
  });
}

Deno.test("without an account the password is compared with a stand-in hash of the same cost", async () => {
  const compared: string[] = [];
  const passwords = createPasswords({
    hash,
    verify: (stored, password) => {
      compared.push(stored);
      return verify(stored, password);
    },
  });
  for (let n = 0; n < 2; n++) {
    assert.equal(await passwords.matches("12345678", undefined), false);
  }
  assert.equal(compared.length, 2);
  for (const stored of compared) assert.match(stored, PHC);
});

Deno.test("even a match with the stand-in is no right password", async () => {
  const passwords = createPasswords({ hash, verify: () => Promise.resolve(true) });
  assert.equal(await passwords.matches("12345678", undefined), false);
});
