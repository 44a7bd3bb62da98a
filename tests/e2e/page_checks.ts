/**
 * @module What must hold on every page in every state: accessible, ids unique, nothing wider than the
 * window, light.
 */
import axe from "axe-core";
import assert from "node:assert/strict";
import { get } from "node:http";
import type { Frame, Locator, Page } from "playwright-core";

/** Generous: the machine may be busy with other tests. */
export const PATIENCE_MS = 120_000;

/** All that axe finds in colours; the other rules find the same in every look of a page. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Fails on an axe violation, a repeated id, or sideways scrolling. */
export async function checkPage(page: Page): Promise<void> {
  assert.deepEqual(await axeViolations(page), [], "axe violations");
  await checkMarkup(page);
}

/** The same for a page in another look than one that was checked. */
export async function checkOtherLook(page: Page): Promise<void> {
  assert.deepEqual(await axeViolations(page, COLOUR_RULES), [], "axe violations");
  await checkMarkup(page);
}

/** Fails on a repeated id, or sideways scrolling. */
export async function checkMarkup(page: Page): Promise<void> {
  assert.deepEqual(await repeatedIds(page), [], "repeated ids");
  const overflow = await page.evaluate(() =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth
  );
  assert.ok(overflow <= 0, `the page is ${overflow} px wider than its window`);
}

/**
 * What axe finds in the page and its frames. Its source is sent once to each document: it weighs half a megabyte,
 * and many pages are checked several times. What is in order needs no selectors. Of a page behind a dialog the dialog
 * is read: readers do not reach the page, and it was read without it.
 */
async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => "axe" in globalThis);
    if (!isThere) await bringAxe(frame);
  }
  return await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const isBehind = document.querySelector("main")?.closest("[aria-hidden=true], [inert]");
    const dialog = isBehind && document.querySelector("[role=dialog], [role=alertdialog]");
    const { violations } = await axe.run(dialog ?? document, {
      resultTypes: ["violations"],
      ...(rules && { runOnly: rules }),
    });
    return violations.map(({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`
    );
  }, rules);
}

/**
 * Playwright evaluates through a wrapper of its own, in which so long a source takes the page a third longer. The
 * session ends with the page: to detach it earlier would unplug a virtual authenticator.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (frame.parentFrame()) return await frame.evaluate(axe.source);
  const browser = await frame.page().context().newCDPSession(frame.page());
  await browser.send("Runtime.evaluate", { expression: axe.source });
}

async function repeatedIds(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

/**
 * Bytes over the wire, gzip, of everything of ours and this kind that the page has loaded so far. What
 * comes into the cache for later presses (`ui/islands/prefetch.ts`) is no part of it before it runs:
 * it waits for the page, and for an idle browser.
 */
export async function loadedBytes(page: Page, kind: "script" | "css"): Promise<number> {
  const urls = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType !== "fetch")
      .map(({ name }) => name)
  );
  const ending = kind === "script" ? ".js" : ".css";
  const { origin } = new URL(page.url());
  const wanted = new Set(
    urls.filter((url) => url.startsWith(origin) && new URL(url).pathname.endsWith(ending)),
  );
  const sizes = await Promise.all([...wanted].map(gzipSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function gzipSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip" } }, (response) => {
      let size = 0;
      response.on("data", (chunk: Uint8Array) => size += chunk.byteLength);
      response.on("end", () => resolve(size));
    }).on("error", reject);
  });
}

/**
 * Waits until every island that should be hydrated is. Not by `waitForFunction`, which sends each document a third of a
 * megabyte of its own.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const hydrated = page.evaluate((patience) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const isHydrated = [...document.querySelectorAll("cat-island")].every((island) =>
          island.hasAttribute("hydrated") || island.getAttribute("hydrate") === "visible"
        );
        if (isHydrated) resolve();
      };
      const changes = { subtree: true, childList: true, attributeFilter: ["hydrated", "hydrate"] };
      new MutationObserver(look).observe(document, changes);
      setTimeout(() => reject(new Error("an island is not hydrated")), patience);
      look();
    }), PATIENCE_MS);
  await hydrated.catch((error) => {
    if (!/context was destroyed/.test(error.message)) throw error;
    return untilHydrated(page);
  });
}

/** Waits until the element has the focus. */
export async function untilFocused(element: Locator): Promise<void> {
  await element.and(element.page().locator(":focus")).waitFor({ state: "attached" });
}

/** Waits until everything that has happened so far is on the screen. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(() =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  );
}

/** How far the contents have moved by themselves since the page began to load: the sum of all layout shifts. */
export async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    for (let frames = 0; frames < 3; frames++) await frame();
    return sum;
  });
}
