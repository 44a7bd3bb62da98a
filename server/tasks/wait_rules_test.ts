import assert from "node:assert/strict";
import { fixedWaits } from "./wait_rules.ts";

Deno.test("a test that waits for a time is named", () => {
  const found = (source: string, path = "tests/e2e/shell_test.ts") =>
    fixedWaits(path, source).length;
  assert.equal(found("await page.waitForTimeout(300);"), 1);
  assert.equal(found("await sleep(1_000);"), 1);
  assert.equal(found("await new Promise((done) => setTimeout(done, 2000));"), 1);
  assert.equal(found("while (!ready) await delay(50);"), 0);
  assert.equal(found("setTimeout(retry, 5_000);", "server/mail/mailer.ts"), 0);
});
