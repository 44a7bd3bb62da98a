/**
 * From the first word to a second character, on a desk by keyboard alone and on a phone by touch.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { e2e, PHONE } from "./e2e.ts";
import { chosenStyle, preview, styleTile } from "./generator_steps.ts";
import { press, tabTo, write } from "./keyboard.ts";
import { checkPage } from "./page_checks.ts";
import { signUp } from "./people.ts";

const CAT = "a ginger cat with green eyes, sitting in a garden on a sunny day";

/** A night may be said by its stars. */
const NIGHT = /night|starry/;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const inPreview = (page: Page, name: string | RegExp) =>
  preview(page).getByRole("button", { name, exact: typeof name === "string" });
const picture = (page: Page, alt: RegExp) => preview(page).getByRole("img", { name: alt }).last();
const changed = (page: Page, what: RegExp) =>
  preview(page).getByRole("status").filter({ hasText: /^Changed:/ }).getByText(what).first();
const recent = (page: Page) =>
  preview(page).getByRole("list", { name: /last 24 hours/ }).getByRole("button");

e2e("the studio by keyboard alone", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page);

  // Describe, look at four ideas, choose one and a style, and draw.
  const description = page.getByLabel("Describe your cat");
  await write(page, description, CAT);
  await preview(page).getByRole("img", { name: /^A sketch:/ }).waitFor();
  await press(page, inPreview(page, "Four ideas"));
  const idea = inPreview(page, "Idea 3");
  await press(page, idea, "Space");
  assert.equal(await idea.getAttribute("aria-pressed"), "true");
  await tabTo(page, styleTile(page, "pixel"));
  await page.keyboard.press("ArrowRight");
  assert.equal(await chosenStyle(page), "cartoon");
  await tabTo(page, description, "Shift+Tab");
  await page.keyboard.press("Control+Enter");
  await toast(page).getByText("Character generated!").waitFor();
  await preview(page).getByLabel("Change something").waitFor();
  await checkPage(page);

  // Change it: by the controls, by words, back and forth.
  await press(page, button(page, "Scarf"), "Space");
  await changed(page, /scarf/).waitFor();
  await write(page, preview(page).getByLabel("Change something"), "at night");
  await page.keyboard.press("Enter");
  await changed(page, /night/).waitFor();
  await press(page, inPreview(page, "Undo"));
  await picture(page, /^(?!.*(night|starry)).*scarf/).waitFor();
  await press(page, inPreview(page, "Redo"));
  await picture(page, /scarf.*(night|starry)/).waitFor();

  // Another cat that keeps what is locked.
  await press(page, preview(page).locator("summary", { hasText: "Locks and seed" }));
  const coat = preview(page).getByRole("group", { name: "Locked in a new cat" })
    .getByRole("button", { name: "Coat" });
  await press(page, coat, "Space");
  assert.equal(await coat.getAttribute("aria-pressed"), "true");
  await press(page, inPreview(page, /^New cat/));
  await recent(page).nth(3).waitFor();
  await picture(page, /ginger|orange/).waitFor();

  // Every picture comes back.
  await press(page, recent(page).nth(3));
  await picture(page, /^(?!.*(night|starry|scarf))/).waitFor();
  assert.equal(await description.inputValue(), CAT);

  // Save, change the saved one, and save that as another character.
  const name = page.getByLabel("Name", { exact: true });
  await write(page, name, "Miso");
  await press(page, button(page, "SAVE CHARACTER"));
  await toast(page).getByText("Character saved!").waitFor();
  await write(page, name, "Captain Miso");
  await page.getByText("You have unsaved changes.").waitFor();
  await press(page, button(page, "SAVE CHARACTER"));
  await toast(page).getByText("Character updated").waitFor();
  await press(page, button(page, "Glasses"), "Space");
  await changed(page, /glasses/).waitFor();
  await press(page, button(page, "Save as new"));
  await page.getByText("Saved in My Collection").waitFor();
  await checkPage(page);
  await press(page, page.getByRole("main").getByRole("link", { name: "My Collection" }));
  await page.waitForURL("**/collection");
  await page.getByText("2 Characters", { exact: true }).waitFor();
});

e2e("the studio on a phone, by touch", {
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
}, async ({ page, context }) => {
  await signUp(context);
  await open(page);
  const tap = (name: string | RegExp) => button(page, name).tap();
  const description = page.getByLabel("Describe your cat");
  await description.tap();
  await page.keyboard.type(CAT);
  await preview(page).getByRole("img", { name: /^A sketch:/ }).waitFor();
  await tap("Four ideas");
  await inPreview(page, "Idea 2").tap();
  await styleTile(page, "cartoon").tap();
  await tap(/^Generate Character/);
  await toast(page).getByText("Character generated!").waitFor();
  await preview(page).getByLabel("Change something").waitFor();
  await checkPage(page);

  await tap("Hat");
  await changed(page, /hat/).waitFor();
  const words = preview(page).getByLabel("Change something");
  await words.tap();
  await page.keyboard.type("at night");
  await inPreview(page, "Change").tap();
  await changed(page, /night/).waitFor();
  await inPreview(page, "Undo").tap();
  await picture(page, /^(?!.*(night|starry)).*hat/).waitFor();
  await inPreview(page, "Redo").tap();
  await picture(page, NIGHT).waitFor();
  await recent(page).nth(2).tap();
  await picture(page, /^(?!.*(night|starry|hat))/).waitFor();
  await page.getByLabel("Name", { exact: true }).tap();
  await page.keyboard.type("Miso");
  await tap("SAVE CHARACTER");
  await toast(page).getByText("Character saved!").waitFor();
  await tap("Hat");
  await changed(page, /hat/).waitFor();
  await tap("Save as new");
  await page.getByText("Saved in My Collection").waitFor();
  await checkPage(page);
  await page.goto("/collection");
  await page.getByText("2 Characters", { exact: true }).waitFor();
});
