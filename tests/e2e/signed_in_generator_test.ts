/** The generator with an account: the balance, saving, downloading, what was made last. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { describe, GENERATE, generate, hold, preview } from "./generator_steps.ts";
import { checkPage, loadedBytes } from "./page_checks.ts";
import { drawPictures, signUp } from "./people.ts";
import { DESKTOP, e2e, PHONE } from "./e2e.ts";

const SAVE = "/api/characters";
const RECENT = "/api/characters/recent";

const balance = (page: Page, count: string) =>
  page.getByRole("main").getByText(`${count} remaining`, { exact: true }).waitFor();
const balanceInHeader = (page: Page, text: string) =>
  page.getByRole("banner").getByRole("link", { name: text }).first().waitFor();
/** Fails unless the balance is seen once; what only screen readers have is clipped away. */
async function balanceStandsOnce(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const isSeen = (element: Element | null): boolean => {
      if (!element) return true;
      if (element.matches("noscript")) return false;
      const { display, clipPath } = getComputedStyle(element);
      return display !== "none" && clipPath === "none" && isSeen(element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const isBalance = /\bgenerations? (left|remaining)\b/i.test(data) && !/^No /.test(data);
      if (isBalance && isSeen(parentElement)) found.push(data.trim());
    }
    return found;
  });
  assert.equal(seen.length, 1, `${new URL(page.url()).pathname}: ${seen.join(", ")}`);
}

const recent = (page: Page) => page.getByRole("region", { name: "Recently Created" });
const save = (page: Page) => page.getByRole("button", { name: "SAVE CHARACTER" }).click();

async function drawAndName(page: Page, name: string) {
  await describe(page);
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  await page.getByLabel("Name", { exact: true }).fill(name);
}

e2e("the balance follows every picture, down to nothing", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page);
  await balance(page, "6 generations");
  await balanceInHeader(page, "6 Generations Left");
  await page.getByRole("button", { name: "Generate Character 1 generation" }).waitFor();
  assert.equal(await page.getByText("No account needed.").count(), 0);
  await checkPage(page);
  await describe(page);
  await generate(page);
  await balance(page, "5 generations");
  await balanceInHeader(page, "5 Generations Left");

  await drawPictures(context, 2);
  await page.reload();
  await balance(page, "3 generations");
  const more = page.getByRole("link", { name: "Get more" });
  assert.equal(await more.count(), 0);
  await generate(page);
  await balance(page, "2 generations");
  assert.equal(await more.getAttribute("href"), "/subscription");
  const low = page.getByRole("status").filter({ hasText: "Running low" });
  await low.getByText("Get more before you run out.").waitFor();
  await balanceStandsOnce(page);
  await checkPage(page);
  await generate(page);
  await balance(page, "1 generation");
  await low.waitFor();
  await balanceInHeader(page, "1 Generation Left");
  await generate(page);
  await balance(page, "0 generations");
  await page.getByRole("alert").getByText("No generations left").waitFor();
  await balanceStandsOnce(page);
  await balanceInHeader(page, "0 Generations Left");
  await checkPage(page);

  await generate(page);
  await toast(page).getByText("No generations remaining").waitFor();
  await toast(page).getByText("You've used all your available generations.").waitFor();
  await toast(page).getByRole("button", { name: "Get more" }).waitFor();
  assert.equal(
    await preview(page).getByRole("link", { name: "Get more" }).getAttribute("href"),
    "/subscription",
  );
  await checkPage(page);
  await page.getByRole("button", { name: "Show last picture" }).click();
  await preview(page).getByText("Not saved yet").waitFor();
});

e2e("the balance is seen once on every page that has one", {}, async ({ page, context }) => {
  await signUp(context);
  for (
    const path of ["/", "/collection", "/community", "/subscription", "/credits", "/account"]
  ) {
    await open(page, path);
    await balanceStandsOnce(page);
  }
});

e2e("a failed picture costs nothing", {}, async ({ page, context, expectMessage }) => {
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await open(page);
  await describe(page);
  await page.route(`**${GENERATE}`, (route) => route.fulfill({ status: 502, json: {} }));
  await generate(page);
  await toast(page).getByText("Generation failed").waitFor();
  await balance(page, "6 generations");
});

