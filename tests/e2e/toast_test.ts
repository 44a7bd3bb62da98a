/**
 * Messages where something is in their way: no connection, a bar at the foot, a dialog.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { SavedCharacter } from "../../lib/character.ts";
import { saveCharacters } from "./collections.ts";
import { entryOfAnotherUser, startWithWinners } from "./contests.ts";
import { e2e, PHONE } from "./e2e.ts";
import { checkPage, untilFocused, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";

const toasts = (page: Page) => page.locator(".toasts");

/** What of these shares a point with the message. */
async function covered(page: Page, what: string): Promise<string[]> {
  return await page.evaluate((what) => {
    const a = document.querySelector(".toasts li")!.getBoundingClientRect();
    return [...document.querySelectorAll(what)].filter((element) => {
      const b = element.getBoundingClientRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).map(({ outerHTML }) => outerHTML);
  }, what);
}

e2e("without prefetched scripts a press without a connection is answered by the page itself", {
  start: startWithWinners,
}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await entryOfAnotherUser(step, { name: "Tosca" });
  await signUp(context);
  await page.goto("/community?sort=new");
  await untilHydrated(page);
  await context.setOffline(true);
  const vote = page.getByRole("button", { name: "Vote for Tosca" });
  await vote.click();
  const alert = page.getByRole("alert").filter({ hasText: "That did not open" });
  await alert.getByText("Please check your connection and try again.").waitFor();
  await checkPage(page);
  await context.setOffline(false);
  await alert.getByRole("button", { name: "Close" }).click();
  assert.equal(await alert.count(), 0);
  await vote.click();
  const dialog = page.getByRole("dialog", { name: "Vote for Tosca" });
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
  assert.deepEqual(await covered(page, "[data-foot-bar]"), []);
  await page.route("**/api/characters/*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await toasts(page).getByText("Failed to delete character. Please try again.").waitFor();
  assert.deepEqual(await covered(page, "[role=dialog] button"), []);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Edit Miso" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Tiger");
  await page.keyboard.press("Enter");
  await toasts(page).getByText("Failed to update character. Please try again.").waitFor();
  for (const width of [320, PHONE.width, 768]) {
    await page.setViewportSize({ width, height: PHONE.height });
    assert.deepEqual(await covered(page, "[role=dialog] button"), [], `at ${width} px`);
  }
});

e2e("a message does not cover what has the focus", { viewport: PHONE }, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  const [{ id }] = await saveCharacters(step, [{ name: "Miso" }]) as [SavedCharacter];
  await page.goto(`/character/${id}`);
  await untilHydrated(page);
  await page.route("**/api/characters/*", (route) => route.fulfill({ status: 500, body: "" }));
  const favorite = page.getByRole("button", { name: "Add to Favorites" });
  await favorite.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await favorite.press("Enter");
  await toasts(page).getByText("Failed to update character. Please try again.").waitFor();
  await untilFocused(favorite);
  await page.locator(".toasts[data-at-top]").waitFor();
  assert.deepEqual(await covered(page, ":focus"), []);
  for (const key of ["Shift+Tab", "Tab"]) {
    for (let presses = 1; presses <= 8; presses++) {
      await page.keyboard.press(key);
      assert.deepEqual(await covered(page, ":focus"), [], `after ${presses} × ${key}`);
    }
  }
});

e2e("the last five messages can be read again, those without a connection as well", {
  viewport: PHONE,
}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await saveCharacters(step, [{ name: "Miso" }]);
  const open = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
  };
  const edit = () => page.getByRole("button", { name: "Edit Miso" }).click();
  await open("/generator");
  await page.getByRole("button", { name: "Generate Character" }).click();
  await toasts(page).getByText("Validation Error").waitFor();
  await open("/account");
  await page.getByRole("link", { name: "Download my data" }).click();
  await toasts(page).getByText("Download started").waitFor();
  await open("/collection");
  await page.getByRole("button", { name: "Delete Miso" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await toasts(page).getByText("Character deleted").waitFor();
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  await toasts(page).getByText("Character restored").waitFor();
  await edit();
  await page.getByRole("dialog").getByLabel("Description").fill("an orange cat with a hat");
  await page.keyboard.press("Control+Enter");
  await toasts(page).getByText("Character updated").waitFor();
  await open("/collection");
  // The browser has kept them by now.
  await page.route("**/chunks/*.js", (route) => route.abort("internetdisconnected"));
  await edit();
  const alert = page.getByRole("alert").filter({ hasText: "That did not open" });
  await alert.getByRole("button", { name: "Close" }).click();
  await page.unroute("**/chunks/*.js");
  await open("/community");
  await page.keyboard.press("Tab");
  const opener = page.getByRole("button", { name: "Recent messages" });
  await opener.click();
  const list = page.getByRole("dialog", { name: "Recent messages" });
  await list.waitFor();
  assert.deepEqual(await list.locator("li strong").allTextContents(), [
    "That did not open",
    "Character updated",
    "Character restored",
    "Character deleted",
    "Download started",
  ]);
  const { y, height } = (await list.boundingBox())!;
  assert.ok(y >= 0 && y + height <= PHONE.height, "the whole list is in the window");
  await checkPage(page);
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
  await entryOfAnotherUser(step, { name: "Odette" });
  await signUp(context);
  await saveCharacters(step, [{ name: "Miso" }]);
  await page.goto("/collection");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Edit Miso" }).click();
  await page.getByLabel("Description").fill("an orange cat with a hat");
  await page.keyboard.press("Control+Enter");
  await toasts(page).getByText("Character updated").waitFor();

  await page.goto("/community?sort=new");
  await untilHydrated(page);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Report Odette" }).click();
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("textbox").fill("It is a dog.");
  await page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Submit Your Character" }).click();
  await dialog.getByRole("radio", { name: /Miso/ }).check();
  await dialog.getByRole("textbox").fill("Sleeps all day.");
  await page.keyboard.press("Control+Enter");
  await toasts(page).getByText("Character submitted!").waitFor();
});
