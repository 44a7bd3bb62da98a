/**
 * Words of any length stay inside their boxes: names of 60 letters without a blank, descriptions with a word of
 * 500, on small screens, large ones, and at 200 % zoom (which halves the pixels of a page).
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { saveCharacters } from "./collections.ts";
import { enter } from "./contests.ts";
import { type E2e, e2e } from "./e2e.ts";
import { describe, generate, hold, preview } from "./generator_steps.ts";
import { untilHydrated, untilPainted } from "./page_checks.ts";
import { fill, frameOf, PAID, showsNotice } from "./paying.ts";
import { signUp } from "./people.ts";

/** 320 is a small phone, and 640 at 200 %; 640 is 1280 at 200 %. */
const WIDTHS = [320, 390, 640, 1280];

const WIDE = {
  name: "W".repeat(60),
  prompt: `an orange cat ${"m".repeat(500)}`,
  traits: ["w".repeat(30), "m".repeat(30), "W".repeat(30)],
};

const OWNER = () => ({
  username: "W".repeat(24) + crypto.randomUUID().slice(0, 8),
  email: `${crypto.randomUUID()}@example.com`,
  password: "a cat on the roof",
});

/** A user with a name of 32 letters has a cat with long words, which competes. */
async function wideCat(step: E2e) {
  const owner = OWNER();
  await signUp(step.context, owner);
  const [cat] = await saveCharacters(step, [WIDE, { ...WIDE, name: "M".repeat(60) }]);
  await enter(step, cat!, "w".repeat(200));
  return { owner, cat: cat! };
}

/** Fails when the page, or a dialog on it, is wider than its window or has something sticking out. */
async function fitsNow(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const boxes = [document.documentElement, ...document.querySelectorAll("[role=dialog]")];
    const overflowing = boxes.filter((box) => box.scrollWidth > box.clientWidth + 1);
    const outside = [...document.querySelectorAll("main *, [role=dialog] *")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isCut = element.closest(".sr-only, .truncate, [class*=overflow]") !== null;
      return !isCut && width > 0 && (right > room + 1 || left < -1);
    });
    return [...overflowing, ...outside].map((element) => element.outerHTML.slice(0, 160));
  });
  assert.deepEqual(wide, [], what);
}

/** The same at every width; `show` shows what is measured. */
async function fits(page: Page, what: string, show = () => Promise.resolve()): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await show();
    await untilPainted(page);
    await fitsNow(page, `${what} at ${width} px`);
  }
}

/** Opens a dialog and measures it, at every width. */
async function dialogFits(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole("dialog");
  await fits(page, `the dialog of ${name}`, async () => {
    if (await dialog.count() > 0) await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("main").getByRole("button", { name }).first().click();
    await dialog.waitFor();
  });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
  await fits(page, url);
}

