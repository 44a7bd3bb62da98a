/**
 * Plans that fail, end and go on: what their buyers see and can do.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { toast } from "./navigation.ts";
import { e2e, PHONE } from "./e2e.ts";
import { checkPage } from "./page_checks.ts";
import {
  arrive,
  balance,
  fill,
  onDemoPage,
  openWithBalance,
  payOnDemoPage,
  plan,
} from "./paying.ts";
import { signUp } from "./people.ts";

const MONTHLY = "Monthly Subscription";

/** Waits for a purchase in this state; the table has it elsewhere on phones. */
const listed = (page: Page, state: string | RegExp) =>
  page.getByRole("region", { name: "Your Subscriptions" }).getByText(state)
    .filter({ visible: true }).waitFor();

for (
  const look of [
    { viewport: { width: 1280, height: 900 }, colorScheme: "light" },
    { viewport: PHONE, colorScheme: "dark" },
  ] as const
) {
  e2e(
    `a card fails, another one pays, the plan is canceled and resumed (${look.colorScheme})`,
    look,
    async ({ page, context, expectMessage }) => {
      // A declined card.
      expectMessage(/Failed to load resource.*400/);
      await signUp(context);
      await page.setViewportSize(PHONE);
      await openWithBalance(page, "/subscription");
      assert.equal(await page.getByRole("button", { name: "Cards and invoices" }).count(), 0);
      await payOnDemoPage(page, "Subscribe", "pays once, then fails");
      await page.setViewportSize(look.viewport);
      await page.getByRole("link", { name: "Demo payment" }).click();
      await onDemoPage(page);
      await page.getByRole("button", { name: "Let a month pass" }).click();
      await page.getByRole("heading", { name: "The last month was not paid" }).waitFor();
      await checkPage(page);

      await openWithBalance(page, "/subscription");
      await plan(page, MONTHLY).getByText("Payment overdue").waitFor();
      await plan(page, MONTHLY).getByText("It is tried again in the next days.").waitFor();
      await listed(page, "payment overdue");
      await checkPage(page);
      await page.getByRole("button", { name: "Replace the card" }).click();
      await page.waitForURL("**/demo-billing");
      await arrive(page, page.getByRole("heading", { name: "Cards and invoices" }));
      await page.getByText("by the card ending in 0341").waitFor();
      await checkPage(page);
      await fill(page, "is declined");
      await page.getByRole("button", { name: "Replace card" }).click();
      await page.getByText("Your card was declined.").first().waitFor();
      await checkPage(page);
      await fill(page, "succeeds");
      await page.getByRole("button", { name: "Replace card" }).click();
      await toast(page).getByText("The card has been replaced").waitFor();
      await page.getByText("by the card ending in 4242").waitFor();
      assert.equal(await page.getByRole("row").count(), 3, "two invoices");

      await page.getByRole("link", { name: "Back to your plans" }).click();
      await arrive(page, plan(page, MONTHLY).getByText("Your plan"));
      await page.getByText("You have 66 generations left.").waitFor();
      await page.getByRole("button", { name: "Cancel plan" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel your monthly plan?" });
      await dialog.getByRole("button", { name: "Cancel plan" }).click();
      await dialog.waitFor({ state: "detached" });
      await plan(page, MONTHLY).getByText("Nothing more will be charged.").waitFor();
      await listed(page, /^ends /);
      await checkPage(page);
      await page.getByRole("button", { name: "Resume plan" }).click();
      await toast(page).getByText("Plan resumed").waitFor();
      await plan(page, MONTHLY).getByText("Your plan").waitFor();
      await checkPage(page);
    },
  );
}

e2e("an overdue plan that is canceled ends at once", {}, async ({ page, context }) => {
  await signUp(context);
  await page.setViewportSize(PHONE);
  await openWithBalance(page, "/subscription");
  await payOnDemoPage(page, "Subscribe", "pays once, then fails");
  await page.getByRole("link", { name: "Demo payment" }).click();
  await onDemoPage(page);
  await page.getByRole("button", { name: "Let a month pass" }).click();
  await page.getByRole("button", { name: "Let it be tried again" }).click();
  await page.getByText("It was tried again.").waitFor();
  await openWithBalance(page, "/subscription");
  await plan(page, MONTHLY).getByText("It is not tried again by itself.").waitFor();
  await checkPage(page);
  await page.getByRole("button", { name: "Cancel plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel your monthly plan?" });
  await dialog.getByText("It ends at once").waitFor();
  await dialog.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("button", { name: "Subscribe" }).waitFor();
  await listed(page, "canceled");
  await balance(page, 36);
});

e2e("the checkout without a product shows the plans to choose from", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await page.goto("/checkout");
  await page.getByText("No product selected. Please choose a product first.").waitFor();
  await checkPage(page);
  await page.getByRole("link", { name: "Choose Credit Pack" }).click();
  await arrive(page, page.getByRole("heading", { name: "Complete your purchase" }));
  await page.getByRole("button", { name: "Pay Now" }).waitFor();
});

e2e("each plan shows one way to pay, and the other on request", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await openWithBalance(page, "/subscription");
  for (const name of ["Credit Pack", MONTHLY, "Premium Lifetime"]) {
    const ways = plan(page, name).locator("button, a").filter({ visible: true });
    assert.equal(await ways.count(), 1, name);
    await plan(page, name).getByText("Other ways to pay").press("Enter");
    assert.equal(await ways.count(), 2, name);
  }
  await checkPage(page);
});

e2e("a purchase in one tab changes the balance of the others at once", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  const other = await context.newPage();
  await openWithBalance(other, "/");
  await balance(other, 6);
  await page.setViewportSize(PHONE);
  await openWithBalance(page, "/subscription");
  await payOnDemoPage(page, "Buy Credit Pack");
  await balance(other, 36);
});
