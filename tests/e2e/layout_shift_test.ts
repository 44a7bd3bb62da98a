/**
 * Nothing moves while a page comes: cumulative layout shift of 0.02 at most on every page, on a phone and on a
 * desk.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { open } from "./navigation.ts";
import { DESKTOP, e2e, PHONE } from "./e2e.ts";
import { describe, generate, preview } from "./generator_steps.ts";
import { adminPagesOf, GUEST_PAGES, pagesOf } from "./language_pages.ts";
import { seededSite } from "./seeded_site.ts";
import { layoutShift, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";

const MOST = 0.02;

/** The sum of all shifts since the page began to load, once it is at rest. */
async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url);
  return await shiftSoFar(page);
}

async function shiftSoFar(page: Page): Promise<number> {
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  return await layoutShift(page);
}

async function expectStill(page: Page, urls: readonly string[]): Promise<void> {
  const moving: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const url of urls) {
      const shift = await shiftOf(page, url);
      if (shift > MOST) moving.push(`${url} at ${viewport.width} px: ${shift.toFixed(3)}`);
    }
  }
  assert.deepEqual(moving, []);
}

e2e("no page of a user shifts while it loads", {}, async (step) => {
  const { page, context } = step;
  const site = await seededSite(step);
  await site.enter(context);
  const order = await context.request.post("/api/subscription/credit-pack", {
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const { pathname: payment } = new URL((await order.json()).url);
  await expectStill(page, [
    ...pagesOf(site),
    "/checkout?productId=credit_pack",
    payment,
    "/demo-billing",
    ...adminPagesOf(site),
  ]);
});

e2e("no page of a guest shifts while it loads", {}, async (step) => {
  const site = await seededSite(step);
  step.expectMessage(/Failed to load resource.*404/);
  await expectStill(step.page, [
    ...GUEST_PAGES,
    `/character/${site.cat}`,
    `/by/${site.person.username}`,
    "/reset-password?token=unknown",
    "/verify-email?token=unknown",
  ]);
});

for (const [where, viewport] of [["a phone", PHONE], ["a desk", DESKTOP]] as const) {
  e2e(`a reload keeps the layout of a draft, on ${where}`, { viewport }, async (step) => {
    const { page, context } = step;
    await signUp(context);
    const shifts: number[] = [];
    const reload = async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.reload();
      shifts.push(await shiftSoFar(page));
    };
    await open(page);
    await describe(page);
    await page.getByRole("img", { name: /^A sketch:/ }).waitFor();
    await page.getByRole("region", { name: "How we read your description" }).waitFor();
    await reload();
    await generate(page);
    await preview(page).getByText("Not saved yet").waitFor();
    await preview(page).getByLabel("Change something").waitFor();
    await reload();
    await preview(page).getByLabel("Change something").waitFor();
    assert.ok(shifts.every((shift) => shift <= MOST), `shifts: ${shifts}`);
  });
}
