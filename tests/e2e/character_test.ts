/**
 * The page of a character.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { SavedCharacter } from "../../lib/character.ts";
import { PICTURE_WIDTHS } from "../../lib/picture_widths.ts";
import { toast } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { chosenStyle, hold } from "./generator_steps.ts";
import { checkPage, layoutShift, loadedBytes, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";
import { type E2e, e2e, PHONE } from "./e2e.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

const MISO = {
  name: "Miso",
  style: "cartoon",
  prompt: "an orange wizard cat",
  traits: ["Friendly", "Shy"],
  accessories: ["hat", "yarn"],
  colorScheme: "blue",
};

/** A new user saves Miso; the page is left where it was. */
async function miso(step: E2e): Promise<SavedCharacter> {
  await signUp(step.context);
  const [saved] = await saveCharacters(step, [MISO]);
  return saved!;
}

async function open(page: Page, { id }: { id: number }): Promise<void> {
  await page.goto(`/character/${id}`);
  await untilHydrated(page);
}

async function asGuest(step: E2e): Promise<SavedCharacter> {
  const character = await miso(step);
  await step.context.clearCookies();
  return character;
}

e2e("a character is public", {}, async (step) => {
  const { page, origin } = step;
  const character = await asGuest(step);
  await open(page, character);
  await heading(page, "Miso").waitFor();
  const main = page.getByRole("main");
  for (
    const text of ["Cartoon", "Friendly", "Shy", "an orange wizard cat", "Blue", "Hat", "Yarn"]
  ) {
    await main.getByText(text, { exact: true }).first().waitFor();
  }
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>("main img")!;
    return picture.complete && picture.naturalWidth > 0 && picture.currentSrc.includes("w=1024") &&
      picture.fetchPriority === "high";
  });
  assert.equal(await main.getByRole("link", { name: "Back" }).getAttribute("href"), "/community");
  assert.equal(await page.getByRole("navigation", { name: "In your collection" }).count(), 0);
  await checkPage(page);

  const content = (selector: string) => page.locator(selector).first().getAttribute("content");
  assert.equal(await page.title(), "Miso · Purrtrait");
  assert.match(await content("meta[name=description]") ?? "", /Miso.*an orange wizard cat/);
  assert.equal(
    await content('meta[property="og:image"]'),
    `${origin}/api/characters/${character.id}/card.png`,
  );
  const data = JSON.parse(await page.locator("script[type='application/ld+json']").innerText());
  assert.equal(data.name, "Miso");
  assert.equal(data.url, `${origin}/character/${character.id}`);
});

e2e("what a guest may not do asks to sign in", {}, async (step) => {
  const { page } = step;
  const { id } = await asGuest(step);
  await open(page, { id });
  await page.getByRole("button", { name: "Download" }).click();
  await toast(page).getByText("Authentication required").waitFor();
  await checkPage(page);
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await toast(page).getByText("Login required").waitFor();
  await toast(page).getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(`**/auth?redirect=%2Fcharacter%2F${id}`);
});

e2e("another user's character cannot be a favorite", {}, async (step) => {
  const { page, context } = step;
  const character = await asGuest(step);
  await signUp(context);
  await open(page, character);
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await toast(page).getByText("Not your character").waitFor();
  assert.equal(await page.getByRole("button", { name: "Remove from Favorites" }).count(), 0);
});

e2e("the owner marks a favorite and downloads the picture", { smoke: true }, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource.*(502|401)/);
  const character = await miso(step);
  await open(page, character);
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await page.getByRole("button", { name: "Remove from Favorites" }).waitFor();
  await saved;
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Remove from Favorites" }).waitFor();

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const download = await coming;
  assert.match(download.suggestedFilename(), /miso.*\.png$/i);
  const bytes = await Deno.readFile(await download.path());
  assert.equal(new TextDecoder().decode(bytes.slice(1, 4)), "PNG");
  await toast(page).getByText("Download started").waitFor();

  const failures: [status: number, json: object, text: string][] = [
    [502, { message: "The picture is out of reach." }, "The picture is out of reach."],
    [502, {}, "Failed to download image"],
    [401, { message: "Please sign in first." }, "Authentication required"],
  ];
  for (const [status, json, text] of failures) {
    await page.route("**/download", (route) => route.fulfill({ status, json }));
    await page.getByRole("button", { name: "Download" }).click();
    await toast(page).getByText(text).waitFor();
    await page.unroute("**/download");
  }
});

