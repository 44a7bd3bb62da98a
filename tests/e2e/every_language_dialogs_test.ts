/**
 * Every dialog, refused form, lost connection and payment in every language, under the checks of pages.
 */
import { PHONE } from "./e2e.ts";
import {
  check,
  checkPages,
  checkStates,
  inEveryLanguage,
  inLanguagesWith,
  open,
} from "./language_checks.ts";
import { dialogsOf } from "./language_dialogs.ts";
import { OFFLINE_GUEST_STATES, offlineStates } from "./language_offline.ts";
import { refusedOf } from "./language_refusals.ts";
import { seededSite } from "./seeded_site.ts";
import { checkPage } from "./page_checks.ts";
import { signUp } from "./people.ts";

inEveryLanguage("dialogs and refused forms are accessible and fit a phone", async (step) => {
  const site = await seededSite(step);
  await site.enter(step.context);
  await checkStates(step, [...dialogsOf(site), ...refusedOf(site)]);
});

inEveryLanguage("what a lost connection leaves is accessible and fits a phone", async (step) => {
  const { context, expectMessage } = step;
  expectMessage(/Failed to load resource: net::/);
  // An island that the taller windows of the checks bring into view.
  expectMessage(/Failed to fetch dynamically imported module/);
  const site = await seededSite(step);
  await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await checkStates(step, OFFLINE_GUEST_STATES);
  await site.enter(context);
  await checkStates(step, offlineStates(site));
});

inLanguagesWith(
  "fr",
  "a plan's payment and its end are accessible and fit a phone",
  async (step) => {
    const { page, actions } = step;
    await signUp(step.context);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(step, "/subscription");
    await actions.press("Subscribe");
    await page.getByRole("dialog").locator("iframe").waitFor();
    await checkPage(page);
    const frame = page.frameLocator("iframe");
    await frame.locator("cat-island[hydrated]").waitFor({ state: "attached" });
    const pay = frame.locator("form button[type=submit]");
    await pay.click();
    await frame.locator("[aria-invalid=true]").first().waitFor();
    await checkPage(page);
    const card = ["4242 4242 4242 4242", "12 / 34", "123"];
    for (const [at, value] of card.entries()) {
      await frame.locator("form input[type=text], form input:not([type])").nth(at).fill(value);
    }
    await pay.click();
    await page.waitForURL(/success=true/);
    await page.setViewportSize(PHONE);
    await checkPages(step, ["/subscription", "/demo-billing"]);
    await open(step, "/subscription");
    await actions.press("Cancel plan");
    await page.getByRole("dialog").waitFor();
    await check(step);
  },
);
