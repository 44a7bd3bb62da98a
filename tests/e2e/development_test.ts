/**
 * `deno task dev` serves the same pages, alive.
 */
import assert from "node:assert/strict";
import { freePort, untilItAnswers } from "../../server/tasks/product.ts";
import { launchChromium } from "../../server/tasks/chromium.ts";
import { open } from "./navigation.ts";

Deno.test("[development] the home page comes from sources, is hydrated and shows what was drawn", async () => {
  const port = String(freePort());
  const origin = `http://localhost:${port}`;
  const dataDir = await Deno.makeTempDir();
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "server/dev.ts"],
    env: { PORT: port, HOST: "127.0.0.1", APP_URL: origin, DATA_DIR: dataDir },
    stdout: "null",
  }).spawn();
  const browser = await launchChromium();
  try {
    await untilItAnswers(origin);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await open(page, origin);
    await page.getByRole("button", { name: "Surprise me" }).click();
    await page.waitForFunction(() => document.querySelector("textarea")!.value.length > 3);
    await page.getByRole("radio", { name: "Pixel Art" }).check();
    await page.getByRole("button", { name: /^Generate/ }).click();
    await page.waitForFunction(() =>
      [...document.images].some((image) => image.complete && image.naturalWidth === 1024)
    );
    assert.deepEqual(errors, []);
    const health = await fetch(`${origin}/healthz`);
    assert.deepEqual(
      [health.headers.get("content-type"), await health.json()],
      ["application/json", { ok: true }],
    );
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await server.status;
    await Deno.remove(dataDir, { recursive: true });
  }
});
