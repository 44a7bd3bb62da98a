import assert from "node:assert/strict";
import { isInstalled, markInstalled } from "./installation.ts";

Deno.test("[store] a database knows whether a deployment has prepared it", async () => {
  using kv = await Deno.openKv(":memory:");
  assert.equal(await isInstalled(kv), false);
  await markInstalled(kv);
  await markInstalled(kv);
  assert.equal(await isInstalled(kv), true);
});
