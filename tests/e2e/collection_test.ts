/**
 * My Collection.
 */
import assert from "node:assert/strict";
import type { Page, Route } from "playwright-core";
import type { SavedCharacter } from "../../lib/character.ts";
import { open, toast } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { checkPage, loadedBytes, untilFocused, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";
import { type E2e, e2e, PHONE } from "./e2e.ts";

/** An open dialog hides the rest from readers; to them the toast is announced. */
const toastOverDialog = (page: Page) => page.locator("[role=region]", { hasText: "failed" });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const search = (page: Page) => page.getByRole("searchbox");

const THREE = [
  { name: "Miso", style: "pixel", traits: ["Friendly", "Shy"], prompt: "an orange wizard cat" },
  { name: "Nori", style: "cartoon", traits: ["shy"], prompt: "a black cat in the snow" },
  { name: "Luna", style: "pixel", traits: ["Brave"], prompt: "a white cat on the moon" },
];

/** A new user with three characters, at their collection. */
async function threeCharacters(step: E2e): Promise<SavedCharacter[]> {
  await signUp(step.context);
  const saved = await saveCharacters(step, THREE);
  await open(step.page, "/collection");
  return saved;
}

/** Waits until these characters are shown, in this order. */
async function untilShown(page: Page, names: string[]): Promise<void> {
  await page.waitForFunction(
    (names) => [...document.querySelectorAll("main h3")].map((h) => h.textContent).join() === names,
    names.join(),
  );
}

/** The button in the toast; with the pointer over it the toast stays until it is pressed. */
async function undo(page: Page) {
  const button = toast(page).getByRole("button", { name: "Undo" });
  await button.hover();
  return button;
}

e2e("a guest is sent to sign in before the collection", {}, async ({ page, origin }) => {
  await page.goto("/collection?search=miso");
  assert.equal(page.url(), `${origin}/auth?redirect=%2Fcollection%3Fsearch%3Dmiso`);
});

e2e("an empty collection says how to begin", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page, "/collection");
  await page.getByText(
    "You haven't saved any characters yet. Generate some characters to get started!",
  ).waitFor();
  await heading(page, "0 Characters").waitFor();
  await checkPage(page);
  const create = page.getByRole("main").getByRole("link", { name: "Create New Character" });
  assert.equal(await create.first().getAttribute("href"), "/");
});

e2e("characters are shown, searched and filtered", {}, async (step) => {
  const { page } = step;
  await threeCharacters(step);
  await heading(page, "My Collection").waitFor();
  await heading(page, "3 Characters").waitFor();
  await card(page, "Miso").getByText("Pixel Art").waitFor();
  await card(page, "Miso").getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/).waitFor();
  await checkPage(page);

  await search(page).pressSequentially("WIZARD");
  await heading(page, "1 Character").waitFor();
  await page.getByRole("button", { name: "Remove “WIZARD”" }).waitFor();
  assert.match(page.url(), /\/collection\?search=WIZARD$/);
  await checkPage(page);
  await page.reload();
  await untilHydrated(page);
  await heading(page, "1 Character").waitFor();
  assert.equal(await search(page).inputValue(), "WIZARD");

  await page.getByRole("button", { name: "Remove “WIZARD”" }).click();
  await heading(page, "3 Characters").waitFor();
  assert.equal(await search(page).inputValue(), "");

  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Art style").selectOption("pixel");
  await heading(page, "2 Characters").waitFor();
  const traits = page.getByLabel("Personality trait");
  assert.deepEqual(await traits.getByRole("option").allTextContents(), [
    "All traits",
    "Brave",
    "Friendly",
    "shy",
  ]);
  await traits.selectOption("shy");
  await heading(page, "1 Character").waitFor();
  await checkPage(page);
  await search(page).fill("zebra");
  await page.getByText("No characters match your filters.").waitFor();
  await checkPage(page);

  await page.goBack();
  await heading(page, "1 Character").waitFor();
  assert.equal(await search(page).inputValue(), "");
  await page.goBack();
  await heading(page, "2 Characters").waitFor();
  assert.equal(await page.getByLabel("Art style").inputValue(), "pixel");
  await page.getByRole("link", { name: "Reset All" }).click();
  await heading(page, "3 Characters").waitFor();
  assert.equal(await page.getByLabel("Art style").inputValue(), "all");
  assert.match(page.url(), /\/collection$/);
});