e2e("the owner goes from one character to the next", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  const [first, second] = await saveCharacters(step, [MISO, { name: "Nori" }]);
  await open(page, first!);
  const beside = page.getByRole("navigation", { name: "In your collection" });
  await beside.getByRole("link", { name: /Previous\s*Nori/ }).click();
  await page.waitForURL(`**/character/${second!.id}`);
  await beside.getByRole("link", { name: /Next\s*Miso/ }).click();
  await heading(page, "Miso").waitFor();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await heading(page, "My Collection").waitFor();
});

e2e("Back restores the list as it was", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await saveCharacters(step, [MISO, { name: "Nori" }]);
  await page.goto("/collection?search=wizard");
  await page.getByRole("link", { name: "Miso" }).click();
  await untilHydrated(page);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL("**/collection?search=wizard");
  await heading(page, "1 Character").waitFor();
});

e2e("a character's words go back to the generator", {}, async (step) => {
  const { page } = step;
  const character = await asGuest(step);
  const box = page.getByLabel("Describe your cat");
  for (const [link, style] of [["Make a variation", "cartoon"], ["Watercolor", "watercolor"]]) {
    await open(page, character);
    await page.getByRole("link", { name: link! }).click();
    await untilHydrated(page);
    assert.equal(await box.inputValue(), "an orange wizard cat");
    assert.equal(await chosenStyle(page), style);
    assert.equal(await page.getByRole("radio", { name: "Blue" }).isChecked(), true);
    await page.getByRole("button", { name: "Remove Shy" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Remove Curious" }).count(), 0);
    for (const [accessory, worn] of [["Hat", "true"], ["Scarf", "false"], ["Yarn", "true"]]) {
      const button = page.getByRole("button", { name: accessory, exact: true });
      assert.equal(await button.getAttribute("aria-pressed"), worn);
    }
  }
});

for (const id of ["abc", "999999999", "1.5", "-1", "1e3"]) {
  e2e(`there is no character ${id}`, {}, async ({ page, expectMessage }) => {
    expectMessage(/Failed to load resource.*404/);
    const response = await page.goto(`/character/${id}`);
    assert.equal(response!.status(), 404);
    await untilHydrated(page);
    await heading(page, "Character not found").waitFor();
    await toast(page).getByText("Could not find the character you're looking for.").waitFor();
    const back = page.getByRole("main").getByRole("link", { name: "Back to Collection" });
    assert.equal(await back.getAttribute("href"), "/collection");
    assert.equal(await page.locator('link[rel=canonical], meta[property^="og:"]').count(), 0);
    await checkPage(page);
  });
}

e2e("a character deleted meanwhile leads to the collection", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*404/);
  const { id } = await miso(step);
  await open(page, { id });
  const headers = { "Sec-Fetch-Site": "same-origin" };
  await context.request.delete(`/api/characters/${id}`, { headers });
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await page.waitForURL("**/collection");
  await toast(page).getByText("Error", { exact: true }).waitFor();
  await toast(page).getByText("Could not find the character you're looking for.").waitFor();
});

