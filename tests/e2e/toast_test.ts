/**
 * Messages where something is in their way: no connection, a bar at the foot, a dialog.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { saveCharacters } from "./collections.ts";
import { entryOfAnotherUser, startWithWinners } from "./contests.ts";
import { e2e, PHONE } from "./e2e.ts";
import { checkPage, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";

const toasts = (page: Page) => page.locator(".toasts");

/** Whether the boxes of two elements share a point. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  return await page.evaluate(([one, other]) => {
    const a = document.querySelector(one!)!.getBoundingClientRect();
    const b = document.querySelector(other!)!.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }, [one, other]);
}

e2e("where nothing came ahead, a press without a connection is answered by the page itself", {
  start: startWithWinners,
}, async (step) => {
  const { page, context, expectMessage } = step;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  expectMessage(/Failed to load resource/);
  await entryOfAnotherUser(step, { name: "Miso" });
  await signUp(context);
  await page.goto("/community?sort=new");
  await untilHydrated(page);
  await context.setOffline(true);
  const vote = page.getByRole("button", { name: "Vote for Miso" });
  await vote.click();
  const alert = page.getByRole("alert").filter({ hasText: "That did not open" });
  await alert.getByText("Please check your connection and try again.").waitFor();
  await checkPage(page);
  await context.setOffline(false);
  await alert.getByRole("button", { name: "Close" }).click();
  assert.equal(await alert.count(), 0);
  await vote.click();
  const dialog = page.getByRole("dialog", { name: "Vote for Miso" });
  await dialog.waitFor();
  assert.equal(
    await page.evaluate(() => (document.activeElement as HTMLInputElement).value),
    "5",
    "the chosen star has the focus",
  );
  await page.keyboard.press("ArrowLeft");
  assert.equal(await dialog.getByRole("radio", { name: "4 stars" }).isChecked(), true);
});

e2e("a message covers neither the bar at the foot nor the buttons of a dialog", {
  viewport: PHONE,
}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await saveCharacters(step, [{ name: "Miso" }, { name: "Nori" }]);
  await page.goto("/collection");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: "Miso" }).click();
  await page.getByRole("button", { name: "Download ZIP" }).click();
  await toasts(page).getByText("Download started").waitFor();
  assert.equal(await overlap(page, "[data-foot-bar]", ".toasts li"), false);
  await page.route("**/api/characters/*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await toasts(page).getByText("Failed to delete character. Please try again.").waitFor();
  assert.equal(await overlap(page, "[role=dialog] button[class*=danger]", ".toasts li"), false);
});

e2e("Back on a phone closes what lies over the page", { viewport: PHONE }, async (step) => {
  const { page, context } = step;
  await context.addInitScript(() => {
    const watchers: { requestClose(): void }[] = [];
    const scope = globalThis as unknown as {
      CloseWatcher: new () => { requestClose(): void };
      goBack: () => void;
    };
    const Native = scope.CloseWatcher;
    scope.CloseWatcher = class extends Native {
      constructor() {
        super();
        watchers.push(this);
      }
    };
    scope.goBack = () => watchers.at(-1)!.requestClose();
  });
  const back = () => page.evaluate(() => (globalThis as unknown as { goBack(): void }).goBack());
  await signUp(context);
  await saveCharacters(step, [{ name: "Miso" }]);
  await page.goto("/collection");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Edit Miso" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Character" });
  await dialog.waitFor();
  await back();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Edit Miso" }).click();
  await dialog.getByLabel("Name").fill("Nori");
  await back();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/collection");
});

e2e("Ctrl+Enter sends a form from its long text", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await saveCharacters(step, [{ name: "Miso" }]);
  await page.goto("/collection");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Edit Miso" }).click();
  await page.getByLabel("Description").fill("an orange cat with a hat");
  await page.keyboard.press("Control+Enter");
  await toasts(page).getByText("Character updated").waitFor();
});

e2e("signing out leaves nothing of a draft in the tab", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Clear-Site-Data/);
  await signUp(context);
  await page.goto("/generator");
  await untilHydrated(page);
  await page.getByLabel("Describe your cat").fill("a secret cat");
  const keptOfTab = () =>
    page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes("secret"));
  await page.getByRole("button", { name: "Logout" }).click();
  await toasts(page).getByText("Logged out", { exact: true }).waitFor();
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), "");
  assert.doesNotMatch(await keptOfTab(), /secret/);
  await page.goBack();
  await page.getByLabel("Describe your cat").waitFor();
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), "");
  await signUp(context);
  await page.goto("/generator");
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), "");
});
