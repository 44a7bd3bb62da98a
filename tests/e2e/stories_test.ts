/**
 * Stories: four panels of one cat, from the form to the page that is kept. All of it are links and forms, so it is
 * walked without script.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { saveCharacters } from "./collections.ts";
import { checkPage, loadedBytes } from "./page_checks.ts";
import { e2e, PHONE } from "./e2e.ts";
import { signUp } from "./people.ts";

const LUNA = { name: "Luna", prompt: "a grey tabby cat in a kitchen", style: "cartoon" };

async function write(page: Page, lines: [text: string, says?: string][]): Promise<void> {
  for (const [i, [text, says]] of lines.entries()) {
    await page.getByLabel(`Panel ${i + 1}: what happens`).fill(text);
    if (says) await page.getByLabel(`Panel ${i + 1}: what the cat says, if anything`).fill(says);
  }
}

e2e("a cat has a story without script", { javaScriptEnabled: false }, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/status of 40[09]/);
  await signUp(context);
  const [luna] = await saveCharacters(step, [LUNA]);
  await page.goto(`/character/${luna!.id}`);
  await page.getByRole("link", { name: "Tell a story" }).click();
  await write(page, [["wakes up", "Breakfast?"], ["runs"], ["   "], ["sleeps"]]);
  await page.getByRole("button", { name: "Draw the story" }).click();
  const wordless = page.getByLabel("Panel 3: what happens");
  await page.locator("[aria-invalid]").first().waitFor();
  assert.deepEqual(
    [await page.locator("[aria-invalid]").count(), await wordless.getAttribute("aria-invalid")],
    [1, "true"],
  );
  const error = page.locator(`[id="${await wordless.getAttribute("aria-describedby")}"]`);
  assert.equal(await error.textContent(), "Each line of a story needs words");
  await write(page, [["wakes up", "Breakfast?"], ["is a black cat now"], ["runs"], ["sleeps"]]);
  await page.getByRole("button", { name: "Draw the story" }).click();
  await page.getByText("Line 2 asks for another cat (coat).").waitFor();
  const kept = page.getByLabel("Panel 1: what the cat says, if anything");
  assert.equal(await kept.inputValue(), "Breakfast?");
  await write(page, [["wakes up"], ["steals the fish"]]);
  await page.getByRole("button", { name: "Draw the story" }).click();

  await page.getByRole("heading", { name: "A story of Luna" }).waitFor();
  const picture = page.getByRole("img", {
    name: /^A page of four panels\. 1: .*Breakfast\?.* 4: /,
  });
  await picture.waitFor();
  for (const [name, type] of [["PNG", "image/png"], ["PDF for A4", "application/pdf"]]) {
    const link = page.getByRole("link", { name, exact: true });
    const file = await context.request.get((await link.getAttribute("href"))!);
    assert.equal(file.headers()["content-type"], type);
  }
  await page.getByText("A story costs four generations, and you have 2 left.").waitFor();

  await page.getByText("Delete this story").click();
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await page.waitForURL((url) => url.search === "");
  assert.equal(await page.getByRole("link", { name: /^Luna: wakes up/ }).count(), 0);
});

e2e("the page of stories is accessible and fits a phone", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await page.goto("/stories");
  await page.getByText("You have no cats yet").waitFor();
  await checkPage(page);
  await saveCharacters(step, [LUNA]);
  await page.goto("/stories");
  await checkPage(page);
  await write(page, [["wakes up", "Meow"], ["a".repeat(120)], ["jumps"], ["sleeps"]]);
  await page.getByRole("button", { name: "Draw the story" }).click();
  await page.getByRole("heading", { name: "A story of Luna" }).waitFor();
  await checkPage(page);
  await page.setViewportSize(PHONE);
  await checkPage(page);
  assert.ok(await loadedBytes(page, "script") <= 62_000);
});
