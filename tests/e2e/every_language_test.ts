/**
 * Every page in every language: accessible, no id twice, and nothing wider than its window on a small phone, also
 * with letters twice as large, a phone and a desk.
 */
import { checkPages, checkStates, inEveryLanguage } from "./language_checks.ts";
import { DRAWN_BY_GUESTS } from "./language_dialogs.ts";
import { adminPagesOf, GUEST_PAGES, pagesOf } from "./language_pages.ts";
import { REFUSED_OF_GUESTS } from "./language_refusals.ts";
import { seededSite } from "./seeded_site.ts";

inEveryLanguage("what guests see is accessible and fits a phone", async (step) => {
  await checkPages(step, GUEST_PAGES);
  await checkStates(step, [...REFUSED_OF_GUESTS, ...DRAWN_BY_GUESTS]);
});

inEveryLanguage("pages are accessible and fit a phone", async (step) => {
  const site = await seededSite(step);
  await site.enter(step.context);
  await checkPages(step, pagesOf(site));
});

inEveryLanguage("admin pages are accessible and fit a phone", async (step) => {
  const site = await seededSite(step);
  await site.enter(step.context);
  await checkPages(step, adminPagesOf(site));
});
