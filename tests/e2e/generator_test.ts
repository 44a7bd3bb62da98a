/**
 * The generator as a guest uses it.
 */
import { SHOWN_EXAMPLES } from "../../lib/generator/shown_examples.ts";
import assert from "node:assert/strict";
import { FREE_STYLES, STYLE_NAMES } from "../../lib/choices.ts";
import { open, toast } from "./navigation.ts";
import {
  chosenStyle,
  describe,
  GENERATE,
  generate,
  hold,
  styleTile,
  WIZARD,
} from "./generator_steps.ts";
import { checkPage, loadedBytes, untilFocused, untilHydrated } from "./page_checks.ts";
import { e2e, PHONE } from "./e2e.ts";

e2e("a guest describes a cat and gets its picture", { smoke: true }, async ({ page }) => {
  await open(page);
  await page.getByRole("heading", { level: 1, name: "AI Cat Character Generator" }).waitFor();
  await checkPage(page);
  await describe(page);
  const receipt = page.getByRole("region", { name: "How we read your description" });
  for (const word of ["fluffy", "orange", "tabby", "wizard", "green eyes", "sitting", "moon"]) {
    await receipt.locator("q", { hasText: new RegExp(`^${word}$`) }).waitFor();
  }
  await receipt.getByText("Costs nothing", { exact: true }).waitFor();

  const release = await hold(page, GENERATE);
  await generate(page);
  await page.getByRole("button", { name: "Generating..." }).waitFor();
  await page.getByText("Generating your cat character...").waitFor();
  await page.getByText("This may take a few moments").waitFor();
  await page.getByRole("progressbar").waitFor();
  await checkPage(page);
  release();

  await toast(page).getByText("Character generated!").waitFor();
  const picture = page.getByRole("img", {
    name: /fluffy orange tabby.*green eyes.*wizard hat.*moon/i,
  });
  await picture.waitFor();
  await page.waitForFunction(() =>
    [...document.images].some((image) => image.complete && image.naturalWidth === 1024)
  );
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByText("Not saved yet").waitFor();
  await preview.getByText("Unnamed Character").waitFor();
  await preview.getByText("Cartoon", { exact: true }).waitFor();
  await checkPage(page);
});

e2e("every style draws", {}, async ({ page }) => {
  await open(page, "/generator");
  for (const style of FREE_STYLES) {
    await describe(page, { style, description: `a black cat with a red scarf, ${style}` });
    await generate(page);
    await page.getByRole("region", { name: "Preview" }).getByText(STYLE_NAMES[style], {
      exact: true,
    })
      .waitFor();
    await page.waitForFunction(() =>
      [...document.images].some((image) => image.complete && image.naturalWidth === 1024)
    );
  }
});

e2e("an empty form says what is missing and keeps what is there", {}, async ({ page }) => {
  await open(page);
  await generate(page);
  await page.getByText("Please enter a description for your cat character", { exact: true })
    .waitFor();
  await page.getByText("Please select an art style").waitFor();
  await toast(page).getByText("Validation Error").waitFor();
  await toast(page).getByText("Please fill out all required fields").waitFor();
  const box = page.getByLabel("Describe your cat");
  await untilFocused(box);
  await checkPage(page);
  await box.fill("ab");
  await generate(page);
  await page.getByText("Please enter a description for your cat character (minimum 3 characters)")
    .waitFor();
  assert.equal(await box.inputValue(), "ab");
});

e2e("a second press while drawing asks only once", {}, async ({ page }) => {
  await open(page);
  await describe(page);
  let asked = 0;
  page.on("request", (request) => request.url().endsWith(GENERATE) && asked++);
  const release = await hold(page, GENERATE);
  await generate(page);
  await page.getByRole("button", { name: "Generating..." }).click({ force: true });
  await styleTile(page, "cartoon").press("Enter");
  release();
  await page.getByText("Not saved yet").waitFor();
  assert.equal(asked, 1);
});

const failures: [name: string, status: number, body: unknown, title: string, text: string][] = [
  [
    "out of generations",
    403,
    { message: "No generations remaining" },
    "No generations remaining",
    "You've used all your available generations. Purchase more to continue!",
  ],
  [
    "a failed draw",
    502,
    { message: "The picture was lost." },
    "Generation failed",
    "The picture was lost.",
  ],
  [
    "an answer without words",
    500,
    {},
    "Generation failed",
    "Failed to generate character. Please try again.",
  ],
];

for (const [name, status, body, title, text] of failures) {
  e2e(`${name} is reported and nothing is lost`, {}, async ({ page, expectMessage }) => {
    expectMessage(/Failed to load resource/);
    await open(page);
    await describe(page);
    await page.route(`**${GENERATE}`, (route) => route.fulfill({ status, json: body }));
    await generate(page);
    await toast(page).getByText(title, { exact: true }).waitFor();
    await toast(page).getByText(text).waitFor();
    await checkPage(page);
    assert.equal(await page.getByLabel("Describe your cat").inputValue(), WIZARD);
    await page.unroute(`**${GENERATE}`);
    const again = page.getByRole("button", { name: "Try again" });
    assert.ok((await again.boundingBox())!.height <= 60, "it is no taller than a button");
    await again.click();
    await page.getByText("Not saved yet").waitFor();
  });
}