e2e("a character is saved once and is there at once", {}, async (step) => {
  const { page, context, expectMessage } = step;
  // One picture in eight is blue already, so that there is nothing to change in it.
  expectMessage(/Failed to load resource.*400.*\/redraw/);
  await signUp(context);
  await open(page);
  await recent(page).scrollIntoViewIfNeeded();
  await recent(page).getByText("Nobody here yet").waitFor();
  await checkPage(page);
  assert.equal(
    await recent(page).getByRole("link", { name: "View All" }).getAttribute("href"),
    "/collection",
  );
  await drawAndName(page, "");
  await save(page);
  await page.getByText("Name is required").waitFor();
  const share = preview(page).getByRole("button", { name: "Share" });
  await share.click();
  await toast(page).getByText("Cannot share unsaved character").waitFor();
  await toast(page).getByText("Please save the character first before sharing.").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("  Captain Miso ");
  await page.getByRole("radio", { name: "Blue" }).check({ force: true });
  await page.getByRole("button", { name: "Scarf", exact: true }).click();

  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(SAVE)) sent++;
  });
  const release = await hold(page, SAVE);
  await save(page);
  const busy = page.getByRole("button", { name: "Saving..." });
  await busy.click({ force: true });
  release();
  await toast(page).getByText("Character saved!").waitFor();
  const today = new Date().toLocaleDateString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
  });
  await preview(page).getByText(today, { exact: true }).waitFor();
  assert.equal(await page.getByText("Not saved yet").count(), 0);
  await page.getByText("Saved in My Collection").waitFor();
  await share.click();
  const menu = page.getByRole("dialog", { name: "Share Captain Miso" });
  await menu.getByRole("button", { name: "Copy link" }).waitFor();
  await checkPage(page);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });

  const link = recent(page).getByRole("link", { name: /Captain Miso/ });
  assert.match((await link.getAttribute("href"))!, /^\/character\/\d+$/);
  await link.getByRole("img", { name: /wizard hat/i }).waitFor();
  await checkPage(page);

  await save(page);
  await toast(page).getByText("Already saved").waitFor();
  assert.equal(sent, 1);

  // After saving the form edits the saved character.
  await page.getByLabel("Name", { exact: true }).fill("Admiral Miso");
  await page.getByText("You have unsaved changes.").waitFor();
  await page.getByRole("button", { name: "Remove Curious" }).click();
  await save(page);
  await toast(page).getByText("Character updated").waitFor();
  await recent(page).getByRole("link", { name: /Admiral Miso/ }).waitFor();
  assert.equal(sent, 1);
  await page.reload();
  await preview(page).getByRole("heading", { name: "Admiral Miso" }).waitFor();
  assert.equal(await preview(page).getByText("Curious", { exact: true }).count(), 0);
  for (const text of [today, "Blue", "Scarf"]) {
    await preview(page).getByText(text, { exact: true }).waitFor();
  }
});

e2e("a failure to save is reported, and saving works afterwards", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await open(page);
  await drawAndName(page, "Miso");
  await page.route(`**${SAVE}`, (route) => route.fulfill({ status: 500, json: {} }));
  await save(page);
  await toast(page).getByText("Save failed").waitFor();
  await toast(page).getByText("Failed to save character. Please try again.").waitFor();
  await checkPage(page);

  await page.unroute(`**${SAVE}`);
  // The server saves, and the answer never arrives.
  await page.route(`**${SAVE}`, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  }, { times: 1 });
  await save(page);
  await toast(page).getByText(/out of reach/).waitFor();
  await save(page);
  await toast(page).getByText("Character saved!").waitFor();
  await recent(page).getByText("Miso", { exact: true }).waitFor();
  assert.equal(await recent(page).getByRole("listitem").count(), 1);
});

e2e("a guest's character is in the new account after signing up", {}, async ({ page, context }) => {
  await open(page);
  await drawAndName(page, "Miso");
  await save(page);
  await page.waitForURL("**/auth?tab=register&redirect=%2F");
  await page.getByRole("heading", { name: "Create an Account" }).waitFor();
  await signUp(context);
  await open(page);
  await preview(page).getByRole("heading", { name: "Miso" }).waitFor();
  await toast(page).getByText("Character saved!").waitFor();
  await page.getByText("Saved in My Collection").waitFor();
});

e2e("an ended session asks to sign in again and loses nothing", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*401/);
  await signUp(context);
  await open(page);
  await drawAndName(page, "Miso");
  await context.clearCookies();
  await save(page);
  await page.waitForURL("**/auth?redirect=%2F");
  await toast(page).getByText("Please sign in again").waitFor();
  await page.goBack();
  await preview(page).getByRole("heading", { name: "Miso" }).waitFor();
});

e2e("the next user of the tab does not see what was saved", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page);
  await drawAndName(page, "Miso");
  await save(page);
  await toast(page).getByText("Character saved!").waitFor();
  // What the page still loads belongs to the first person.
  await page.goto("about:blank");
  await context.clearCookies();
  await signUp(context);
  await open(page);
  await preview(page).getByRole("button", { name: "Use these words", exact: true }).waitFor();
});

