/**
 * What a person leaves in a tab, for the next one there: nothing.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { type E2e, e2e, PHONE } from "./e2e.ts";
import { describe, generate, preview } from "./generator_steps.ts";
import { newPerson, type Person, signInByForm, signUp } from "./people.ts";

const WORDS = "a secret ginger cat in a garden";
const NAME = "Secretia";

/** A picture with a name, changed once and not saved, and a message about it. Returns what its URLs contain. */
async function work({ page }: E2e): Promise<string> {
  await open(page);
  await describe(page, { description: WORDS });
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  await page.getByLabel("Name", { exact: true }).fill(NAME);
  await preview(page).getByLabel("Change something").fill("now with a red scarf");
  await page.keyboard.press("Enter");
  await preview(page).getByRole("img", { name: /red scarf/ }).waitFor();
  for (const trace of [WORDS, NAME, "Character generated!"]) {
    await untilKept(page, trace);
  }
  const [picture] = /pictures\/[\w-]+/.exec(await keptIn(page))!;
  return picture;
}

async function untilKept(page: Page, trace: string): Promise<void> {
  const isKept = (trace: string) => JSON.stringify({ ...sessionStorage }).includes(trace);
  await page.waitForFunction(isKept, trace).catch(async (cause) => {
    throw new Error(`${trace} is not kept in ${await keptIn(page)}`, { cause });
  });
}

const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** The generator as in a new tab, and nothing kept that says otherwise. */
async function findNothing(page: Page, picture: string): Promise<void> {
  await open(page);
  const kept = await keptIn(page);
  for (const trace of [WORDS, NAME, picture, "Character generated!"]) {
    assert.ok(!kept.includes(trace), `${trace} is kept`);
  }
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), "");
  assert.ok(!(await page.getByRole("main").innerHTML()).includes(picture));
  await preview(page).getByRole("button", { name: "Use these words", exact: true }).waitFor();
  assert.equal(await preview(page).getByRole("button", { name: "Undo" }).isVisible(), false);
  await page.keyboard.press("Control+z");
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), "");
  const pictures = page.getByRole("list", { name: "Your pictures of the last 24 hours" });
  assert.equal(await pictures.count(), 0);
}

async function signInAgain(page: Page, person: Person): Promise<void> {
  await signInByForm(page, person);
  await toast(page).getByText(`You're now signed in as ${person.username}`).waitFor();
}

type Way = (step: E2e, person: Person) => Promise<void>;

const WAYS: Record<string, Way> = {
  "who signs out": async ({ page }) => {
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await toast(page).getByText("Logged out", { exact: true }).waitFor();
  },
  "who deletes the account": async ({ page }, { password }) => {
    await open(page, "/account");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
    await dialog.getByLabel("Your password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await toast(page).getByText("Account deleted").waitFor();
  },
  "whose session has ended, once another one signs in": async (step) => {
    const { page, context } = step;
    const other = await context.browser()!.newContext({ baseURL: step.origin });
    const next = await signUp(other, newPerson());
    await other.close();
    await context.clearCookies();
    await open(page, "/auth");
    await signInAgain(page, next);
  },
  "whose session has ended, once another tab has signed in another one": async ({ context }) => {
    await context.clearCookies();
    await signUp(context);
  },
};

for (const [who, leave] of Object.entries(WAYS)) {
  e2e(`nothing is left in the tab of a user ${who}`, {}, async (step) => {
    const { page, context, expectMessage } = step;
    expectMessage(/Clear-Site-Data/);
    expectMessage(/Failed to load resource.*401/);
    const person = await signUp(context);
    const picture = await work(step);
    await leave(step, person);
    await findNothing(page, picture);
    await page.goBack();
    await findNothing(page, picture);
  });
}

e2e("after the session has ended, signing in again keeps everything typed", {
  viewport: PHONE,
}, async (step) => {
  const { page, context } = step;
  const person = await signUp(context);
  const picture = await work(step);
  await context.clearCookies();
  await open(page, "/auth");
  await signInAgain(page, person);
  await open(page);
  assert.equal(await page.getByLabel("Describe your cat").inputValue(), WORDS);
  assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), NAME);
  await preview(page).locator(`img[src*="${picture}"]`).first().waitFor();
});