e2e("sharing opens the sites in a popup, else a tab, else here", {}, async (step) => {
  const { page, context, origin } = step;
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  const { id } = await asGuest(step);
  await context.route(
    /twitter|facebook|instagram/,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  await open(page, { id });
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("dialog", { name: "Share Miso" }).getByRole("button", { name }).click();
  };
  const popupOf = async (name: string) => {
    const [popup] = await Promise.all([context.waitForEvent("page"), choose(name)]);
    await popup.waitForURL(/twitter|facebook|instagram/);
    return popup;
  };
  const url = `${origin}/character/${id}`;
  const twitter = await popupOf("Twitter");
  const { searchParams } = new URL(twitter.url());
  assert.equal(searchParams.get("text"), "Meet Miso, my AI cat character!");
  assert.equal(searchParams.get("url"), url);
  await twitter.close();
  const facebook = await popupOf("Facebook");
  assert.equal(new URL(facebook.url()).searchParams.get("u"), url);
  await facebook.close();
  const instagram = await popupOf("Instagram");
  await instagram.close();
  await page.bringToFront();
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    `${url} ${origin}/api/characters/${id}/image`,
  );
  await toast(page).getByText("Image URL copied").waitFor();

  await page.evaluate(() => {
    const really = globalThis.open.bind(globalThis);
    Object.assign(globalThis, {
      open: (url: string, target: string, features?: string) =>
        features ? null : really(url, target),
    });
  });
  const tab = await popupOf("Facebook");
  await tab.close();
  await page.evaluate(() => Object.assign(globalThis, { open: () => null }));
  await choose("Facebook");
  await page.waitForURL(/facebook/);
});

e2e("a clipboard that refuses is reported", {}, async (step) => {
  const { page } = step;
  const character = await asGuest(step);
  await open(page, character);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await page.getByRole("button", { name: "Share" }).click();
  await checkPage(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await toast(page).getByText("Copy failed").waitFor();
  await toast(page).getByText("Could not copy the link to clipboard.").waitFor();
});

/** Removes the files of a character's picture, as a broken disk would. */
async function losePicture({ context, dataDir }: E2e, { id, imageUrl }: SavedCharacter) {
  // Copies that are still being made would come after it.
  for (const width of PICTURE_WIDTHS) {
    await context.request.get(`/api/characters/${id}/image?w=${width}`);
  }
  const [folder, name] = imageUrl.split("/") as [string, string];
  const shelf = `${dataDir}/images/${folder}/${name.slice(0, 2)}`;
  for (const file of [name, ...PICTURE_WIDTHS.map((w) => name.replace(".png", `-${w}.webp`))]) {
    await Deno.remove(`${shelf}/${file}`);
  }
}

e2e("a picture whose file is missing is tried at every URL", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource.*404/);
  const character = await asGuest(step);
  await losePicture(step, character);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/presigned|local-image/.test(pathname)) asked.push(pathname.split("/").at(-1) + search);
  });
  const release = await hold(page, "/presigned-url?nocache=2");
  await page.goto(`/character/${character.id}`);
  await page.getByText("Image failed to load").waitFor();
  await page.getByText("Attempting to recover...").waitFor();
  await checkPage(page);
  release();
  await page.getByText("Image Error").waitFor();
  assert.deepEqual(asked, [
    "presigned-url",
    "presigned-url?nocache=1",
    "local-image",
    "presigned-url?nocache=2",
  ]);
  await checkPage(page);
});

e2e("a picture that comes late still comes", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  const character = await asGuest(step);
  await page.route("**/image?w=*", (route) => route.fulfill({ status: 403 }));
  await page.goto(`/character/${character.id}`);
  await page.waitForFunction(() =>
    [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 1024)
  );
});

e2e(
  "the character page on a phone, in the dark",
  { viewport: PHONE, colorScheme: "dark" },
  async (step) => {
    const { page } = step;
    const character = await miso(step);
    await open(page, character);
    await checkPage(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await checkPage(page);
    await page.getByRole("button", { name: "Share" }).click();
    await checkPage(page);
  },
);

e2e("the page does not shift while it loads, and loads few scripts", {}, async (step) => {
  const { page, runtime } = step;
  const character = await asGuest(step);
  await open(page, character);
  const shift = await layoutShift(page);
  assert.ok(shift <= 0.01, `layout shift ${shift}`);
  const scripts = await loadedBytes(page, "script");
  if (runtime === "preact") assert.ok(scripts <= 28_000, `${scripts} bytes of scripts`);
});
