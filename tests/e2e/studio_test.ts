/**
 * Changing a picture: by the controls of the form, by words, and back again.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { chosenStyle, describe, generate, hold, preview } from "./generator_steps.ts";
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
  // One right after the other, however busy the machine is.
  await page.getByRole("button", { name: /^(Hat|Scarf)$/ }).evaluateAll((toggles) => {
    for (const toggle of toggles) (toggle as HTMLElement).click();
  });
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
  await preview(page).getByText("The words ask for another cat (eyes). A new cat is free.")
    .waitFor();
  await checkPage(page);
  await preview(page).getByRole("button", { name: "New cat · free" }).click();
  await picture(page, /blue eyes/).waitFor();
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), `with blue eyes, ${CAT}`);
});

e2e(
  "a change that fails is reported, and the form says what the picture shows",
  {},
  async (step) => {
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
  },
);

e2e("changing on a phone, in the dark", { viewport: PHONE, colorScheme: "dark" }, async (step) => {
  const { page } = step;
  await open(page);
  await drawCat(page);
  await page.getByRole("button", { name: "Hat", exact: true }).click();
  await preview(page).getByText(/Changed:.*hat/).waitFor();
  await checkPage(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await checkPage(page);
});

const sketchOf = (page: Page) => preview(page).getByRole("img", { name: /^A sketch:/ });
const GENERATIONS = "/api/characters/generate";

e2e("typing shows a free sketch of the cat that Generate draws", {}, async (step) => {
  const { page } = step;
  await open(page);
  await describe(page, { description: CAT });
  await sketchOf(page).waitFor();
  await preview(page).getByText("Sketch", { exact: true }).waitFor();
  const tiles = page.getByRole("group", { name: "Art style" });
  assert.equal(await tiles.locator("img[src^='data:image/webp']").count(), 8);
  await checkPage(page);

  const before = await sketchOf(page).getAttribute("src");
  await preview(page).getByRole("button", { name: "Four ideas" }).click();
  const ideas = preview(page).getByRole("list", { name: "Four ideas" }).getByRole("button");
  await ideas.nth(3).waitFor();
  assert.equal(await ideas.count(), 4);
  await ideas.nth(2).click();
  assert.equal(await ideas.nth(2).getAttribute("aria-pressed"), "true");
  assert.notEqual(await sketchOf(page).getAttribute("src"), before);
  const chosen = await sketchOf(page).getAttribute("src");
  await checkPage(page);

  // The sketch that the server sends while it paints is the one that was chosen.
  const partials: string[] = [];
  await page.route(`**${GENERATIONS}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    partials.push(...text.matchAll(/"image":"(data:[^"]+)"/g).map(([, image]) => image!));
    await route.fulfill({ response, body: text });
  });
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  assert.deepEqual(partials, [chosen]);
  assert.equal(await sketchOf(page).count(), 0);

  // A picture stays while the next cat is described.
  await page.getByLabel("Describe your cat").fill("a black cat on a roof at night");
  await preview(page).getByText("Sketch of your next cat").waitFor();
  await preview(page).getByRole("button", { name: "Show the picture large" }).waitFor();
  await checkPage(page);
});

e2e("too many sketches: what was there stays, and pictures are drawn", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource.*429/);
  await page.route(
    "**/api/characters/sketch",
    (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "30" }, json: { message: "wait" } }),
  );
  await open(page);
  const asked = page.waitForRequest("**/api/characters/sketch");
  await describe(page, { description: CAT });
  await asked;
  await preview(page).getByRole("button", { name: "Use these words", exact: true }).waitFor();
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
});

e2e(
  "the form can take over words, style and looks of a cat in the gallery",
  {},
  async ({ page }) => {
    await open(page);
    await preview(page).getByRole("button", { name: /calico kitten chasing a butterfly/ }).click();
    const words = await page.getByLabel("Describe your cat").inputValue();
    assert.equal(words, "A calico kitten chasing a butterfly in a sunny meadow");
    assert.equal(await chosenStyle(page), "watercolor");
    await generate(page);
    await picture(page, /^A curious orange and black calico kitten.*butterfly/).waitFor();
  },
);

e2e("pictures of the last day come back with their words", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Clear-Site-Data/);
  await signUp(context);
  await open(page);
  await drawCat(page);
  await page.getByRole("button", { name: "Scarf", exact: true }).click();
  await preview(page).getByText(/Changed:/).waitFor();
  await describe(page, { description: "a black cat on a roof", style: "pixel" });
  await generate(page);
  await picture(page, /\bblack\b/).waitFor();
  const strip = preview(page).getByRole("list", { name: "Your pictures of the last 24 hours" });
  assert.equal(await strip.getByRole("button").count(), 3);
  await checkPage(page);
  // By chance the black cat wears a scarf as well.
  await strip.getByRole("button", { name: /scarf.*garden/ }).click();
  await picture(page, /scarf.*garden/).last().waitFor();
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), CAT);
  assert.equal(await chosenStyle(page), "cartoon");
  const scarf = page.getByRole("button", { name: "Scarf", exact: true });
  assert.equal(await scarf.getAttribute("aria-pressed"), "true");

  // Another tab has them too; after signing out no tab of this browser has any.
  const other = await context.newPage();
  await open(other);
  const stripThere = preview(other).getByRole("list", { name: /last 24 hours/ });
  await stripThere.getByRole("button").nth(2).waitFor();
  assert.equal(await stripThere.getByRole("button").count(), 3);
  await other.close();
  await page.getByRole("button", { name: "Logout" }).first().click();
  await toast(page).getByText("Logged out", { exact: true }).waitFor();
  await preview(page).getByRole("button", { name: "Use these words", exact: true }).waitFor();
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), "");
  assert.equal(await strip.count(), 0);
});

