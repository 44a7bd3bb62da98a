/**
 * The page of a character as the place where shared links lead: voting, other styles, more cats, its owner's
 * actions, and the public profile.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { enter } from "./contests.ts";
import { type E2e, e2e, PHONE } from "./e2e.ts";
import { checkPage, loadedBytes, untilHydrated } from "./page_checks.ts";
import { type Person, signUp } from "./people.ts";

const contest = (page: Page) => page.getByRole("region", { name: "In this month's contest" });

/** A new user has Miso, who competes, and Nori. */
async function competing(step: E2e): Promise<{ owner: Person; url: string }> {
  const owner = await signUp(step.context);
  const [miso] = await saveCharacters(step, [{ name: "Miso" }, { name: "Nori" }]);
  await enter(step, miso!, "Found in a box.");
  return { owner, url: `/character/${miso!.id}` };
}

e2e("a stranger votes, sees more cats, and makes one", { viewport: PHONE }, async (step) => {
  const { page, context } = step;
  const { owner, url } = await competing(step);
  await context.clearCookies();
  await open(page, url);
  await page.getByText("Same cat, other style").scrollIntoViewIfNeeded();
  await page.locator("img[src*='/styles/']").first().waitFor();
  const kilobytes = await loadedBytes(page, "script") / 1000;
  assert.ok(kilobytes <= 28, `${kilobytes} kB of script`);
  const login = contest(page).getByRole("link", { name: "Login to vote for Miso" });
  assert.match(await login.getAttribute("href") ?? "", /^\/auth\?redirect=%2Fcharacter%2F\d+$/);
  assert.equal(await page.getByRole("button", { name: "Delete" }).count(), 0);
  await checkPage(page);

  await signUp(context);
  await open(page, url);
  await contest(page).getByRole("button", { name: "Vote for Miso" }).press("Enter");
  await page.getByRole("radio", { name: /4/ }).check({ force: true });
  await checkPage(page);
  await page.getByRole("button", { name: "Submit Vote" }).press("Enter");
  await contest(page).getByText("You voted 4").waitFor();
  await contest(page).getByText("4 points").waitFor();
  await page.reload();
  await contest(page).getByText("You voted 4").waitFor();

  await page.getByRole("link", { name: "Nori" }).click();
  await page.getByRole("heading", { name: "Nori", level: 1 }).waitFor();
  await untilHydrated(page);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL(`**${url}`);

  await page.getByRole("link", { name: "Make your own cat" }).click();
  await page.getByLabel("Describe your cat").waitFor();
  await page.goBack();
  await page.getByRole("link", { name: owner.username }).first().click();
  await page.getByRole("heading", { name: owner.username }).waitFor();
  await checkPage(page);
  await page.getByRole("link", { name: "Nori" }).click();
  await page.getByRole("heading", { name: "Nori", level: 1 }).waitFor();
  await untilHydrated(page);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL(`**/by/${owner.username}`);
});

e2e("eight pictures show the same cat in every style", {}, async (step) => {
  const { page, context } = step;
  const { url } = await competing(step);
  await context.clearCookies();
  await open(page, url);
  const tiles = page.locator("img[src*='/styles/']");
  await page.getByText("Same cat, other style").scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const pictures = document.querySelectorAll<HTMLImageElement>("img[src*='/styles/']");
    return pictures.length === 8 && [...pictures].every(({ naturalWidth }) => naturalWidth === 256);
  });
  assert.equal(await tiles.first().getAttribute("alt"), "Miso in Pixel Art");
  assert.equal(await page.getByText("Premium", { exact: true }).count(), 3);
  await checkPage(page);
});

e2e(
  "another style redraws the cat for its owner, who saves it",
  { viewport: PHONE },
  async (step) => {
    const { page, context, expectMessage } = step;
    expectMessage(/Failed to load resource.*403/);
    await signUp(context);
    const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
    await open(page, `/character/${miso!.id}`);
    await page.getByText("Same cat, other style").scrollIntoViewIfNeeded();
    // Until then the links lead to the generator.
    await page.locator("cat-island[name=OtherStyles][hydrated]").waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Neon" }).click();
    await toast(page).getByText("A premium style").waitFor();
    await page.getByRole("link", { name: "Watercolor" }).click();
    await page.waitForURL("**/generator");
    await page.getByText("You have unsaved changes.").waitFor();
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByText("Watercolor").waitFor();
    // What another style shows of the coat may differ: a bib, a sock.
    await preview.getByRole("img", { name: /orange/ }).waitFor();
    assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Miso");
    await checkPage(page);
    await page.getByRole("button", { name: "SAVE CHARACTER" }).click();
    await toast(page).getByText("Character updated").waitFor();
    const { style } = await (await context.request.get(`/api/characters/${miso!.id}`)).json();
    assert.equal(style, "watercolor");
  },
);

e2e("its owner edits, submits and deletes it in one bar", { smoke: true }, async (step) => {
  const { page, context, expectMessage } = step;
  // Its pictures in other styles may still be on their way when it is deleted.
  expectMessage(/404 .*\/styles\//);
  await signUp(context);
  const [miso] = await saveCharacters(step, [{ name: "Miso" }]);
  await open(page, `/character/${miso!.id}`);
  assert.equal(await page.getByRole("link", { name: "Make your own cat" }).count(), 0);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Name").fill("Captain Miso");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("heading", { name: "Captain Miso", level: 1 }).waitFor();
  await toast(page).getByText("Character updated").waitFor();
  await untilHydrated(page);

  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByLabel("Description (optional)").fill("Ready for the stage.");
  await checkPage(page);
  await page.getByRole("button", { name: "Submit to Gallery" }).click();
  await contest(page).getByText("0 points").waitFor();
  assert.equal(await page.getByRole("button", { name: "Submit", exact: true }).count(), 0);
  await contest(page).getByRole("button", { name: "Withdraw Captain Miso" }).waitFor();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await checkPage(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL("**/collection");
  await toast(page).getByText("Character deleted").waitFor();
});

e2e("the account page turns the public profile off", { viewport: PHONE }, async (step) => {
  const { page, context, expectMessage } = step;
  const { owner, url } = await competing(step);
  await open(page, "/account");
  await page.getByRole("link", { name: "See your profile" }).waitFor();
  await page.getByRole("button", { name: "Turn profile off" }).click();
  await page.getByRole("button", { name: "Turn profile on" }).waitFor();
  await toast(page).getByText("Your profile is turned off").waitFor();
  await checkPage(page);
  await context.clearCookies();
  expectMessage(/404/);
  assert.equal((await page.goto(`/by/${owner.username}`))!.status(), 404);
  await page.getByRole("heading", { name: "Profile not found" }).waitFor();
  await checkPage(page);
  await open(page, url);
  await page.getByText(`by ${owner.username}`).waitFor();
  assert.equal(await page.getByRole("link", { name: owner.username }).count(), 0);
  assert.equal(await page.getByRole("heading", { name: /More by/ }).count(), 0);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL("**/community");
});
