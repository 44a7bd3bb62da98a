/**
 * The account page.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { toast } from "./navigation.ts";
import { checkPage, loadedBytes, untilFocused, untilHydrated } from "./page_checks.ts";
import { drawPictures, signIn, signInByForm, signUp } from "./people.ts";
import { type E2e, e2e, PHONE } from "./e2e.ts";

const NEW_PASSWORD = "another cat on the roof";

async function open(page: Page): Promise<void> {
  await page.goto("/account");
  await untilHydrated(page);
  await page.getByText("This device").waitFor();
}

/** The same person in another browser. */
async function otherBrowser({ context, origin }: E2e) {
  const other = await context.browser()!.newContext({ baseURL: origin });
  return { other, isSignedIn: async () => (await other.request.get("/api/user")).ok() };
}

async function fillPasswords(page: Page, current: string, next: string) {
  await page.getByLabel("Current password", { exact: true }).fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByRole("button", { name: "Change Password" }).click();
}

e2e("a guest is sent to sign in and comes back", {}, async ({ page, context, origin }) => {
  for (const address of ["/account", "/credits"]) {
    await page.goto(address);
    assert.equal(page.url(), `${origin}/auth?redirect=${encodeURIComponent(address)}`);
  }
  const person = await signUp(context);
  await context.clearCookies();
  await page.goto("/account");
  await untilHydrated(page);
  await signInByForm(page, person);
  await page.getByRole("heading", { name: "Your account", exact: true }).waitFor();
});

e2e("the password is changed, other devices are signed out", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*400/);
  const person = await signUp(context);
  const { other, isSignedIn } = await otherBrowser(step);
  await signIn(other, person);
  await open(page);
  await checkPage(page);

  await page.getByRole("button", { name: "Change Password" }).click();
  assert.equal(await page.getByText("Password must be at least 8 characters").count(), 2);
  await checkPage(page);
  await fillPasswords(page, "not that one", NEW_PASSWORD);
  await toast(page).getByText("Password not changed").waitFor();
  const current = page.getByLabel("Current password", { exact: true });
  assert.equal(await current.getAttribute("aria-invalid"), "true");

  await fillPasswords(page, person.password, NEW_PASSWORD);
  await toast(page).getByText("Password changed").waitFor();
  assert.equal(await current.inputValue(), "");
  assert.equal(await isSignedIn(), false);
  await page.reload();
  await page.getByRole("heading", { name: "Your account", exact: true }).waitFor();
  await signIn(other, { ...person, password: NEW_PASSWORD });
  assert.equal(await isSignedIn(), true);
  await other.close();
});

e2e("sessions are listed and ended, one and all", { smoke: true }, async (step) => {
  const { page, context } = step;
  const person = await signUp(context);
  const others = [await otherBrowser(step), await otherBrowser(step), await otherBrowser(step)];
  for (const { other } of others) await signIn(other, person);
  const signedIn = async () =>
    (await Promise.all(others.map(({ isSignedIn }) => isSignedIn()))).filter(Boolean).length;
  await open(page);
  const list = page.getByRole("region", { name: "Where you're signed in" });
  assert.equal(await list.getByRole("listitem").count(), 4);
  await list.getByText("Chrome on Linux").first().waitFor();
  assert.equal(await list.getByText(/^Last used .* from the network [\d.:a-f]+…$/).count(), 4);
  const end = list.getByRole("button", { name: /^End the session of/ });
  await end.first().click();
  await toast(page).getByText("Session ended").waitFor();
  assert.equal(await list.getByRole("listitem").count(), 3);
  const focused = list.getByRole("list");
  await untilFocused(focused);
  assert.equal(await signedIn(), 2);
  await checkPage(page);
  await list.getByRole("button", { name: "End all others" }).click();
  await toast(page).getByText("Other sessions ended").waitFor();
  assert.equal(await list.getByRole("listitem").count(), 1);
  assert.equal(await signedIn(), 0);
  assert.equal(await list.getByRole("button").count(), 0);
  for (const { other } of others) await other.close();
});

e2e("sessions that failed to load can be loaded again", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await page.route("**/api/account/sessions", (route) => route.abort("connectionreset"));
  await page.goto("/account");
  await page.getByText("Your sessions could not be loaded").waitFor();
  await checkPage(page);
  await page.unroute("**/api/account/sessions");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("This device").waitFor();
  assert.equal(await page.getByText("Your sessions could not be loaded").count(), 0);
});

e2e("the user's data come as a ZIP", {}, async ({ page, context }) => {
  const { username } = await signUp(context);
  await drawPictures(context, 1);
  await open(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await coming;
  assert.equal(download.suggestedFilename(), `purrtrait-${username}.zip`);
  const bytes = await Deno.readFile(await download.path());
  assert.equal(new TextDecoder().decode(bytes.slice(0, 2)), "PK");
  assert.ok(bytes.length > 10_000);
});

e2e("the account is deleted for good", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*40[01]/);
  expectMessage(/Clear-Site-Data/);
  const person = await signUp(context);
  await open(page);
  const opener = page.getByRole("button", { name: "Delete account" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
  await dialog.getByText("This cannot be undone.").waitFor();
  await checkPage(page);
  await dialog.getByRole("button", { name: "Keep my account" }).click();
  await dialog.waitFor({ state: "detached" });
  await untilFocused(opener);

  await opener.click();
  await dialog.getByLabel("Your password", { exact: true }).fill("not that one");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByText("This is not your current password").waitFor();
  await checkPage(page);
  await dialog.getByLabel("Your password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await toast(page).getByText("Account deleted").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
  await page.goto("/auth");
  await untilHydrated(page);
  await signInByForm(page, person);
  await toast(page).getByText("Login failed").waitFor();
});

e2e("after signing out elsewhere a page asks to sign in again", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*401/);
  await signUp(context);
  await open(page);
  await context.clearCookies();
  await fillPasswords(page, "a cat on the roof", NEW_PASSWORD);
  await page.waitForURL("**/auth?redirect=%2Faccount");
  await toast(page).getByText("Please sign in again").waitFor();
});

e2e(
  "the account page on a phone, in the dark",
  { viewport: PHONE, colorScheme: "dark" },
  async ({ page, context }) => {
    await signUp(context);
    await open(page);
    await checkPage(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await checkPage(page);
    await page.getByRole("button", { name: "Delete account" }).click();
    await checkPage(page);
  },
);

e2e("the account page is light", {}, async ({ page, context, runtime }) => {
  await signUp(context);
  await open(page);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);
});