e2e("a search is one step back, however many letters it has", {}, async (step) => {
  const { page } = step;
  await threeCharacters(step);
  for (const text of ["m", "mi", "miso"]) {
    await search(page).fill(text);
    await page.waitForURL(`**/collection?search=${text}`);
  }
  await page.goBack();
  await page.waitForURL("**/collection");
  await heading(page, "3 Characters").waitFor();
});

e2e("sorting and favorites", {}, async (step) => {
  const { page } = step;
  await threeCharacters(step);
  await untilShown(page, ["Luna", "Nori", "Miso"]);
  await page.getByLabel("Sort by").selectOption("Name, A to Z");
  await page.waitForURL("**/collection?sort=name");
  await untilShown(page, ["Luna", "Miso", "Nori"]);

  const favorite = page.getByRole("button", { name: "Favorite: Nori" });
  const sent = page.waitForResponse((response) => response.request().method() === "PATCH");
  await favorite.click();
  assert.equal(await favorite.getAttribute("aria-pressed"), "true");
  await sent;
  await page.getByRole("checkbox", { name: "Favorites" }).check({ force: true });
  await heading(page, "1 Character").waitFor();
  await untilShown(page, ["Nori"]);
  await checkPage(page);
  await page.reload();
  assert.equal(await page.getByRole("checkbox", { name: "Favorites" }).isChecked(), true);
  assert.equal(await favorite.getAttribute("aria-pressed"), "true");
});

