/**
 * A photo becomes a character: how it is chosen, what is refused, what it costs.
 */
import assert from "node:assert/strict";
import type { Page, Request } from "playwright-core";
import sharp from "sharp";
import { open, toast } from "./navigation.ts";
import { describe, GENERATE, generate, hold, preview } from "./generator_steps.ts";
import { checkPage } from "./page_checks.ts";
import { drawPictures, signUp } from "./people.ts";
import {
  choosePhoto,
  largePhoto,
  lawnPhoto,
  offerLarge,
  offerPhoto,
  type PhotoFile,
  tabbyPhoto,
} from "./photos.ts";
import { e2e, PHONE } from "./e2e.ts";

const MB = 1024 * 1024;

const DARK_PHONE = { viewport: PHONE, colorScheme: "dark" } as const;

const photo = (page: Page) => page.getByRole("img", { name: "Your photo" });
const remaining = (page: Page, text: string) => page.getByText(`${text} remaining`).waitFor();

/** By keyboard alone; the form says how the words are used, and a reload remembers it. */
async function keepPhoto(page: Page): Promise<void> {
  const choice = page.getByRole("checkbox", {
    name: "Keep my photo",
    description: "Repaint the photo itself instead of drawing a new cat.",
  });
  await choice.focus();
  await page.keyboard.press("Space");
  const ignored = page.getByRole("region", { name: "How we read your description" })
    .getByRole("listitem").filter({ hasText: "pirate" });
  await page.getByText("painted anew in the chosen style").waitFor();
  await ignored.waitFor();
  await page.reload();
  assert.equal(await choice.isChecked(), true);
  await page.getByText("painted anew in the chosen style").waitFor();
}

/** What is said of the photo, and its choices. */
const seen = (page: Page) => page.getByRole("group", { name: "What we see in your photo" });

/** The requests for a picture from now on. */
function generations(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(GENERATE)) requests.push(request);
  });
  return requests;
}

e2e("a photo becomes a character for 2 credits", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page);
  const asked = generations(page);
  await page.getByText("Upload Your Cat Photo").waitFor();
  await page.getByText("2 credits", { exact: true }).waitFor();
  await choosePhoto(page, await largePhoto());
  await photo(page).waitFor();
  await page.getByRole("button", { name: "Generate Character 2 generations" }).waitFor();
  await describe(page, { description: "a pirate on the beach" });
  const receipt = page.getByRole("region", { name: "How we read your description" });
  await receipt.getByText("Costs 2 generations").waitFor();
  await checkPage(page);

  const release = await hold(page, GENERATE);
  await generate(page);
  await toast(page).getByText("This uses 2 generation credits instead of 1.").waitFor();
  // What is being drawn is being drawn from this photo.
  assert.equal(await page.getByRole("button", { name: "Remove photo" }).isDisabled(), true);
  release();
  await preview(page).getByText("Not saved yet").waitFor();
  await page.getByRole("img", { name: /brown.*pirate|pirate.*brown/i }).waitFor();
  await remaining(page, "4 generations");

  const { sourceImage } = asked[0]!.postDataJSON();
  assert.match(sourceImage, /^data:image\/jpeg;base64,/);
  const sent = await sharp(Buffer.from(sourceImage.split(",")[1], "base64")).metadata();
  assert.deepEqual([sent.width, sent.height], [1024, 768]);
  assert.equal(sent.exif, undefined, "nothing reveals where it was taken");

  await keepPhoto(page);
  await page.getByRole("button", { name: /^New cat/ }).click();
  await remaining(page, "2 generations");
  assert.equal(asked[1]!.postDataJSON().keepPhoto, true);
  await page.getByRole("img", { name: /^A photo painted anew in Cartoon style/ }).waitFor();
  await receipt.getByText("painted anew in Cartoon style, coat colour: brown").waitFor();
  await checkPage(page);
  await page.getByRole("button", { name: "Remove photo" }).click();
  assert.equal(await photo(page).count(), 0);
  await page.getByRole("button", { name: "Generate Character 1 generation" }).waitFor();
  await page.getByRole("button", { name: /^New cat/ }).click();
  await toast(page).getByText("Please choose your photo again").waitFor();
  assert.equal(asked.length, 2);
});

