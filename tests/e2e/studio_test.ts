/**
 * Changing a picture: by the controls of the form, by words, and back again.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { describe, generate, hold, open, preview, toast } from "./generator_steps.ts";
import { checkPage } from "./page_checks.ts";
import { signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

const REDRAW = "/api/characters/redraw";
const CAT = "a ginger cat with green eyes, sitting in a garden on a sunny day";

/** What the picture on the stage shows, by its alternative text. */
const shown = (page: Page) => preview(page).getByRole("img").last().getAttribute("alt");
const picture = (page: Page, alt: RegExp) => preview(page).getByRole("img", { name: alt });

async function drawCat(page: Page) {
  await describe(page, { description: CAT });
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  await preview(page).getByLabel("Change something").waitFor();
}

e2e("a toggle changes the picture at once, and undo brings it back", {
  smoke: true,
}, async ({ page, context }) => {
  await signUp(context);
  await open(page);
  await drawCat(page);
  const before = await shown(page);
  const asked: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith(REDRAW) && asked.push(request.postData()!),
  );
  const release = await hold(page, REDRAW);
  await page.getByRole("button", { name: "Hat", exact: true }).click();
  await page.getByRole("button", { name: "Scarf", exact: true }).click();
  await preview(page).getByText("Changing…").waitFor();
  assert.equal(await shown(page), before, "the old picture stays");
  await checkPage(page);
  release();
  await picture(page, /hat.*scarf|scarf.*hat/).waitFor();
  await preview(page).getByText(/Changed:.*hat.*scarf|Changed:.*scarf.*hat/).waitFor();
  assert.equal(asked.length, 1, "two toggles are one change");
  await page.getByRole("main").getByText("5 generations remaining", { exact: true }).waitFor();
  await checkPage(page);

  await preview(page).getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(
    (alt) => [...document.images].some((image) => image.alt === alt),
    before,
  );
  const hat = page.getByRole("button", { name: "Hat", exact: true });
  assert.equal(await hat.getAttribute("aria-pressed"), "false");
  await preview(page).getByRole("button", { name: "Redo" }).click();
  await picture(page, /hat/).waitFor();
  assert.equal(await hat.getAttribute("aria-pressed"), "true");
  assert.equal(asked.length, 1, "going back and forth draws nothing");
});

e2e("words change the picture, and say what became different", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource.*409/);
  await open(page);
  await drawCat(page);
  const words = preview(page).getByLabel("Change something");
  await words.fill("now with a red scarf, at night");
  await words.press("Enter");
  await picture(page, /red scarf/).waitFor();
  const news = preview(page).getByRole("status").filter({ hasText: "Changed:" });
  await news.getByText("night").waitFor();
  await news.getByText("a red scarf").waitFor();

  await words.fill("with blue eyes");
  await words.press("Enter");
  await preview(page).getByText(/The words ask for another cat \(eyes\)/).waitFor();
  await checkPage(page);
  await preview(page).getByRole("button", { name: "New cat · 1 generation" }).click();
  await picture(page, /blue eyes/).waitFor();
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), `with blue eyes, ${CAT}`);
});

e2e("a change that fails is told, and the form says what the picture shows", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await open(page);
  await drawCat(page);
  const before = await shown(page);
  const message = "Too many changes. Please try again later.";
  await page.route(`**${REDRAW}`, (route) => route.fulfill({ status: 429, json: { message } }));
  const hat = page.getByRole("button", { name: "Hat", exact: true });
  await hat.click();
  await toast(page).getByText(message).waitFor();
  assert.equal(await hat.getAttribute("aria-pressed"), "false");
  assert.equal(await shown(page), before);
  await checkPage(page);
});

e2e("changing on a phone, in the dark", { viewport: PHONE, colorScheme: "dark" }, async (step) => {
  const { page } = step;
  await open(page);
  await drawCat(page);
  await page.getByRole("radio", { name: "Blue" }).check({ force: true });
  await preview(page).getByText(/Changed:.*blue/).waitFor();
  await checkPage(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await checkPage(page);
});
