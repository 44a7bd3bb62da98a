/**
 * A lost connection in every language, under the checks of pages.
 */
import { checkStates, inEveryLanguage } from "./language_checks.ts";
import { OFFLINE_GUEST_STATES, offlineStates } from "./language_offline.ts";
import { seededSite } from "./seeded_site.ts";

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