const refused: [name: string, file: PhotoFile, title: string, text: string][] = [
  [
    "another type",
    { name: "cat.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") },
    "Invalid file type",
    "Please upload an image file (JPG, PNG, etc.)",
  ],
  [
    "no picture in spite of its name",
    { name: "cat.png", mimeType: "image/png", buffer: Buffer.from("not a cat") },
    "Invalid file type",
    "Please upload an image file (JPG, PNG, etc.)",
  ],
  [
    "25 MB",
    { name: "cat.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(25 * MB) },
    "File too large",
    "Image must be less than 25MB",
  ],
  [
    "a kind that this browser cannot read",
    { name: "IMG_1.HEIC", mimeType: "", buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0") },
    "This browser cannot read HEIC photos",
    "Please save the photo as JPG first",
  ],
];

e2e("other files and large ones are refused, and a photo is taken afterwards", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  for (const [name, file, title, text] of refused) {
    await open(page);
    await choosePhoto(page, file);
    await toast(page).getByText(title, { exact: true }).waitFor();
    await toast(page).getByText(text).waitFor();
    await checkPage(page);
    assert.equal(await photo(page).count(), 0, name);
  }
  await choosePhoto(page, await largePhoto());
  await photo(page).waitFor();
});

e2e("a photo of 20 MB is scaled before it is sent", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page);
  const { buffer, ...file } = await largePhoto();
  // What follows the end of a JPEG is no part of its picture.
  await offerLarge(page, { ...file, buffer }, 20 * MB);
  await photo(page).waitFor();
  const asked = generations(page);
  await describe(page, { description: "a pirate on the beach" });
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  assert.ok(asked[0]!.postDataBuffer()!.length < MB, "a small request");
});

for (const how of ["drop", "paste"] as const) {
  e2e(`a photo is added by ${how}, and removed again`, {}, async ({ page, context }) => {
    await signUp(context);
    await open(page);
    await offerPhoto(page, how, await largePhoto());
    await photo(page).waitFor();
    await page.getByRole("button", { name: /^Hide photo/ }).waitFor();
    await offerPhoto(page, how, {
      name: "a.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("a"),
    });
    await toast(page).getByText("Invalid file type").waitFor();
    await photo(page).waitFor();
    const remove = page.getByRole("button", { name: "Remove photo" });
    await remove.click();
    assert.equal(await photo(page).count(), 0);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("type"));
    assert.equal(focused, "file");
  });
}

e2e("a guest's photo is not accepted", {}, async ({ page }) => {
  await open(page);
  await offerPhoto(page, "drop", await largePhoto());
  await toast(page).getByText("Login required").waitFor();
  await toast(page).getByText("You need to login to use the photo upload feature").waitFor();
  await checkPage(page);
  assert.equal(await photo(page).count(), 0);
});

e2e("a photo that cannot be paid is not sent", {}, async ({ page, context }) => {
  await signUp(context);
  await drawPictures(context, 5);
  await open(page);
  const asked = generations(page);
  await choosePhoto(page, await largePhoto());
  await photo(page).waitFor();
  await describe(page);
  await generate(page);
  await toast(page).getByText("Insufficient generation credits").waitFor();
  await toast(page).getByText(
    "Photo transformations require 2 generation credits. Please purchase more to use this feature.",
  ).waitFor();
  await checkPage(page);
  assert.equal(asked.length, 0);
  await page.getByRole("button", { name: "Remove photo" }).click();
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  await remaining(page, "0 generations");
});

/** Fails unless the same was asked for several times. */
function assertAlike(requests: Request[]): void {
  assert.equal(requests.length, 2);
  const [first, second] = requests.map((request) => ({
    key: request.headers()["idempotency-key"],
    body: request.postData(),
  }));
  assert.deepEqual(second, first);
  assert.ok(requests[0]!.postDataJSON().sourceImage);
}

e2e("a broken connection sends the photo again, and it costs once", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await open(page);
  const asked = generations(page);
  await choosePhoto(page, await largePhoto());
  await photo(page).waitFor();
  await describe(page);
  // The picture is drawn, but its answer never arrives.
  await page.route(`**${GENERATE}`, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  }, { times: 1 });
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  await remaining(page, "4 generations");
  assertAlike(asked);
});

e2e("a reload in the middle keeps the photo, and it costs once", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await open(page);
  const asked = generations(page);
  await choosePhoto(page, await largePhoto());
  await photo(page).waitFor();
  await describe(page);
  await hold(page, GENERATE);
  await generate(page);
  await page.getByText("Generating your cat character...").waitFor();
  await page.unroute(`**${GENERATE}`);
  await page.reload();
  await preview(page).getByText("Not saved yet").waitFor();
  await remaining(page, "4 generations");
  await photo(page).waitFor();
  assertAlike(asked);
});

const LIGHT_AND_DARK = [["a desktop", {}], ["a phone, in the dark", DARK_PHONE]] as const;