e2e(
  "the header shows a name of 32 letters whole where its bar has the navigation",
  {},
  async (step) => {
    const { page, context } = step;
    const username = `felix_the_ginger_cat_of_${crypto.randomUUID().slice(0, 8)}`;
    await signUp(context, { ...OWNER(), username });
    await page.goto("/account");
    const name = page.getByRole("banner").getByText(username).filter({ visible: true });
    for (const width of [1280, 1440, 1535, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await untilPainted(page);
      const cut = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
      assert.equal(cut, 0, `cut at ${width} px`);
      await fitsNow(page, `the header at ${width} px`);
    }
  },
);

e2e("long words break on the pages and in the dialogs of their owner", {}, async (step) => {
  const { page } = step;
  const { cat, owner } = await wideCat(step);
  await open(page, `/character/${cat.id}`);
  for (const name of ["Share", "Edit", "Delete", /^Withdraw/]) await dialogFits(page, name);
  await open(page, `/character/${cat.id + 1}`);
  await dialogFits(page, "Submit");
  await open(page, "/collection");
  for (const name of [/^Edit/, /^Share/, /^Delete/]) await dialogFits(page, name);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await fits(page, "the selection");
  await open(page, "/community");
  await dialogFits(page, "Submit Your Character");
  await open(page, "/community?tab=mine");
  await open(page, `/by/${owner.username}`);
  await open(page, "/account");
  await step.context.request.delete(`/api/characters/${cat.id + 1}`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  await open(page, "/collection/deleted");
});

e2e("long words break for visitors, in the vote and report dialogs too", {}, async (step) => {
  const { page, context } = step;
  const { cat } = await wideCat(step);
  await context.clearCookies();
  await open(page, `/character/${cat.id}`);
  await signUp(context, OWNER());
  await open(page, `/character/${cat.id}`);
  for (const name of [/^Vote for/, /^Report/]) await dialogFits(page, name);
  await open(page, "/community");
  for (const name of [/^Vote for/, /^Report/]) await dialogFits(page, name);
  await open(page, "/");
});

/** Measures a dialog that is open, at every width, and closes it. */
async function openDialogFits(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.waitFor();
  await fits(page, `the dialog ${title}`);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

e2e(
  "long words break in the dialogs of many characters, and in the large picture",
  {},
  async (step) => {
    const { page } = step;
    await signUp(step.context, OWNER());
    await saveCharacters(step, [WIDE, { ...WIDE, name: "M".repeat(60) }]);
    await page.goto("/collection");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Select", exact: true }).click();
    const bar = page.getByRole("region", { name: "Selected characters" });
    await bar.getByRole("button", { name: /^Select all/ }).click();
    await bar.getByText("2 of 2 selected").waitFor();
    await fits(page, "two selected");
    await bar.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").waitFor();
    await fits(page, "the dialog that deletes two");
    await page.keyboard.press("Escape");
  },
);

e2e(
  "long words break in the generator: form, stage, toast and the large picture",
  {},
  async (step) => {
    const { page, context } = step;
    await signUp(context, OWNER());
    await page.goto("/");
    await untilHydrated(page);
    await describe(page, { description: WIDE.prompt });
    await page.getByRole("img", { name: /^A sketch:/ }).first().waitFor();
    await page.getByRole("region", { name: "How we read your description" }).waitFor();
    await fits(page, "a sketch of long words");
    await preview(page).getByRole("button", { name: "Four ideas" }).click();
    await preview(page).getByRole("list", { name: "Four ideas" }).getByRole("button").nth(3)
      .waitFor();
    await fits(page, "four ideas of long words");
    const release = await hold(page, "/images/pictures/**");
    await generate(page);
    await preview(page).getByText("Generating your cat character...").waitFor();
    await fits(page, "the words of a picture that is being drawn");
    release();
    await preview(page).getByText("Not saved yet").waitFor();
    await page.getByLabel("Name", { exact: true }).fill(WIDE.name);
    for (const trait of WIDE.traits) {
      await page.getByRole("textbox", { name: "Add trait" }).fill(trait);
      await page.keyboard.press("Enter");
    }
    await preview(page).getByLabel("Change something").fill("w".repeat(500));
    await preview(page).getByText("Locks and seed").click();
    await preview(page).getByLabel("Seed of the next picture").fill("9".repeat(100));
    await fits(page, "a picture with a long name");
    await page.getByRole("button", { name: "SAVE CHARACTER" }).click();
    await page.getByText("Saved in My Collection").waitFor();
    await fits(page, "a saved one");
    await preview(page).getByRole("button", { name: "Show the picture large" }).click();
    await openDialogFits(page, WIDE.name);
  },
);

e2e(
  "the dialogs of an account fit small screens, with long names of passkeys",
  {},
  async (step) => {
    const { page, context } = step;
    const { password } = await signUp(context, OWNER());
    const client = await context.newCDPSession(page);
    await client.send("WebAuthn.enable");
    await client.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goto("/account");
    await untilHydrated(page);
    await dialogFits(page, "Delete account");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    const adding = page.getByRole("dialog", { name: "Add a passkey" });
    const name = "W".repeat(40);
    await adding.getByLabel("Name").fill(name);
    await adding.getByLabel("Your password", { exact: true }).fill(password);
    await fits(page, "adding a passkey with a long name");
    await adding.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("button", { name: `Rename ${name}` }).waitFor();
    await fits(page, "an account with a passkey");
    await dialogFits(page, `Rename ${name}`);
  },
);

e2e("the dialogs of plans fit small screens", {}, async (step) => {
  const { page, context } = step;
  await signUp(context, OWNER());
  await page.goto("/subscription");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Buy Credit Pack" }).click();
  await frameOf(page);
  await fits(page, "the dialog of a checkout");
  await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await open(page, "/checkout?productId=monthly");
  await page.goto("/subscription");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const frame = await frameOf(page);
  await fill(frame, "succeeds");
  await frame.getByRole("button", { name: "Pay £4.99" }).click();
  await showsNotice(page, PAID);
  await dialogFits(page, "Cancel plan");
});
