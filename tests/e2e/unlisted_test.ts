/**
 * Unlisted characters: chosen in the edit dialog, found by their link alone.
 */
import assert from "node:assert/strict";
import { open } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { e2e, PHONE } from "./e2e.ts";
import { checkPage, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";

e2e("a character becomes unlisted, is shared by its link, and public again", {
  viewport: PHONE,
}, async (step) => {
  const { page, context, expectMessage } = step;
  await signUp(context);
  const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
  await open(page, "/collection");

  async function choose(visibility: string): Promise<void> {
    await page.getByRole("button", { name: "Edit Miso" }).click();
    await page.getByLabel("Who sees it").selectOption(visibility);
    await checkPage(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await choose("unlisted");
  const main = page.getByRole("main");
  await main.getByText("Unlisted", { exact: true }).waitFor();
  await page.reload();
  await main.getByText("Unlisted", { exact: true }).waitFor();
  const link = await main.getByRole("link", { name: "Miso" }).getAttribute("href");
  assert.match(link!, /^\/character\/[0-9a-z]{26}$/);

  const cookies = await context.cookies();
  await context.clearCookies();
  expectMessage(/404/);
  assert.equal((await page.goto(`/character/${miso!.id}`))!.status(), 404);
  await page.goto(link!);
  await page.getByRole("heading", { name: "Miso", exact: true }).waitFor();
  const robots = page.locator("meta[name=robots]");
  assert.equal(await robots.getAttribute("content"), "noindex");
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>("main img")!;
    return picture.complete && picture.naturalWidth > 0 && /\/[0-9a-z]{26}\//.test(picture.src);
  });
  await untilHydrated(page);
  await checkPage(page);

  await context.addCookies(cookies);
  await page.goto(`/character/${miso!.id}`);
  await page.getByRole("heading", { name: "Miso", exact: true }).waitFor();
  await open(page, "/collection");
  await choose("public");
  await main.getByText("Unlisted", { exact: true }).waitFor({ state: "detached" });
  await context.clearCookies();
  await page.goto(link!);
  await page.getByRole("heading", { name: "Miso", exact: true }).waitFor();
  assert.equal(new URL(page.url()).pathname, `/character/${miso!.id}`);
  assert.equal(await robots.count(), 0);
});
