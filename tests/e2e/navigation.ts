/** @module Going to a page, and what every page has. */
import type { Page } from "playwright-core";
import { untilHydrated } from "./page_checks.ts";

/** Opens a page and waits until its islands are hydrated. */
export async function open(page: Page, url = "/"): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
}

/** Where toasts appear. */
export const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ });

/** Path and query. */
export function urlOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