e2e(
  "after a broken connection the request is repeated with the same key",
  {},
  async ({ page, expectMessage }) => {
    expectMessage(/Failed to load resource/);
    await open(page);
    await describe(page);
    const seen: string[] = [];
    await page.route(`**${GENERATE}`, async (route) => {
      seen.push(route.request().headers()["idempotency-key"]!);
      if (seen.length === 1) await route.abort("connectionreset");
      else await route.continue();
    });
    await generate(page);
    await page.getByText("Not saved yet").waitFor();
    assert.equal(seen.length, 2);
    assert.equal(seen[0], seen[1]);
  },
);

e2e("the character gets a name, traits and looks", {}, async ({ page }) => {
  await open(page);
  const traits = page.getByRole("textbox", { name: "Add trait" });
  for (const trait of ["Friendly", "Curious", "Adventurous"]) {
    await page.getByRole("button", { name: `Remove ${trait}` }).waitFor();
  }
  await traits.fill("  Sneaky ");
  await traits.press("Enter");
  await page.getByRole("button", { name: "Remove Sneaky" }).waitFor();
  await traits.fill("Wise");
  await page.getByRole("button", { name: "Add trait" }).click();
  await page.getByRole("button", { name: "Remove Wise" }).waitFor();
  await traits.fill("wise");
  await traits.press("Enter");
  assert.equal(await page.getByRole("button", { name: /^Remove wise$/i }).count(), 1);
  await page.getByRole("button", { name: "Remove Friendly" }).click();
  assert.equal(await page.getByRole("button", { name: "Remove Friendly" }).count(), 0);

  const schemes = page.getByRole("group", { name: "Colour scheme" });
  assert.equal(await schemes.getByRole("radio").count(), 7);
  assert.equal(await page.getByRole("radio", { name: "Pink" }).isChecked(), true);
  await page.getByRole("radio", { name: "Gradient" }).check({ force: true });
  const hat = page.getByRole("button", { name: "Hat" });
  await hat.click();
  assert.equal(await hat.getAttribute("aria-pressed"), "true");
  await page.getByRole("button", { name: "Yarn" }).click();
  await hat.click();
  assert.equal(await hat.getAttribute("aria-pressed"), "false");
  await page.getByLabel("Name", { exact: true }).fill("Captain Miso");

  await describe(page);
  await generate(page);
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByRole("heading", { name: "Captain Miso" }).waitFor();
  for (const text of ["Curious", "Sneaky", "Wise", "Gradient", "Yarn"]) {
    await preview.getByText(text, { exact: true }).waitFor();
  }
  await checkPage(page);
});

e2e("saving and downloading ask a guest to sign in", {}, async ({ page }) => {
  await open(page);
  const download = page.getByRole("button", { name: /Download/ });
  assert.equal(await download.isDisabled(), true);
  await page.getByText("Required for sharing").waitFor();
  await page.getByRole("button", { name: "SAVE CHARACTER" }).click();
  await toast(page).getByText("Cannot save").waitFor();
  await toast(page).getByText("Please generate a character image first.").waitFor();

  await describe(page);
  await generate(page);
  await page.getByText("Not saved yet").waitFor();
  await page.getByRole("button", { name: "SAVE CHARACTER" }).click();
  await page.getByText("Name is required").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Miso");
  await page.getByRole("button", { name: "Share" }).click();
  await toast(page).getByText("Cannot share unsaved character").waitFor();

  await page.getByRole("button", { name: "SAVE CHARACTER" }).click();
  await page.waitForURL("**/auth?tab=register&redirect=%2F");
  await toast(page).getByText("Please log in to save your character.").waitFor();
  await page.goBack();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Login to Download" }).click();
  await page.waitForURL("**/auth");
  await toast(page).getByText("Login required").waitFor();
  await toast(page).getByText("Please log in to download your character image.").waitFor();
  const pending = await page.evaluate(() => sessionStorage.getItem("pendingDownloadCharacter"));
  const character = JSON.parse(pending!);
  assert.equal(character.name, "Miso");
  assert.match(character.imageUrl, /^pictures\//);
  await page.goBack();
  await page.getByText("Not saved yet").waitFor();
});

e2e(
  "an unsaved character survives a reload, also in the middle of drawing",
  {},
  async ({ page }) => {
    await open(page);
    await describe(page, { style: "watercolor" });
    await page.getByLabel("Name", { exact: true }).fill("Nori");
    const keys = new Set<string>();
    page.on("request", (request) => {
      const key = request.headers()["idempotency-key"];
      if (key) keys.add(key);
    });
    await hold(page, GENERATE);
    await generate(page);
    await page.getByText("Generating your cat character...").waitFor();
    await page.unroute(`**${GENERATE}`);
    await page.reload();
    await page.getByText("Not saved yet").waitFor();
    assert.equal(keys.size, 1);
    await page.reload();
    await page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Nori" })
      .waitFor();
    await page.getByRole("img", { name: /wizard hat/i }).waitFor();
    assert.equal(await page.getByLabel("Describe your cat").inputValue(), WIZARD);
    assert.equal(await chosenStyle(page), "watercolor");
  },
);

e2e("a surprise and the examples fill the form", {}, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Surprise me" }).click();
  const box = page.getByLabel("Describe your cat");
  await page.waitForFunction(() => document.querySelector("textarea")!.value.length >= 3);
  assert.ok((FREE_STYLES as string[]).includes(await chosenStyle(page)));
  const surprise = await box.inputValue();
  // A surprise may be one of the examples that are shown.
  const other = SHOWN_EXAMPLES.find((text) => text !== surprise)!;
  const example = page.getByRole("button", { name: other });
  await example.click();
  assert.equal(await box.inputValue(), await example.textContent());
  await toast(page).getByRole("button", { name: "Undo" }).click();
  assert.equal(await box.inputValue(), surprise);
  await example.click();
  await page.keyboard.press("Control+z");
  assert.equal(await box.inputValue(), surprise);
});