e2e("a saved character gets the changed picture, or a new one has it", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await open(page);
  await drawCat(page);
  const save = () => page.getByRole("button", { name: "SAVE CHARACTER" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Miso");
  await save();
  await toast(page).getByText("Character saved!").waitFor();
  await page.getByRole("button", { name: "Scarf", exact: true }).click();
  await save();
  await toast(page).getByText("Character updated").waitFor();
  await page.getByText("Saved in My Collection").waitFor();

  await page.getByRole("button", { name: "Glasses", exact: true }).click();
  await preview(page).getByText(/Changed:.*glasses/).waitFor();
  await page.getByText("You have unsaved changes.").waitFor();
  await checkPage(page);
  await page.getByLabel("Name", { exact: true }).fill("Professor Miso");
  await page.getByRole("button", { name: "Save as new" }).click();
  await toast(page).getByText("Character saved!").waitFor();
  await page.goto("/collection");
  await page.getByRole("img", { name: /scarf.*glasses|glasses.*scarf/ }).waitFor();
  assert.equal(await page.getByRole("img", { name: /scarf/ }).count(), 2);
});

e2e("a new cat has what is locked; a seed is copied and pasted", {
  permissions: ["clipboard-read", "clipboard-write"],
}, async ({ page }) => {
  await open(page);
  // A cat of another mood may have its eyes shut.
  await describe(page, { description: "a curious cat" });
  await generate(page);
  await preview(page).getByText("Locks and seed").click();
  const alt = (await shown(page))!;
  // A cat that sleeps or is seen from behind shows none.
  const eyes = alt.match(/\w+(?= eyes)|one \w+ and one \w+(?= eye)/)?.[0] ?? "";
  const locks = preview(page).getByRole("group", { name: "Locked in a new cat" });
  for (const part of ["Coat", "Eyes", "Pose", "Place"]) {
    await locks.getByRole("button", { name: part }).click();
  }
  await checkPage(page);
  const seed = await preview(page).locator("code").textContent();
  await preview(page).getByText("4 locked").waitFor();
  // The sketch of other words has them too, and says so.
  await page.getByLabel("Describe your cat").fill("a cat at night");
  await preview(page).getByText("with the locked coat, eyes, pose and place").waitFor();
  await page.getByLabel("Describe your cat").fill("a curious cat");
  const sent = page.waitForRequest(`**${GENERATIONS}`);
  await preview(page).getByRole("button", { name: /^New cat/ }).click();
  assert.deepEqual((await sent).postDataJSON().locked.parts, ["coat", "eyes", "pose", "place"]);
  await page.waitForFunction(
    (seed) =>
      document.querySelector("code") && document.querySelector("code")!.textContent !== seed,
    seed,
  );
  assert.match((await shown(page))!, new RegExp(eyes));

  // The first seed brings the first picture back, drawn anew.
  await preview(page).getByText("Locks and seed").click();
  await preview(page).getByRole("button", { name: "Copy seed" }).click();
  await toast(page).getByText("Seed copied!").waitFor();
  await preview(page).getByLabel("Seed of the next picture").fill(seed!);
  await generate(page);
  await page.waitForFunction(
    (seed) => document.querySelector("code")?.textContent === seed,
    seed,
  );
  assert.equal(await shown(page), alt);
});

e2e(
  "on a phone the stage shrinks to a strip while one types",
  { viewport: PHONE },
  async (step) => {
    const { page } = step;
    await open(page);
    await describe(page, { description: CAT });
    await sketchOf(page).waitFor();
    const strip = preview(page).locator("[data-typing-strip]");
    const words = page.getByLabel("Describe your cat");
    const scroll = (block: ScrollLogicalPosition) =>
      words.evaluate((field, block) => field.scrollIntoView({ block }), block);
    await scroll("start");
    await words.focus();
    await strip.getByText("Sketch", { exact: true }).waitFor();
    const box = (await strip.boundingBox())!;
    assert.deepEqual([box.x, box.y, box.width], [0, 0, PHONE.width]);
    assert.ok(box.height <= 100, `${box.height} px`);
    await words.press("End");
    await words.pressSequentially(", with a red hat");
    const before = await strip.locator("img").getAttribute("src");
    await page.waitForFunction(
      (before) => document.querySelector("[data-typing-strip] img")?.getAttribute("src") !== before,
      before,
    );
    await checkPage(page);
    await page.keyboard.press("Tab");
    await page.locator("[data-typing-strip]").waitFor({ state: "detached" });
    await words.focus();
    await strip.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await strip.waitFor({ state: "detached" });

    await generate(page);
    await preview(page).getByText("Not saved yet").waitFor();
    const name = page.getByLabel("Name", { exact: true });
    await name.scrollIntoViewIfNeeded();
    await name.fill("Miso");
    await strip.getByText("Miso", { exact: true }).waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await strip.waitFor({ state: "hidden" });
  },
);
