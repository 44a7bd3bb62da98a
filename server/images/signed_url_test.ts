import assert from "node:assert/strict";
import { isSealGenuine, signUrl } from "./signed_url.ts";

const KEY = "pictures/AAAAAAAAAAAAAAAAAAAAAAAA.png";
const secret = crypto.getRandomValues(new Uint8Array(32));
const seal = await signUrl(secret, KEY, 1_000);

Deno.test("a seal is genuine for its own key, moment and secret", async () => {
  assert.equal(await isSealGenuine(secret, KEY, seal), true);
});

const otherSecret = crypto.getRandomValues(new Uint8Array(32));
const otherKey = "pictures/BAAAAAAAAAAAAAAAAAAAAAAA.png";
const flipped = (seal.signature.startsWith("A") ? "B" : "A") + seal.signature.slice(1);
const forgeries = {
  "another key": [secret, otherKey, seal],
  "a later expiry": [secret, KEY, { ...seal, expires: 1_001 }],
  "another secret": [otherSecret, KEY, seal],
  "an altered signature": [secret, KEY, { ...seal, signature: flipped }],
  "a shortened signature": [secret, KEY, { ...seal, signature: seal.signature.slice(0, 20) }],
  "no signature": [secret, KEY, { ...seal, signature: "" }],
  "a signature that is not base64url": [secret, KEY, { ...seal, signature: "%%%%" }],
} as const;

for (const [what, [withSecret, key, forged]] of Object.entries(forgeries)) {
  Deno.test(`${what} is refused`, async () => {
    assert.equal(await isSealGenuine(withSecret, key, forged), false);
  });
}
