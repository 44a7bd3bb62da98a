import assert from "node:assert/strict";
import { isToken, newToken, tokenHash } from "./secret_token.ts";

Deno.test("a thousand tokens: 256 bits each, none twice, as many ones as zeros", () => {
  const tokens = Array.from({ length: 1_000 }, newToken);
  assert.equal(new Set(tokens).size, 1_000);
  assert(tokens.every(isToken));
  let ones = 0;
  for (const token of tokens) {
    const bytes = Uint8Array.fromBase64(token, { alphabet: "base64url" });
    assert.equal(bytes.length, 32);
    for (const byte of bytes) ones += byte.toString(2).replaceAll("0", "").length;
  }
  // Of 256,000 fair bits, 128,000 ± 253 are ones; ten times that is never left by chance.
  assert(Math.abs(ones - 128_000) < 2_530, `${ones} ones`);
});

Deno.test("the stored hash is SHA-256 of the token", () => {
  assert.equal(
    tokenHash("abc"),
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

Deno.test("other texts are not taken for tokens", () => {
  const token = newToken();
  const others = [
    "",
    "null",
    token.slice(1),
    `${token}A`,
    `${token}\n`,
    ` ${token}`,
    "%".repeat(43),
  ];
  assert.deepEqual(others.filter(isToken), []);
});
