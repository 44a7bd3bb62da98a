/**
 * The bell in the header, and what it leads to.
 */
import assert from "node:assert/strict";
import type { BrowserContextOptions } from "playwright-core";
import { open } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { enter } from "./contests.ts";
import { checkPage, loadedBytes, untilHydrated, untilPainted } from "./page_checks.ts";
import { signIn, signUp } from "./people.ts";
import { DESKTOP, type E2e, e2e, PHONE } from "./e2e.ts";

/** Gzip: a page with nothing to press but the header's menu. */
const WEIGHT_GOAL = 28_000;

/** Someone new who has entered a cat, for which others have voted since. */
async function withVotes(step: E2e, ratings: number[]): Promise<void> {
  const { context } = step;
  const owner = await signUp(context);
  const [saved] = await saveCharacters(step, [{ name: "Miso" }]);
  const { id } = await enter(step, saved!);
  for (const rating of ratings) {
    await context.clearCookies();
    await signUp(context);
    const response = await context.request.post(`/api/community/submissions/${id}/vote`, {
      data: { rating },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    assert.equal(response.status(), 200, await response.text());
  }
  await context.clearCookies();
  await signIn(context, owner);
}

const bell = ({ page }: E2e, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

const WAYS: [name: string, options: BrowserContextOptions][] = [
  ["a phone", { viewport: PHONE, colorScheme: "dark" }],
  ["a desktop", { viewport: DESKTOP, colorScheme: "light" }],
  ["a narrow phone", { viewport: { width: 320, height: 640 } }],
];
for (const [name, options] of WAYS) {
  e2e(
    `votes are counted by the bell until they were looked at, on ${name}`,
    options,
    async (step) => {
      const { page } = step;
      await withVotes(step, [5, 3]);
      await open(page, "/");
      await checkPage(page);
      await bell(step, "Notifications, 1 new").click();
      await page.getByRole("heading", { name: "Notifications" }).waitFor();
      await page.getByText("Miso got 2 new votes: 8 points").waitFor();
      await page.getByRole("status").getByText("Marked as read").waitFor();
      await bell(step, "Notifications").waitFor();
      await untilHydrated(page);
      await checkPage(page);
      const weight = await loadedBytes(page, "script");
      assert.ok(weight <= WEIGHT_GOAL, `the page loads ${weight} bytes of script`);

      await page.getByRole("link", { name: "Miso" }).click();
      await page.getByRole("heading", { name: "Miso", exact: true }).waitFor();
      await bell(step, "Notifications").click();
      await page.getByText("Miso has 2 votes, 8 points").waitFor();
      assert.equal(await page.getByText("New", { exact: true }).count(), 0);
    },
  );
}

e2e("without script a button marks them as read", { javaScriptEnabled: false }, async (step) => {
  const { page } = step;
  await withVotes(step, [4]);
  await page.goto("/community");
  await bell(step, "Notifications, 1 new").click();
  await page.getByText("Miso got 1 new vote: 4 points").waitFor();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await page.getByText("Miso has 1 vote, 4 points").waitFor();
  assert.equal(new URL(page.url()).pathname, "/notifications");
  assert.equal(await page.getByRole("button", { name: "Mark all as read" }).count(), 0);
});

e2e("what could not be marked as read has a button for it", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await withVotes(step, [4]);
  await page.route("**/api/user/notifications/read", (route) => {
    return route.request().isNavigationRequest() ? route.continue() : route.abort();
  });
  await page.goto("/notifications");
  const button = page.getByRole("button", { name: "Mark all as read" });
  await button.waitFor();
  await untilPainted(page);
  await checkPage(page);
  await button.click();
  await page.getByText("Miso has 1 vote, 4 points").waitFor();
});

e2e("without notifications the page says so; a guest signs in first", {}, async (step) => {
  const { page, context } = step;
  await page.goto("/notifications");
  assert.equal(new URL(page.url()).pathname, "/auth");
  assert.equal(await bell(step, "Notifications").count(), 0);
  await signUp(context);
  await page.goto("/notifications");
  await page.getByText("Nothing happened yet").waitFor();
  await untilHydrated(page);
  await checkPage(page);
});
