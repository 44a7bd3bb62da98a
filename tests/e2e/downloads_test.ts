/**
 * What is made of a character: the files on its page, the choice of stickers, and a program's key.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { DESKTOP, e2e, PHONE } from "./e2e.ts";
import { describe, generate } from "./generator_steps.ts";
import { checkPage, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";

e2e(
  "moods are chosen for a pack of stickers, which downloads",
  { viewport: PHONE },
  async (step) => {
    const { page, context } = step;
    await signUp(context);
    const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
    await open(page, `/character/${miso!.id}`);
    await page.getByRole("link", { name: "Stickers: Choose moods" }).click();
    await page.waitForURL("**/stickers");
    await untilHydrated(page);
    await page.getByText("12 stickers").waitFor();
    for (const mood of ["loving", "playful"]) await page.getByText(mood, { exact: true }).click();
    await page.getByText("10 stickers").waitFor();
    await page.getByRole("img", { name: "Miso, happy" }).waitFor();
    await checkPage(page);
    await page.setViewportSize(DESKTOP);
    const heights = await page.getByRole("listitem").filter({ has: page.getByRole("checkbox") })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    assert.equal(new Set(heights.map(Math.round)).size, 1, "no mood is broken into two lines");
    await checkPage(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Pack for WhatsApp" }).click();
    const name = (await downloading).suggestedFilename();
    assert.equal(name, `miso-${miso!.id}-stickers.zip`);
  },
);

e2e("a key is made, shown once, and revoked", { viewport: PHONE }, async ({ page, context }) => {
  await signUp(context);
  await open(page, "/account");
  await page.getByLabel("Name of a new key").fill("My script");
  await page.getByRole("button", { name: "Make a key" }).click();
  await page.getByText(/^purr_/).waitFor();
  await checkPage(page);
  await page.reload();
  await page.getByRole("button", { name: "Revoke My script" }).waitFor();
  assert.equal(await page.getByText(/^purr_/).count(), 0);
  await page.getByRole("button", { name: "Revoke My script" }).click();
  await page.getByText("My script no longer works.").first().waitFor();
  assert.equal(await page.getByRole("button", { name: "Revoke My script" }).count(), 0);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  e2e(
    `a press brings the cat to life and stops it; motion: ${reducedMotion}`,
    { viewport: PHONE, reducedMotion },
    async (step) => {
      const { page, context } = step;
      await signUp(context);
      const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (/loop\.webp|cutout\.png/.test(request.url())) asked.push(request.url());
      });
      await open(page, `/character/${miso!.id}`);
      await page.getByText("Bring Miso to life").scrollIntoViewIfNeeded();
      assert.deepEqual(asked, [], "nothing is loaded before a press");
      await page.getByText("Bring Miso to life").click();
      const picture = page.getByRole("img", { name: "Miso, alone on a clear ground" });
      await picture.scrollIntoViewIfNeeded();
      const width = await picture.evaluate(async (element) => {
        const img = element as HTMLImageElement;
        if (!img.complete) await new Promise((loaded) => img.addEventListener("load", loaded));
        return img.naturalWidth;
      });
      assert.equal(width, 512);
      const isStill = reducedMotion === "reduce";
      assert.match(asked.join(), isStill ? /^[^,]*cutout\.png[^,]*$/ : /^[^,]*loop\.webp[^,]*$/);
      await page.getByText(isStill ? /asks for less motion/ : /moves a few seconds later/)
        .waitFor();
      await checkPage(page);
      await page.getByText("Stop", { exact: true }).click();
      await picture.waitFor({ state: "hidden" });
      await page.getByText("Bring Miso to life").waitFor();
    },
  );
}

/** What only the pages have that make files, families, stories and moves of a saved cat. */
const OF_SAVED_CATS =
  /stickers?\.(zip|webp)|loop\.webp|pet\.zip|poster\.pdf|\/api\/keys|account\/import|mayHaveKittens|\/kittens|\/stories|\/memory/g;

/** Which of these words stand in the scripts that the page has loaded or may load at a later press. */
async function foundInScripts(page: Page): Promise<string[]> {
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const urls = await page.evaluate(() => [
    ...performance.getEntriesByType("resource").map(({ name }) => name),
    ...[...document.querySelectorAll<HTMLElement>("script[data-prefetch]")]
      .flatMap(({ dataset }) => dataset.prefetch!.split(" ").filter(Boolean))
      .map((path) => new URL(path, location.origin).href),
  ]);
  const scripts = [...new Set(urls)].filter((url) => new URL(url).pathname.endsWith(".js"));
  assert.ok(scripts.length > 3, "there are scripts to look at");
  const texts = await Promise.all(scripts.map(async (url) => await (await fetch(url)).text()));
  return [...new Set(texts.flatMap((text) => text.match(OF_SAVED_CATS) ?? []))].sort();
}

e2e("features of saved cats add no script to the generator", {}, async (step) => {
  const { page, context } = step;
  await open(page);
  assert.deepEqual(await foundInScripts(page), [], "as a guest");
  await signUp(context);
  const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
  await open(page);
  await describe(page);
  await generate(page);
  await page.getByRole("button", { name: "SAVE CHARACTER" }).waitFor();
  assert.deepEqual(await foundInScripts(page), [], "with an account and a picture");
  // The same words are found where they belong.
  await page.goto(`/character/${miso!.id}/stickers`);
  assert.ok((await foundInScripts(page)).includes("stickers.zip"));
  await page.goto("/account");
  const ofAccount = await foundInScripts(page);
  assert.ok(ofAccount.includes("/api/keys") && ofAccount.includes("account/import"));
});
