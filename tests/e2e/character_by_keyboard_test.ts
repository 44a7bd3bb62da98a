/**
 * The page of a character by keyboard alone and by touch: who comes by a shared link votes there and looks at the
 * person's profile; its owner goes on in another style, and takes it out of lists.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { entryOfAnotherUser } from "./contests.ts";
import { e2e, PHONE } from "./e2e.ts";
import { preview } from "./generator_steps.ts";
import { press, tabTo } from "./keyboard.ts";
import { checkPage } from "./page_checks.ts";
import { signUp } from "./people.ts";

async function openCharacter(page: Page, id: number): Promise<void> {
  await open(page, `/character/${id}`);
}

const voteButton = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Vote/ });
const voteDialog = (page: Page) => page.getByRole("dialog", { name: "Vote for Miso" });
const profile = (page: Page) => page.getByRole("main").locator("a[href^='/by/']").first();

e2e("a vote and a profile from a shared link, by keyboard alone", {}, async (step) => {
  const { page, context } = step;
  const { characterId } = await entryOfAnotherUser(step, { name: "Miso" });
  await signUp(context);
  await openCharacter(page, characterId);
  await press(page, voteButton(page));
  const stars = voteDialog(page).getByRole("radio", { name: "5 stars" });
  await tabTo(page, stars);
  await page.keyboard.press("ArrowLeft");
  await press(page, voteDialog(page).getByRole("button", { name: "Submit Vote" }));
  await page.getByRole("main").getByText("You voted 4").first().waitFor();
  await page.getByRole("main").getByText("4 points").first().waitFor();
  await checkPage(page);
  await press(page, profile(page));
  await page.waitForURL("**/by/*");
  await page.getByRole("link", { name: /Miso/ }).first().waitFor();
});

e2e("a vote and a profile from a shared link, by touch", {
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
}, async (step) => {
  const { page, context } = step;
  const { characterId } = await entryOfAnotherUser(step, { name: "Miso" });
  await signUp(context);
  await openCharacter(page, characterId);
  await voteButton(page).tap();
  await voteDialog(page).getByText("3 stars", { exact: true }).locator("..").tap();
  await voteDialog(page).getByRole("button", { name: "Submit Vote" }).tap();
  await page.getByRole("main").getByText("You voted 3").first().waitFor();
  await checkPage(page);
  await profile(page).tap();
  await page.waitForURL("**/by/*");
});

e2e("another style and a place in no list, by keyboard alone", {}, async (step) => {
  const { page, context, expectMessage } = step;
  await signUp(context);
  const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
  await openCharacter(page, miso!.id);
  await press(page, page.getByRole("main").getByRole("button", { name: /^Edit/ }));
  await tabTo(page, page.getByLabel("Who sees it"));
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.getByLabel("Who sees it").inputValue(), "unlisted");
  await press(page, page.getByRole("button", { name: "Save Changes" }));
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("main").getByText("Unlisted", { exact: true }).waitFor();
  await checkPage(page);

  await press(page, page.getByRole("main").getByRole("link", { name: "Watercolor", exact: true }));
  await page.waitForURL((url) => url.pathname === "/" || url.pathname === "/generator");
  await preview(page).getByText("Watercolor", { exact: true }).first().waitFor();

  await context.clearCookies();
  expectMessage(/404/);
  assert.equal((await page.goto(`/character/${miso!.id}`))!.status(), 404);
});