e2e("a character is edited", { smoke: true }, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource.*500/);
  await threeCharacters(step);
  const opener = page.getByRole("button", { name: "Edit Miso" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Edit Character" });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  assert.equal(await field("Description").inputValue(), "an orange wizard cat");
  assert.equal(await field("Traits").inputValue(), "Friendly, Shy");
  await checkPage(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await untilFocused(opener);

  await opener.click();
  await field("Name").fill("Tiger");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await untilFocused(question.getByRole("button", { name: "Keep editing" }));
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "detached" });
  assert.equal(await field("Name").inputValue(), "Tiger");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await checkPage(page);
  await question.getByRole("button", { name: "Discard changes" }).click();
  await dialog.waitFor({ state: "detached" });

  await opener.click();
  assert.equal(await field("Name").inputValue(), "Miso");
  await field("Name").fill(" ");
  await field("Description").fill("ab");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByText("Name is required").waitFor();
  await dialog.getByText(
    "Please enter a description for your cat character (minimum 3 characters)",
  ).waitFor();
  await untilFocused(field("Name"));
  await checkPage(page);

  await field("Name").fill("Captain Miso");
  await field("Description").fill("a cat of the sea");
  await field("Art style").selectOption("anime");
  await field("Traits").fill(" bold,, salty ,");
  await page.route("**/api/characters/*", (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await toastOverDialog(page).getByText("Update failed").waitFor();
  await toastOverDialog(page).getByText("Failed to update character. Please try again.").waitFor();
  await page.unroute("**/api/characters/*");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await toast(page).getByText("Character updated").waitFor();
  await dialog.waitFor({ state: "detached" });
  const changed = card(page, "Captain Miso");
  for (const text of ["Anime", "bold", "salty"]) {
    await changed.getByText(text, { exact: true }).waitFor();
  }
  await page.reload();
  await card(page, "Captain Miso").getByText("salty").waitFor();
});

e2e("a character is deleted after asking, and comes back", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource.*500/);
  await threeCharacters(step);
  const ask = () => page.getByRole("button", { name: "Delete Nori" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Nori?" });
  const confirm = () => dialog.getByRole("button", { name: "Delete" }).click();
  await ask();
  await checkPage(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await card(page, "Nori").waitFor();

  await ask();
  await page.route("**/api/characters/*", (route) => route.fulfill({ status: 500, json: {} }));
  await confirm();
  await toastOverDialog(page).getByText("Delete failed").waitFor();
  await toastOverDialog(page).getByText("Failed to delete character. Please try again.").waitFor();
  await page.unroute("**/api/characters/*");
  await confirm();
  await toast(page).getByText("Character deleted").waitFor();
  await dialog.waitFor({ state: "detached" });
  const takeBack = await undo(page);
  await heading(page, "2 Characters").waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Miso");

  await takeBack.click();
  await toast(page).getByText("Character restored").waitFor();
  await heading(page, "3 Characters").waitFor();
  await untilShown(page, ["Luna", "Nori", "Miso"]);

  await ask();
  await confirm();
  await toast(page).getByText("Character deleted").waitFor();
  await page.getByRole("link", { name: "Recently deleted" }).click();
  await heading(page, "Recently deleted").waitFor();
  await page.getByText("30 days left").waitFor();
  await page.getByRole("img", { name: /cat|kitten/ }).waitFor();
  await checkPage(page);
  await page.getByRole("button", { name: "Restore Nori" }).click();
  await toast(page).getByText("Character restored").waitFor();
  await page.getByText("Nothing to bring back").waitFor();
  await checkPage(page);
  await page.getByRole("link", { name: "Back to My Collection" }).click();
  await heading(page, "3 Characters").waitFor();
});

e2e("several are selected, downloaded and deleted", {}, async (step) => {
  const { page } = step;
  await threeCharacters(step);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  const bar = page.getByRole("region", { name: "Selected characters" });
  await bar.getByText("0 of 3 selected").waitFor();
  assert.equal(await bar.getByRole("button", { name: "Delete" }).isDisabled(), true);
  await page.getByRole("checkbox", { name: "Select Miso" }).focus();
  await page.keyboard.press("Space");
  await card(page, "Luna").click();
  await bar.getByText("2 of 3 selected").waitFor();
  await checkPage(page);

  const coming = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Download ZIP" }).click();
  const download = await coming;
  assert.match(download.suggestedFilename(), /\.zip$/);
  const bytes = await Deno.readFile(await download.path());
  assert.equal(new TextDecoder().decode(bytes.slice(0, 2)), "PK");

  await bar.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete 2 characters?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await toast(page).getByText("2 characters deleted").waitFor();
  await dialog.waitFor({ state: "detached" });
  const takeBack = await undo(page);
  await heading(page, "1 Character").waitFor();
  await takeBack.click();
  await heading(page, "3 Characters").waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  assert.equal(await bar.count(), 0);
});

e2e(
  "all that match are selected, those on later pages included; Shift selects a range",
  {},
  async (step) => {
    const { page, expectMessage } = step;
    expectMessage(/Failed to load resource.*500/);
    const [character] = await threeCharacters(step);
    await manyCats(page, character!, 150);
    await search(page).fill("c");
    await heading(page, "150 Characters").waitFor();
    await page.getByRole("button", { name: "Select", exact: true }).click();
    const bar = page.getByRole("region", { name: "Selected characters" });
    await card(page, "Cat 7").first().click();
    await card(page, "Cat 3").first().click({ modifiers: ["Shift"] });
    await bar.getByText("5 of 150 selected").waitFor();
    await card(page, "Cat 5").first().click({ modifiers: ["Shift"] });
    await bar.getByText("2 of 150 selected").waitFor();
    await bar.getByRole("button", { name: "Select all 150" }).click();
    await bar.getByText("150 of 150 selected").waitFor();
    await checkPage(page);

    const asked = await archivesOnDemand(page);
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    await bar.getByRole("button", { name: "Download ZIP" }).click();
    await bar.getByRole("status").getByText("Archive 1 of 2…").waitFor();
    await checkPage(page);
    (await asked()).answer(200);
    await bar.getByRole("status").getByText("Archive 2 of 2…").waitFor();
    (await asked()).answer(500);
    await toast(page).getByText("Archive 2 of 2 failed").waitFor();
    await bar.getByText("150 of 150 selected").waitFor();
    await toast(page).getByRole("button", { name: "Try again" }).click();
    await bar.getByText("Archive 2 of 2…").waitFor();
    const last = await asked();
    assert.equal(last.ids, 50);
    last.answer(200);
    await toast(page).getByText("All 2 archives downloaded").waitFor();
    assert.deepEqual(downloads, ["cat-characters-1.zip", "cat-characters-2.zip"]);
  },
);

/** Lets the API have this many characters like this one. */
async function manyCats(page: Page, character: SavedCharacter, total: number): Promise<void> {
  await page.route("**/api/characters?*", (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get("cursor") ?? 0);
    const json = Array.from({ length: Math.min(60, total - start) }, (_, index) => ({
      ...character,
      id: 10_000 + start + index,
      name: `Cat ${start + index + 1}`,
    }));
    const next = `</api/characters?search=c&limit=60&cursor=${start + 60}>; rel="next"`;
    return route.fulfill({
      json,
      headers: { "X-Total-Count": String(total), ...(start + 60 < total && { Link: next }) },
    });
  });
  await page.route(
    "**/api/characters/*/image?*",
    (route) => route.fulfill({ path: "static/apple-touch-icon.png" }),
  );
}

/** Lets the test answer each call for an archive; the result waits for the next one. */
async function archivesOnDemand(page: Page) {
  const calls: Route[] = [];
  let arrived = Promise.withResolvers<void>();
  await page.route("**/api/user/characters/archive?*", (route) => {
    calls.push(route);
    arrived.resolve();
  });
  return async function next() {
    if (calls.length === 0) await arrived.promise;
    arrived = Promise.withResolvers();
    const route = calls.shift()!;
    const ids = new URL(route.request().url()).searchParams.get("ids")!.split(",").length;
    return { ids, answer: (status: number) => void route.fulfill({ status, body: "" }) };
  };
}

e2e("five thousand come sixty at a time", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  const [character] = await threeCharacters(step);
  await manyCats(page, character!, 5000);
  await search(page).fill("c");
  await heading(page, "5000 Characters").waitFor();
  const cards = page.getByRole("main").getByRole("heading", { level: 3 });
  assert.equal(await cards.count(), 60);
  const more = page.getByRole("link", { name: "Show more" });
  assert.match(await more.getAttribute("href") ?? "", /^\/collection\?search=c&cursor=60$/);
  for (let shown = 120; shown <= 600; shown += 60) {
    await more.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll("h3").length === count,
      shown,
    );
  }
  await page.waitForFunction(() => document.activeElement?.textContent === "Cat 541");
  await page.route("**/api/characters?*", (route) => route.abort("connectionreset"));
  await more.click();
  await toast(page).getByText("Could not load more").waitFor();
  assert.equal(await cards.count(), 600);
});

