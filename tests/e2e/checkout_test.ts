/**
 * Our own checkout.
 */
import assert from "node:assert/strict";
import { toast, urlOf } from "./navigation.ts";
import { hold } from "./generator_steps.ts";
import { checkPage, loadedBytes, untilHydrated } from "./page_checks.ts";
import { arrive, balance, DEMO_MARK, fill, openWithBalance, PAID, showsNotice } from "./paying.ts";
import { signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

const INTENT = "/api/create-payment-intent";
const PAY = "/api/demo-payments/*/pay";

e2e("a checkout without a product leads to the plans", {}, async ({ page, context, origin }) => {
  for (
    const [url, redirect] of [
      ["/checkout", "checkout"],
      ["/checkout?productId=monthly", "checkout?productId=monthly"],
    ] as const
  ) {
    await page.goto(url);
    assert.equal(page.url(), `${origin}/auth?redirect=${encodeURIComponent(redirect)}`);
  }
  await signUp(context);
  await openWithBalance(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Checkout" }).first().click();
  await arrive(page, page.getByText("No product selected. Please choose a product first."));
  await checkPage(page);
  const back = page.getByRole("link", { name: "Back to Subscription Options" });
  assert.equal(await back.getAttribute("href"), "/subscription");
  await openWithBalance(page, "/checkout?productId=a-castle");
  await page.getByText("Failed to initialize checkout. Please try again later.").waitFor();
  await openWithBalance(page, "/checkout?success=true");
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await page.getByText("credited with extra character generations").waitFor();
  const next = page.getByRole("main").getByRole("link");
  assert.equal(await next.getAttribute("href"), "/generator");
  await checkPage(page);
});

e2e("a product is paid in the site's own form", {}, async (step) => {
  const { page, context, runtime } = step;
  await signUp(context);
  const release = await hold(page, INTENT);
  await page.goto("/checkout?productId=premium_lifetime");
  await page.getByText("Initializing payment system...").waitFor();
  await checkPage(page);
  release();
  await arrive(page, page.getByRole("heading", { name: "Complete your purchase" }));
  await page.getByText(DEMO_MARK).waitFor();
  const summary = page.getByRole("region", { name: "Summary" });
  for (
    const text of [
      "Premium Lifetime",
      "100 generations",
      "£19.99",
      "Lifetime access",
      "Priority generation",
      "Exclusive styles",
    ]
  ) await summary.getByText(text, { exact: true }).waitFor();
  assert.equal(await summary.getByText("Billed monthly").count(), 0);
  await page.getByText("You are charged immediately and get instant access.").waitFor();
  assert.equal(
    await page.getByRole("main").getByRole("link", { name: "Back" }).getAttribute("href"),
    "/subscription",
  );
  await checkPage(page);

  const pay = page.getByRole("button", { name: "Pay Now" });
  await pay.click();
  await page.getByText("Your card number is incomplete.").waitFor();
  await checkPage(page);
  await fill(page, "is declined");
  await pay.click();
  await toast(page).getByText("Payment Failed").waitFor();
  await toast(page).getByText("Your card was declined.").waitFor();
  assert.equal(await page.getByLabel("Card number").inputValue(), "4000 0000 0000 0002");
  assert.equal(await page.getByLabel("Security code").inputValue(), "123");
  await checkPage(page);

  await fill(page, "succeeds");
  const answer = await hold(page, PAY);
  await pay.click();
  const busy = page.getByRole("button", { name: "Processing" });
  await busy.click({ force: true });
  answer();
  await showsNotice(page, PAID);
  assert.equal(urlOf(page), "/subscription?success=true&type=premium_lifetime");
  await toast(page).getByText("Payment Successful").waitFor();
  await toast(page).getByText("Thank you for your purchase!").waitFor();
  await balance(page, 106);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);

  // What is owned is not sold again.
  step.expectMessage(/Failed to load resource.*409/);
  await page.goto("/checkout?productId=premium_lifetime");
  await page.getByText("Failed to initialize checkout. Please try again later.").waitFor();
  await checkPage(page);
});

e2e(
  "a monthly plan is paid on a phone, and the bank asks",
  { viewport: PHONE, colorScheme: "dark" },
  async ({ page, context, runtime }) => {
    await signUp(context);
    await openWithBalance(page, "/checkout?productId=monthly");
    const summary = page.getByRole("region", { name: "Summary" });
    for (const text of ["Billed monthly", "Monthly renewal", "Cancel anytime", "£4.99"]) {
      await summary.getByText(text, { exact: true }).waitFor();
    }
    await checkPage(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await checkPage(page);
    await page.setViewportSize(PHONE);
    await fill(page, "needs a confirmation");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Do you confirm this payment?" }).waitFor();
    await checkPage(page);
    if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);
    await page.getByRole("button", { name: "Confirm payment" }).click();
    await showsNotice(page, PAID);
    await page.getByText("Monthly Subscription is yours").waitFor();
    await balance(page, 36);

    // The way back does not lead to the payment: it has taken its place in the history.
    const entries = await page.evaluate(() => history.length);
    await page.reload();
    await showsNotice(page, PAID);
    assert.equal(await page.evaluate(() => history.length), entries);
  },
);

e2e("failures at the checkout are reported, and nothing typed is lost", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await page.route(`**${INTENT}`, (route) => route.fulfill({ status: 502, json: {} }));
  await openWithBalance(page, "/checkout?productId=credit_pack");
  await page.getByText("Failed to initialize checkout. Please try again later.").waitFor();
  await checkPage(page);
  await page.unroute(`**${INTENT}`);

  await openWithBalance(page, "/checkout?productId=credit_pack");
  await page.getByRole("heading", { name: "Complete your purchase" }).waitFor();
  await fill(page, "succeeds");
  await page.route(`**${PAY}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Pay Now" }).click();
  await toast(page).getByText("Payment Error").waitFor();
  await toast(page).getByText("An unexpected error occurred. Please try again.").waitFor();
  await page.unroute(`**${PAY}`);
  assert.equal(await page.getByLabel("Card number").inputValue(), "4242 4242 4242 4242");

  // The session ends in the middle.
  await context.clearCookies();
  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.waitForURL("**/auth?redirect=*");
  await toast(page).getByText("Please log in").waitFor();
  await untilHydrated(page);
  assert.equal(
    new URL(page.url()).searchParams.get("redirect"),
    "/checkout?productId=credit_pack",
  );
});