for (const [where, options] of LIGHT_AND_DARK) {
  e2e(`what a photo shows is listed, corrected and drawn, on ${where}`, options, async (step) => {
    const { page, context } = step;
    await signUp(context);
    await open(page);
    await choosePhoto(page, await tabbyPhoto());
    await seen(page).getByRole("status").getByText(/brown tabby.*gold eyes/i).waitFor();
    const colour = seen(page).getByRole("combobox", { name: "Coat colour" });
    const eyes = seen(page).getByRole("combobox", { name: "Eyes" });
    assert.equal(await colour.inputValue(), "brown");
    await checkPage(page);

    await colour.selectOption("golden");
    await eyes.selectOption("not sure");
    await seen(page).getByText(/golden tabby/i).waitFor();
    assert.equal(await seen(page).getByRole("status").getByText(/eyes/).count(), 0);
    await page.reload();
    await seen(page).getByText(/golden tabby/i).waitFor();
    assert.equal(await eyes.inputValue(), "not sure");

    const answered = page.waitForResponse((response) =>
      response.url().endsWith("/sketch") && response.ok()
    );
    await describe(page, { description: "a pirate on the beach" });
    const sketch = (await answered).request().postDataJSON();
    assert.equal(sketch.seen.colour, "golden");
    assert.equal(sketch.seen.eyes, undefined);
    await page.getByRole("img", { name: "A sketch: a pirate on the beach" }).waitFor();
    const asked = generations(page);
    await generate(page);
    await preview(page).getByText("Not saved yet").waitFor();
    await page.getByRole("img", { name: /golden tabby/i }).waitFor();
    assert.deepEqual(asked[0]!.postDataJSON().seen, sketch.seen);
    assert.equal(asked[0]!.postDataJSON().seed, sketch.seed);
    await page.getByRole("region", { name: "How we read your description" })
      .getByText(/coat colour: golden, pattern: tabby/).waitFor();
    await checkPage(page);

    await page.getByRole("checkbox", { name: "Keep my photo" }).check();
    assert.equal(await seen(page).count(), 0, "a photo that is kept needs none of it");
    await page.getByRole("checkbox", { name: "Keep my photo" }).uncheck();
    await choosePhoto(page, await lawnPhoto());
    await seen(page).getByText("No cat seen. If there is one, say what it looks like.").waitFor();
    assert.equal(await colour.inputValue(), "not sure");
    await checkPage(page);
    await colour.selectOption("black");
    await seen(page).getByRole("status").getByText(/^black\./i).waitFor();
  });
}

e2e("signing out removes what a photo shows", {}, async ({ page, context, expectMessage }) => {
  expectMessage(/Clear-Site-Data/);
  await signUp(context);
  await open(page);
  await choosePhoto(page, await tabbyPhoto());
  await seen(page).getByText(/brown tabby/i).waitFor();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  assert.match(await kept(), /seen.*tabby/);
  await page.getByRole("button", { name: "Logout" }).first().click();
  await toast(page).getByText("Logged out", { exact: true }).waitFor();
  assert.doesNotMatch(await kept(), /tabby/);
});

e2e("a photo that could not be read can be read again", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await open(page);
  await page.route("**/read-photo", (route) => route.abort(), { times: 1 });
  await choosePhoto(page, await tabbyPhoto());
  await seen(page).getByText("Your photo could not be looked at just now.").waitFor();
  await checkPage(page);
  await seen(page).getByRole("button", { name: "Look again" }).click();
  await seen(page).getByText(/brown tabby/i).waitFor();
});

e2e(
  "the photo block on a phone, in the dark",
  { viewport: PHONE, colorScheme: "dark" },
  async (step) => {
    const { page, context } = step;
    await signUp(context);
    await open(page);
    await choosePhoto(page, await largePhoto());
    await photo(page).waitFor();
    await checkPage(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await checkPage(page);
  },
);

e2e(
  "a phone takes a photo with its camera",
  { viewport: PHONE, hasTouch: true, isMobile: true },
  async (step) => {
    const { page, context } = step;
    await signUp(context);
    await open(page);
    await page.getByRole("button", { name: /^Show photo/ }).click();
    const camera = page.getByLabel("Take a photo");
    assert.equal(await camera.getAttribute("capture"), "environment");
    await page.getByText("Take a photo").waitFor();
    await checkPage(page);
    await camera.setInputFiles(await largePhoto());
    await photo(page).waitFor();
    await checkPage(page);
  },
);

e2e("devices with a mouse are not offered the camera", {}, async ({ page, context }) => {
  await signUp(context);
  await open(page);
  await page.getByRole("button", { name: /^Show photo/ }).click();
  await page.getByText("Choose a photo").waitFor();
  assert.equal(await page.getByText("Take a photo").isVisible(), false);
});
