/**
 * What every page stands in: navigation, theme, toasts, the not-found page.
 */
import assert from "node:assert/strict";
import { open } from "./navigation.ts";
import { checkPage, loadedBytes, untilHydrated, untilPainted } from "./page_checks.ts";
import { e2e, PHONE } from "./e2e.ts";

e2e("an unknown address shows the not-found page, without any script", {}, async (step) => {
  const { page, expectMessage } = step;
  expectMessage(/Failed to load resource.*404/);
  const response = await page.goto("/no/such/page");
  assert.equal(response?.status(), 404);
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  await page.getByText("Did you forget to add the page to the router?").waitFor();
  assert.equal(await page.locator("script").count(), 0);
  assert.equal(await loadedBytes(page, "script"), 0);
  await checkPage(page);
  await page.getByRole("link", { name: "Take me home" }).click();
  await page.getByRole("heading", { name: "AI Cat Character Generator" }).waitFor();
});

e2e("the theme is chosen at once and stays", { colorScheme: "light" }, async ({ page }) => {
  await open(page, "/");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole("button", { name: "Dark" }).click();
  // A press before the switch is hydrated acts when it is.
  await page.locator("html[data-theme=dark]").waitFor();
  const dark = await paper();
  assert.notEqual(dark, light);
  await page.reload();
  assert.equal(await paper(), dark);
  await checkPage(page);
  await page.getByRole("button", { name: "System" }).click();
  await page.locator("html[data-theme=system]").waitFor();
  assert.equal(await paper(), light);
});

e2e("islands hydrate in a browser without requestIdleCallback", {}, async (step) => {
  const { page, context } = step;
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "requestIdleCallback"));
  await page.goto("/");
  assert.equal(await page.evaluate(() => "requestIdleCallback" in globalThis), false);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Dark" }).click();
  await page.locator("html[data-theme=dark]").waitFor();
});

e2e("the theme works without script", { javaScriptEnabled: false }, async ({ page }) => {
  await page.goto("/generator");
  await page.getByRole("button", { name: "Dark" }).click();
  await page.waitForURL("**/generator");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
});

e2e("the page is complete without script", { javaScriptEnabled: false }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { name: "AI Cat Character Generator" }).waitFor();
  await page.locator("noscript").getByLabel("Describe your cat").waitFor();
  const hint = await page.locator("noscript").textContent();
  assert.match(hint ?? "", /photos, colours, accessories and free changes need JavaScript/);
});

e2e("navigation and footer link to the main pages", {}, async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  assert.equal(
    await main.getByRole("link", { name: "Generator" }).getAttribute("aria-current"),
    "page",
  );
  assert.equal(
    await main.getByRole("link", { name: "Community Gallery" }).getAttribute("href"),
    "/community",
  );
  assert.equal(
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).getAttribute("href"),
    "/auth",
  );
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Community Gallery" }).waitFor();
  await footer.getByText(/©/).waitFor();
});

e2e(
  "the mobile menu opens, mirrors the navigation and closes",
  { viewport: PHONE },
  async (step) => {
    const { page } = step;
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    assert.equal(await menu.isVisible(), false);
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Community Gallery" }).waitFor();
    await menu.getByRole("link", { name: "Sign In" }).waitFor();
    await checkPage(page);
    await page.keyboard.press("Escape");
    assert.equal(await menu.isVisible(), false);
  },
);

e2e(
  "one toast at a time, closed by Escape, reached by F8; an error stays and can be read again",
  {},
  async (step) => {
    const { page } = step;
    await open(page, "/");
    const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
    const generate = page.getByRole("button", { name: "Generate Character" });
    await generate.click();
    await page.getByText("Validation Error").first().waitFor();
    await generate.click();
    await untilPainted(page);
    assert.equal(await toasts.count(), 1);
    await page.keyboard.press("F8");
    const inside = await page.evaluate(() =>
      document.activeElement?.closest("[role=region]")?.getAttribute("aria-label")
    );
    assert.match(inside ?? "", /Notifications/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await toasts.waitFor({ state: "detached" });
    await page.clock.install();
    await generate.click();
    await toasts.waitFor();
    await page.clock.runFor("01:00");
    assert.equal(await toasts.count(), 1);
    await page.getByRole("button", { name: "Recent messages" }).click();
    const messages = page.getByRole("dialog", { name: "Recent messages" });
    await messages.waitFor();
    assert.equal(await messages.getByText("Validation Error").count(), 3);
    await checkPage(page);
    await page.keyboard.press("Escape");
    assert.equal(await messages.count(), 0);
  },
);
