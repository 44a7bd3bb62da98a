/**
 * On a slow network a page is seen long before its scripts have come: what is pressed meanwhile is done when
 * they have.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { toast } from "./navigation.ts";
import { preview, styleTile } from "./generator_steps.ts";
import { e2e, PHONE } from "./e2e.ts";

/** Opens a page whose scripts come only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return gate.resolve;
}

const pressed = (page: Page) =>
  page.locator("button[aria-pressed=true]", { hasText: /^(Hat|Scarf)$/ }).allTextContents();

e2e("buttons pressed before hydration act afterwards, each once", {
  smoke: true,
  viewport: PHONE,
}, async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, "/");
  const hat = page.getByRole("button", { name: "Hat", exact: true });
  await hat.click();
  await page.getByRole("button", { name: "Scarf", exact: true }).click();
  // Nothing is seen to happen, so one presses again.
  await hat.click();
  assert.deepEqual(await pressed(page), []);
  bringScripts();
  await page.locator("button[aria-pressed=true]", { hasText: "Scarf" }).waitFor();
  assert.deepEqual(await pressed(page), ["Hat", "Scarf"]);
  await hat.click();
  assert.deepEqual(await pressed(page), ["Scarf"]);
});

e2e("Generate that is pressed early draws what is typed", {}, async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, "/");
  await page.getByLabel("Describe your cat").fill("a black cat on a roof");
  await styleTile(page, "pixel").check();
  await page.getByRole("button", { name: "Generate Character" }).click();
  bringScripts();
  await preview(page).getByText("Generating your cat character...").waitFor();
  await preview(page).getByText("Not saved yet").waitFor();
  assert.equal(new URL(page.url()).search, "");
});

for (
  const [what, files] of [
    ["no script comes", "**/assets/entries/*"],
    ["the scripts of the islands do not come", "**/assets/chunks/*"],
  ] as const
) {
  e2e(`${what}: the form is sent without them`, {}, async ({ page, expectMessage }) => {
    expectMessage(/Failed to load resource|Failed to fetch dynamically/);
    const gate = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await gate.promise;
      await route.abort();
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.getByLabel("Describe your cat").fill("a black cat on a roof");
    await page.getByRole("button", { name: "Generate Character" }).click();
    gate.resolve();
    await page.waitForURL(/description=a\+black\+cat/, { waitUntil: "commit" });
  });
}

e2e("an early press in a form with a password sends nothing by itself", {
  viewport: PHONE,
}, async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, "/auth");
  await page.getByRole("button", { name: "Sign In" }).last().click();
  bringScripts();
  await page.getByText(/Username must be|Username is required/).first().waitFor();
  assert.equal(new URL(page.url()).search, "");
  assert.equal(await toast(page).getByText("Login failed").count(), 0);
});
