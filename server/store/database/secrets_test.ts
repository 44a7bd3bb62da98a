import assert from "node:assert/strict";
import { secretNamed } from "./secrets.ts";

Deno.test("a secret is made once, however many ask for it at once", async () => {
  using kv = await Deno.openKv(":memory:");
  const secrets = await Promise.all(Array.from({ length: 10 }, () => secretNamed(kv, "addresses")));
  for (const secret of secrets) assert.deepEqual(secret, secrets[0]);
  assert.equal(secrets[0]!.byteLength, 32);
  assert.notDeepEqual(await secretNamed(kv, "other"), secrets[0]);
});
