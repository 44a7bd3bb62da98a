/**
 * What the first press needs is there before it: dialogs and messages come while the page is idle, so
 * that a press is answered without a connection. They weigh on no page.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { entryOfAnotherUser, startWithWinners } from "./contests.ts";
import { e2e, PHONE } from "./e2e.ts";
import { untilHydrated, untilPainted } from "./page_checks.ts";
import { signUp } from "./people.ts";

const AHEAD = { prefetches: true };
const WITH_WINNERS = { start: startWithWinners };
const LOST = /Failed to load resource/;

/** Paths of the scripts that were only fetched. */
async function fetchedAhead(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === "fetch" && name.endsWith(".js"))
      .map(({ name }) => new URL(name).pathname)
  );
}

/** Waits until everything that is named has come. */
async function untilFetchedAhead(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForFunction(() => {
    const named = document.querySelector<HTMLElement>("script[data-prefetch]")!.dataset.prefetch!;
    const come = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType, responseEnd }) => initiatorType === "fetch" && responseEnd > 0)
      .map(({ name }) => name);
    return named.split(" ").every((path) => come.some((name) => name.endsWith(path)));
  });
}

e2e("a vote that is pressed first without a connection opens its dialog and says why it fails", {
  viewport: PHONE,
  ...WITH_WINNERS,
  ...AHEAD,
}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(LOST);
  await entryOfAnotherUser(step, { name: "Pippa" });
  await signUp(context);
  await page.goto("/community?sort=new");
  await untilFetchedAhead(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Vote for Pippa" }).click();
  const dialog = page.getByRole("dialog", { name: "Vote for Pippa" });
  await dialog.getByRole("button", { name: "Submit Vote" }).click();
  await page.locator(".toasts").getByText("Vote failed").waitFor();
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Submit Vote" }).click();
  await page.getByRole("button", { name: "You voted 5 for Pippa" }).waitFor();
});

e2e("a guest's page has its messages before the connection is lost", {
  ...WITH_WINNERS,
  ...AHEAD,
}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(LOST);
  const { id } = await entryOfAnotherUser(step, { name: "Nori" });
  await page.goto("/community?sort=new");
  await untilFetchedAhead(page);
  const entry = page.locator(`#entry-${id}`);
  const link = entry.getByRole("link", { name: "Nori", exact: true });
  await page.goto((await link.getAttribute("href"))!);
  await untilFetchedAhead(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog", { name: "Share" }).waitFor();
  assert.equal(await page.getByText("That did not open").count(), 0);
});

e2e("Collection: its dialogs open without a connection, in the reader's language", {
  locale: "de-DE",
  ...AHEAD,
}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(LOST);
  await signUp(context);
  await saveCharacters(step, [{ name: "Miso" }]);
  await page.goto("/collection");
  await untilFetchedAhead(page);
  assert.ok((await fetchedAhead(page)).every((path) => path.startsWith("/assets/de-")));
  await context.setOffline(true);
  await page.getByRole("button", { name: "Miso bearbeiten" }).click();
  await page.getByRole("dialog", { name: "Charakter bearbeiten" }).waitFor();
});

e2e(
  "with Save-Data nothing is prefetched",
  { ...WITH_WINNERS, prefetches: false },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") asked.push(new URL(request.url()).pathname);
    });
    await open(page, "/community");
    // What the page wants to do when it is idle is before this in line.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await untilPainted(page);
    assert.deepEqual(asked.filter((path) => path.endsWith(".js")), []);
  },
);
