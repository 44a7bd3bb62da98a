/**
 * The site as an app: it can be installed, and without a connection it says so and shows nothing of anyone.
 */
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { launchProfile } from "../../server/tasks/chromium.ts";
import { startProduct } from "../../server/tasks/product.ts";
import { saveCharacters } from "./collections.ts";
import { e2e, PHONE } from "./e2e.ts";
import { checkPage } from "./page_checks.ts";
import { signUp } from "./people.ts";
import { BRIEF_SERVER } from "../support/quick_server.ts";

/** Where what a person has could be kept. */
const PRIVATE_PAGES = ["/collection", "/account", "/credits", "/subscription", "/generator"];

async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Paths of everything that the worker keeps, and all its texts. */
async function kept(page: Page): Promise<{ paths: string[]; texts: string }> {
  return await page.evaluate(async () => {
    const paths: string[] = [];
    let texts = "";
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        paths.push(new URL(request.url).pathname);
        texts += await (await cache.match(request, { ignoreVary: true }))!.text();
      }
    }
    return { paths, texts };
  });
}

async function isOffline(context: BrowserContext, page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole("heading", { name: "You are offline", level: 1 }).waitFor();
  assert.equal((await context.cookies()).some(({ name }) => name === "session"), false);
  return await page.content();
}

e2e("offline, the next user finds nothing of the previous one", {
  viewport: PHONE,
  serviceWorkers: "allow",
}, async (step) => {
  const { page, context, expectMessage } = step;
  const person = await signUp(context);
  const [cat] = await saveCharacters(step, [{ name: "Secretia" }]);
  await page.goto("/");
  await untilInstalled(page);
  const paths = [...PRIVATE_PAGES, "/", `/character/${cat!.id}`];
  for (const path of paths) await page.goto(path);
  await page.getByText("Secretia").first().waitFor();

  const before = await kept(page);
  for (const path of before.paths) {
    assert.match(path, /^\/(offline|favicon\.svg|assets\/static\/[^/]+)$/);
  }
  assert.ok(before.paths.some((path) => path.endsWith(".css")));
  assert.equal(before.texts.includes(person.username), false);

  await page.evaluate(() => fetch("/api/logout", { method: "POST" }));
  await context.setOffline(true);
  expectMessage(/net::ERR_INTERNET_DISCONNECTED|Clear-Site-Data header/);
  for (const path of paths) {
    const html = await isOffline(context, page, path);
    assert.equal(html.includes(person.username), false, path);
    assert.equal(html.includes("Secretia"), false, path);
  }
  // It has its style, and its words.
  assert.equal(
    await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor),
    "rgb(251, 244, 234)",
  );
  await checkPage(page);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Secretia", level: 1 }).waitFor();
});

Deno.test("Chromium finds nothing that keeps the site from being installed", async () => {
  const product = await startProduct({ ui: "preact", variables: BRIEF_SERVER });
  const context = await launchProfile();
  try {
    const page = await context.newPage();
    await page.goto(product.origin);
    await untilInstalled(page);
    const devtools = await context.newCDPSession(page);
    const { errors, data } = await devtools.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data!);
    for (const { src, sizes, type } of manifest.icons) {
      const response = await context.request.get(product.origin + src);
      assert.equal(response.headers()["content-type"]!.split(";")[0], type, src);
      if (type !== "image/png") continue;
      const width = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image.naturalWidth;
      }, src);
      assert.equal(`${width}x${width}`, sizes);
    }
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors, []);
  } finally {
    await context.close();
    await product.stop();
    await product.clear();
  }
});
