/**
 * Passkeys, with the virtual authenticator of `passkey_device.ts`.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open, toast } from "./navigation.ts";
import { checkPage, loadedBytes, untilHydrated } from "./page_checks.ts";
import { signInByForm, signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";
import { plugIn, touch } from "./passkey_device.ts";

const section = (page: Page) => page.getByRole("region", { name: "Passkeys", exact: true });
const passkeyButton = (page: Page) => page.getByRole("button", { name: "Use a passkey" });

async function add(page: Page, name: string, password: string): Promise<void> {
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Go on" }).click();
}

e2e("a passkey is added, signs in without a name, is renamed and removed", {}, async (step) => {
  const { page, context, runtime, expectMessage } = step;
  expectMessage(/Failed to load resource.*40[01]/);
  expectMessage(/Clear-Site-Data/);
  const { username, password } = await signUp(context);
  await plugIn(step);
  await open(page, "/account");
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByRole("button", { name: "Go on" }).click();
  await dialog.getByText("Name is required").waitFor();
  await checkPage(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await add(page, "My laptop", "not that one");
  await dialog.getByText("This is not your current password").waitFor();
  assert.equal(await dialog.getByLabel("Name").inputValue(), "My laptop");
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await toast(page).getByText("Passkey added").waitFor();
  await section(page).getByText("My laptop").waitFor();
  await section(page).getByText("Not used yet").waitFor();
  await checkPage(page);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);

  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await toast(page).getByText("Logged out", { exact: true }).waitFor();
  await open(page, "/auth?redirect=%2Faccount");
  await checkPage(page);
  await passkeyButton(page).click();
  await toast(page).getByText(`You're now signed in as ${username}`).waitFor();
  await untilHydrated(page);
  await section(page).getByText(/^Last used/).waitFor();

  await section(page).getByRole("button", { name: "Rename My laptop" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename the passkey" });
  await checkPage(page);
  await renaming.getByLabel("Name").fill("Old laptop");
  await page.keyboard.press("Enter");
  await section(page).getByText("Old laptop").waitFor();
  await page.reload();
  await section(page).getByRole("button", { name: "Remove Old laptop" }).click();
  await toast(page).getByText("Passkey removed").waitFor();
  assert.equal(await section(page).getByText("Old laptop").count(), 0);
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await toast(page).getByText("Logged out", { exact: true }).waitFor();
  await open(page, "/auth");
  await passkeyButton(page).click();
  await toast(page).getByText("This passkey belongs to no account here.").waitFor();
  await checkPage(page);
});

e2e("a cancelled passkey is reported, and the password still works", {
  viewport: PHONE,
  colorScheme: "dark",
}, async (step) => {
  const { page, context } = step;
  const { username, password } = await signUp(context);
  const device = await plugIn(step);
  await context.clearCookies();
  await open(page, "/auth");
  await checkPage(page);
  await touch(device, false);
  await passkeyButton(page).click();
  await toast(page).getByText("No passkey was used.").waitFor();
  await signInByForm(page, { username, password });
  await toast(page).getByText("Welcome back!").waitFor();
});

e2e("the sign-in page loads few scripts: those of passkeys only when used", {}, async (step) => {
  const { page, runtime } = step;
  await plugIn(step);
  await open(page, "/auth");
  const before = await loadedBytes(page, "script");
  if (runtime === "preact") assert.ok(before <= 45_000, `${before} bytes`);
  assert.deepEqual(await librariesLoaded(page), []);
  await passkeyButton(page).click();
  await toast(page).getByText("No passkey was used.").waitFor();
  assert.equal((await librariesLoaded(page)).length, 1);
});

/** Scripts of the page so far that carry the passkey library. */
async function librariesLoaded(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const scripts = performance.getEntriesByType("resource").map(({ name }) => name)
      .filter((address) => address.endsWith(".js"));
    const texts = await Promise.all(scripts.map(async (address) => (await fetch(address)).text()));
    return scripts.filter((_, index) => texts[index]!.includes("WebAuthn is not supported"));
  });
}

e2e("a browser without passkeys is not offered any", {}, async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "PublicKeyCredential"));
  await open(page, "/auth");
  await passkeyButton(page).waitFor({ state: "detached" });
  await signUp(context);
  await open(page, "/account");
  await section(page).getByText("This browser cannot use passkeys on this site.").waitFor();
  await checkPage(page);
});
