/**
 * The page about the API: every call is on it, without script.
 */
import assert from "node:assert/strict";
import { CALLS } from "../../server/openapi/calls.ts";
import { e2e, PHONE } from "./e2e.ts";
import { open } from "./navigation.ts";
import { checkPage, loadedBytes } from "./page_checks.ts";

e2e(
  "the page about the API names every call, without any script",
  {},
  async ({ page }) => {
    await open(page);
    // By key: on the way down to the footer more of the page comes and moves it, and a press of the mouse that began
    // on the link would end beside it.
    await page.getByRole("link", { name: "API", exact: true }).press("Enter");
    await page.getByRole("heading", { name: "API", level: 1 }).waitFor();
    assert.equal(await page.getByRole("heading", { level: 3 }).count(), CALLS.length);
    for (const { call } of CALLS) {
      await page.getByRole("heading", { name: call, exact: true, level: 3 }).waitFor();
    }
    await checkPage(page);
    await page.reload();
    assert.equal(await loadedBytes(page, "script"), 0);
    const [document] = await Promise.all([
      page.waitForResponse("**/openapi.json"),
      page.getByRole("link", { name: "openapi.json" }).click(),
    ]);
    assert.match((await document.json()).openapi, /^3\.1/);
  },
);

e2e("on a phone, in the dark, the page about the API does not scroll sideways", {
  viewport: PHONE,
  colorScheme: "dark",
}, async ({ page }) => {
  await page.goto("/api");
  await page.getByRole("heading", { name: "API", level: 1 }).waitFor();
  await checkPage(page);
});