e2e("without scripts filters and the next page are URLs", {
  javaScriptEnabled: false,
}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await saveCharacters(step, THREE.slice(0, 2));
  await page.goto("/collection");
  await search(page).fill("snow");
  await page.keyboard.press("Enter");
  await heading(page, "1 Character").waitFor();
  await page.getByRole("link", { name: "Nori" }).click();
  await heading(page, "Nori").waitFor();
});

e2e("a search that fails can be tried again", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await threeCharacters(step);
  await page.route("**/api/characters?*", (route) => route.abort("connectionreset"));
  await search(page).fill("miso");
  await page.getByText("Your characters could not be loaded").waitFor();
  await checkPage(page);
  await page.unroute("**/api/characters?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await heading(page, "1 Character").waitFor();
  assert.equal(await page.getByText("Your characters could not be loaded").count(), 0);

  // A session that has ended: after signing in the same search is there again.
  await step.context.clearCookies();
  await page.getByRole("button", { name: "Favorite: Miso" }).click();
  await page.waitForURL("**/auth?redirect=%2Fcollection%3Fsearch%3Dmiso");
  await toast(page).getByText("Please sign in again").waitFor();
});

e2e("sharing from the list", {}, async (step) => {
  const { page, context, origin } = step;
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  const [miso] = await threeCharacters(step);
  const opener = page.getByRole("button", { name: "Share Miso" });
  await opener.click();
  const menu = page.getByRole("dialog", { name: "Share Miso" });
  await menu.waitFor();
  await checkPage(page);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await untilFocused(opener);
  await opener.click();
  await menu.getByRole("button", { name: "Copy link" }).click();
  await toast(page).getByText("Link copied!").waitFor();
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    `${origin}/character/${miso!.id}`,
  );
});

e2e(
  "the collection on a phone, in the dark",
  { viewport: PHONE, colorScheme: "dark" },
  async (step) => {
    const { page } = step;
    await threeCharacters(step);
    await checkPage(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await checkPage(page);
    await page.getByText("Filters", { exact: true }).click();
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await checkPage(page);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Edit Luna" }).click();
    await page.getByRole("dialog").waitFor();
    await checkPage(page);
  },
);

e2e("the collection is light", {}, async (step) => {
  const { page, runtime } = step;
  await threeCharacters(step);
  assert.ok(await loadedBytes(page, "css") <= 14_000);
  if (runtime !== "preact") return;
  await page.getByRole("button", { name: "Edit Luna" }).click();
  await page.getByRole("dialog").waitFor();
  const scripts = await loadedBytes(page, "script");
  assert.ok(scripts <= 62_000, `${scripts} bytes of scripts`);
});
