/**
 * On a slow network (400 kbit/s, 400 ms) every press is answered at once by something that moves, long before
 * the network answers; pictures have a place of their own colours, and nothing shifts.
 */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { open } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { enter, entryOfAnotherUser } from "./contests.ts";
import { checkPage } from "./page_checks.ts";
import { signUp } from "./people.ts";
import { DESKTOP, type E2e, e2e, PHONE } from "./e2e.ts";

/** 400 kbit/s each way. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** As many frames as sixty a second have in 100 ms. */
const FRAMES = 6;

const MOST_SHIFT = 0.02;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW);
}

/** Notes in the page, frame by frame after the next press, whether anything moves that did not before. */
async function watchNextPress(page: Page): Promise<void> {
  await page.evaluate((frames) => {
    const moving = () =>
      new Set(
        document.getAnimations().filter(({ playState, effect }) => {
          const { target } = effect as KeyframeEffect;
          return playState === "running" && target?.checkVisibility();
        }),
      );
    const seen = globalThis as unknown as { answered?: Promise<string> };
    seen.answered = new Promise((done) => {
      addEventListener("click", () => {
        const before = moving();
        const lookAgain = (left: number) =>
          requestAnimationFrame(() => {
            const [first] = moving().difference(before);
            if (first) {
              const name = (first as CSSAnimation).animationName ?? "a transition";
              return done(`${name} in frame ${frames - left + 1}`);
            }
            return left > 1 ? lookAgain(left - 1) : done("");
          });
        lookAgain(frames);
      }, { capture: true, once: true });
    });
  }, FRAMES);
}

/** Presses; fails unless something that was still begins to move. */
async function answersAtOnce(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  await what.scrollIntoViewIfNeeded();
  await watchNextPress(page);
  // A page that is left does not tell any more: it waits for its answer from the slow network.
  const answer = page.evaluate(() =>
    (globalThis as unknown as { answered: Promise<string> }).answered
  );
  await what.click({ noWaitAfter: true });
  assert.notEqual(await answer, "", `nothing moves after a press of ${what}`);
}

async function shiftSoFar(page: Page): Promise<number> {
  return await page.evaluate(() =>
    new Promise<number>((done) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as ShiftEntry[]) {
          if (!entry.hadRecentInput) sum += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
    })
  );
}

interface ShiftEntry {
  value: number;
  hadRecentInput: boolean;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const link = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name }).first();

/** Where one presses what, as a person who has a cat and an entry; each on a page of its own. */
const PRESSES: [what: string, url: (step: Made) => string, press: (page: Page) => Locator][] = [
  ["a link", () => "/credits", (page) => link(page, "Get more")],
  ["the bell", () => "/credits", (page) => page.getByRole("link", { name: /^Notifications/ })],
  ["Vote", () => "/community", (page) => button(page, /^Vote/)],
  ["Submit", () => "/community", (page) => button(page, /Submit/)],
  ["Withdraw", () => "/community?tab=mine", (page) => button(page, /^Withdraw/)],
  ["Edit", () => "/collection", (page) => button(page, /^Edit/)],
  ["Delete", () => "/collection", (page) => button(page, /^Delete/)],
  ["Share", ({ character }) => `/character/${character}`, (page) => button(page, /^Share/)],
  ["Download", ({ character }) => `/character/${character}`, (page) => button(page, /^Download/)],
  ["a plan", () => "/subscription", (page) => button(page, /^(Buy|Get|Subscribe)/)],
];

interface Made {
  character: number;
}

async function furnish(step: E2e): Promise<Made> {
  await entryOfAnotherUser(step, { name: "Nori" });
  await signUp(step.context);
  const [miso, mochi] = await saveCharacters(step, [{ name: "Miso" }, { name: "Mochi" }]);
  await enter(step, miso!);
  return { character: mochi!.id };
}

for (const [where, viewport] of [["a phone", PHONE], ["a desktop", DESKTOP]] as const) {
  e2e(
    `each press is answered at once by something that moves, on ${where}`,
    { viewport, reducedMotion: "no-preference", prefetches: true },
    async (step) => {
      const { page } = step;
      const made = await furnish(step);
      await slowDown(page);
      for (const [what, url, press] of PRESSES) {
        await open(page, url(made));
        assert.ok(await shiftSoFar(page) <= MOST_SHIFT, `${url(made)} moves while it comes`);
        await answersAtOnce(page, press(page)).catch((error) => {
          throw new Error(`${what}: ${error.message}`, { cause: error });
        });
      }
    },
  );
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "" : ", without script";
  e2e(`until a picture has loaded its place has its colours${how}`, {
    viewport: PHONE,
    javaScriptEnabled,
  }, async (step) => {
    const { page, expectMessage } = step;
    expectMessage(/ERR_FAILED/);
    const { character } = await furnish(step);
    const gate = Promise.withResolvers<void>();
    await page.route(/\/image\?|\/images\/|\/gallery\//, async (route) => {
      await gate.promise;
      await route.abort();
    });
    // Without script the forms of these two stand alone.
    const scripted = javaScriptEnabled ? ["/auth", "/"] : [];
    for (const url of ["/collection", "/community", `/character/${character}`, ...scripted]) {
      await page.goto(url, { waitUntil: "commit" });
      const pictures = page.getByRole("main").locator("img:not([src^=data])");
      await pictures.first().waitFor();
      const grounds = await pictures.evaluateAll((all) =>
        all.filter((img) => img.checkVisibility()).map((img) =>
          getComputedStyle(img).backgroundImage
        )
      );
      assert.ok(grounds.length > 0, url);
      for (const ground of grounds) assert.match(ground, /^linear-gradient\(rgb/, url);
      if (javaScriptEnabled) await checkPage(page);
    }
    gate.resolve();
  });
}