e2e("the picture is downloaded under the character's name", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await open(page);
  const button = page.getByRole("button", { name: "Download Image" });
  assert.equal(await button.isDisabled(), true);
  await drawAndName(page, "Captain Miso / 2");
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  assert.equal(download.suggestedFilename(), "cat-character-captain-miso-2.png");
  const bytes = await Deno.readFile(await download.path());
  assert.deepEqual([...bytes.slice(1, 4)], [0x50, 0x4e, 0x47]);
  await toast(page).getByText("Download started").waitFor();
  await checkPage(page);

  await save(page);
  await toast(page).getByText("Character saved!").waitFor();
  const [again] = await Promise.all([page.waitForEvent("download"), button.click()]);
  assert.equal(again.suggestedFilename(), "cat-character-captain-miso-2.png");

  await page.route("**/download", (route) => route.abort());
  await button.click();
  await toast(page).getByText("Download failed").waitFor();
  await toast(page).getByText("Unable to download the image. Please try again.").waitFor();
});

e2e("the recently created characters: loading, failing, six of them", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  const release = await hold(page, RECENT);
  await open(page);
  await recent(page).scrollIntoViewIfNeeded();
  await recent(page).getByText("Loading your characters").waitFor({ state: "attached" });
  assert.equal(await recent(page).locator(".animate-breathe").count(), 3);
  await checkPage(page);
  await page.unroute(`**${RECENT}`);
  await page.route(`**${RECENT}`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await recent(page).scrollIntoViewIfNeeded();
  await recent(page).getByText("Your characters could not be loaded").waitFor();
  await checkPage(page);
  release();

  await page.unroute(`**${RECENT}`);
  await page.route(`**${RECENT}`, async (route) => {
    const character = {
      userId: 1,
      prompt: "a cat",
      style: "pixel",
      imageUrl: "/preview.png",
      traits: [],
      accessories: [],
      colorScheme: "pink",
      favorite: "false",
      isPremium: false,
      createdAt: new Date().toISOString(),
      alt: "A grey cat",
    };
    await route.fulfill({
      json: [6, 5, 4, 3, 2, 1].map((id) => ({ ...character, id, name: `Cat ${id}` })),
    });
  });
  await recent(page).getByRole("button", { name: "Try again" }).click();
  const links = recent(page).getByRole("listitem").getByRole("link");
  await links.nth(5).waitFor();
  assert.deepEqual(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
    [6, 5, 4, 3, 2, 1].map((id) => `/character/${id}`),
  );
  assert.equal(await recent(page).getByRole("img", { name: "A grey cat" }).count(), 6);
  for (const viewport of [DESKTOP, PHONE, { width: 320, height: 700 }]) {
    await page.setViewportSize(viewport);
    await checkPage(page);
  }
});

e2e("a sketch is shown while the picture is painted", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page);
  await describe(page);
  const release = await hold(page, GENERATE);
  // The connection breaks right after the sketch, and what comes next is held back.
  await page.route(`**${GENERATE}`, async (route) => {
    const response = await route.fetch();
    const events = (await response.text()).split("\n\n");
    const heard = events.slice(0, events.findIndex((event) => /^event: partial/.test(event)) + 1);
    await route.fulfill({ response, body: heard.map((event) => `${event}\n\n`).join("") });
  }, { times: 1 });
  await generate(page);
  const sketch = preview(page).getByRole("img", { name: "Your character, half drawn" });
  await sketch.waitFor();
  assert.equal(await sketch.evaluate((image: HTMLImageElement) => image.naturalWidth), 256);
  await preview(page).getByText("Generating your cat character...").waitFor();
  await preview(page).getByText("This may take a few moments").waitFor();
  await checkPage(page);
  release();
  await preview(page).getByText("Not saved yet").waitFor();
  assert.equal(await sketch.count(), 0);
  const picture = preview(page).getByRole("img", { name: /wizard/ });
  await picture.and(page.locator(":not(.opacity-0)")).waitFor();
  assert.equal(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 1024);
});

e2e("on a phone, in the dark", { viewport: PHONE, colorScheme: "dark" }, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await drawPictures(context, 4);
  await open(page);
  await checkPage(page);
  await drawAndName(page, "Miso");
  await save(page);
  await toast(page).getByText("Character saved!").waitFor();
  await recent(page).getByText("Miso", { exact: true }).waitFor();
  await checkPage(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await checkPage(page);
});

e2e("a user's page loads few scripts", {}, async ({ page, context, runtime }) => {
  await signUp(context);
  await open(page);
  // React's own weight exceeds the budget; it is met by the production build.
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 50_000);
  await drawAndName(page, "Miso");
  await save(page);
  await recent(page).getByText("Miso", { exact: true }).waitFor();
  assert.ok(await loadedBytes(page, "css") <= 14_000);
  // With everything that changes and saves a picture.
  const scripts = await loadedBytes(page, "script");
  if (runtime === "preact") assert.ok(scripts <= 65_500, `${scripts} bytes of scripts`);
});
