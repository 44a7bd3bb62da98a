import assert from "node:assert/strict";

/** Two browsers at once, as two files of tests start them. */
const SCRIPT = `
import { launchChromium } from "${new URL("chromium.ts", import.meta.url)}";
const browsers = await Promise.all([1, 2].map(() => launchChromium({ packagedOnly: true })));
for (const browser of browsers) await browser.close();
`;

Deno.test("on a machine without a browser, tests that start together wait until one is unpacked", async () => {
  const folder = await Deno.makeTempDir();
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "--no-check", SCRIPT],
    env: { TMPDIR: folder },
  }).output();
  await Deno.remove(folder, { recursive: true });
  assert.ok(success, new TextDecoder().decode(stderr));
});