e2e("words that cannot be drawn are named", {}, async ({ page }) => {
  await open(page);
  await describe(page, { description: "a grey cat playing the hurdy-gurdy <b>bold</b> 😺 قطة" });
  const receipt = page.getByRole("region", { name: "How we read your description" });
  await receipt.getByText("Ignored").waitFor();
  await receipt.getByText("hurdy-gurdy").waitFor();
  await generate(page);
  await page.getByText("Not saved yet").waitFor();
  await page.getByText("<b>bold</b>").first().waitFor();
});

e2e("a word that is not for everybody is named during typing", {}, async (step) => {
  const { page } = step;
  step.expectMessage(/400/);
  await open(page);
  await describe(page, { description: "un gato negro, a shit cat" });
  const receipt = page.getByRole("region", { name: "How we read your description" });
  await receipt.getByText("shit is offensive in English").waitFor();
  await checkPage(page);
  await generate(page);
  await page.getByText(/“shit” in the description is not for everybody/).first().waitFor();
});

e2e("the photo block asks a guest to sign in", {}, async ({ page }) => {
  await open(page);
  await page.getByText("Upload Your Cat Photo").waitFor();
  await page.getByRole("button", { name: /^Show photo/ }).click();
  await page.getByText("Login required").waitFor();
  await page.getByText("You need to login to use the photo upload feature").waitFor();
  await checkPage(page);
  await page.getByRole("button", { name: /^Hide photo/ }).click();
  assert.equal(await page.getByText("Login required").count(), 0);
});

e2e("the picture opens large and closes with Escape", {}, async ({ page }) => {
  await open(page);
  await describe(page);
  await generate(page);
  const opener = page.getByRole("button", { name: "Show the picture large" });
  await opener.click();
  await page.getByRole("dialog").waitFor();
  await checkPage(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await untilFocused(opener);
});

e2e("a picture whose URL expired is loaded again, then reported", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await open(page);
  await page.route("**/images/pictures/**", (route) => route.fulfill({ status: 403 }));
  const lastUrl = Promise.withResolvers<void>();
  let asked = 0;
  // Those of the stage; the small ones of the strip have a width.
  await page.route(/\/api\/images\/presigned\?(?!.*w=)/, async (route) => {
    asked++;
    if (asked === 3) await lastUrl.promise;
    await route.continue();
  });
  await describe(page);
  await generate(page);
  await page.getByText("Image failed to load").waitFor();
  await page.getByText("Attempting to recover...").waitFor();
  lastUrl.resolve();
  await page.getByText("Image Error").waitFor();
  assert.equal(asked, 3);
});

e2e("on a phone, in the dark", { viewport: PHONE, colorScheme: "dark" }, async ({ page }) => {
  await open(page);
  await checkPage(page);
  await describe(page);
  await generate(page);
  await page.getByRole("img", { name: /wizard hat/i }).waitFor();
  await checkPage(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await checkPage(page);
});

e2e("by keyboard alone", {}, async ({ page }) => {
  await open(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "content");
  await page.getByLabel("Describe your cat").focus();
  await page.keyboard.type("a white cat in the snow");
  await styleTile(page, "pixel").focus();
  for (const key of ["Space", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  assert.equal(await chosenStyle(page), "anime");
  // Past what premium styles are.
  for (let stop = 1; stop <= 2; stop++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Not saved yet").waitFor();
  await page.getByLabel("Describe your cat").focus();
  await page.keyboard.type(" at night");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("img", { name: /white (cat|kitten).*night/ }).waitFor();
});

e2e("the page is light", {}, async ({ page, runtime }) => {
  await open(page);
  // React's own weight exceeds the budget; it is met by the production build.
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 50_000);
  await describe(page);
  await generate(page);
  await toast(page).getByText("Character generated!").waitFor();
  assert.ok(await loadedBytes(page, "css") <= 14_000);
  // With everything that changes a picture.
  await page.getByLabel("Change something").waitFor();
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);
});
