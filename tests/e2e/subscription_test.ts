/**
 * Plans, bought and ended.
 */
import assert from "node:assert/strict";
import { toast, urlOf } from "./navigation.ts";
import { hold, styleTile } from "./generator_steps.ts";
import { checkPage, loadedBytes, untilFocused } from "./page_checks.ts";
import {
  act,
  arrive,
  balance,
  CANCELED,
  CONFIRMING,
  DEMO_MARK,
  fill,
  frameOf,
  onDemoPage,
  openWithBalance,
  PAID,
  paymentId,
  payOnDemoPage,
  plan,
  purchases,
  showsNotice,
} from "./paying.ts";
import { signIn, signUp } from "./people.ts";
import { e2e, PHONE } from "./e2e.ts";

const PACK_PAID = "/subscription?success=true&type=credit_pack";

/** What a person has bought, as the page asks for it. */
const LIST = "/api/user/subscriptions";

const today = () =>
  new Date().toLocaleDateString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });

e2e("a plan is bought in a dialog of the page", { smoke: true }, async (step) => {
  const { page, context, runtime } = step;
  await signUp(context);
  await openWithBalance(page, "/credits");
  await page.getByRole("link", { name: "Get more" }).click();
  await arrive(page, page.getByRole("heading", { name: "Subscription Plans" }));
  await page.getByText(DEMO_MARK).waitFor();
  await page.getByRole("main").getByText("You have 6 generations left.").waitFor();
  for (
    const [name, texts] of [
      ["Credit Pack", ["£4.99", "one-time", "30 generations", "Generate in any style"]],
      ["Monthly Subscription", ["£4.99", "per month", "30 generations monthly", "Cancel anytime"]],
      ["Premium Lifetime", ["£19.99", "BEST VALUE", "100 generations", "Exclusive styles"]],
    ] as const
  ) {
    for (const text of texts) await plan(page, name).getByText(text, { exact: true }).waitFor();
  }
  await page.getByText("Nothing bought yet").waitFor();
  await checkPage(page);

  const buy = page.getByRole("button", { name: "Buy Credit Pack" });
  await buy.click();
  const dialog = page.getByRole("dialog", { name: "Checkout: Credit Pack" });
  let frame = await frameOf(page);
  await frame.getByText(DEMO_MARK).waitFor();
  await checkPage(page);
  await dialog.getByRole("button", { name: "Not now" }).click();
  await dialog.waitFor({ state: "detached" });
  await untilFocused(buy);

  await buy.click();
  frame = await frameOf(page);
  await fill(frame, "is declined");
  await frame.getByRole("button", { name: "Pay £4.99" }).click();
  await frame.getByText("Your card was declined.").first().waitFor();
  assert.equal(await frame.getByLabel("Card number").inputValue(), "4000 0000 0000 0002");
  await checkPage(page);
  await fill(frame, "succeeds");
  await frame.getByRole("button", { name: "Pay £4.99" }).click();
  await showsNotice(page, PAID);
  assert.equal(urlOf(page), PACK_PAID);
  await page.getByText("Credit Pack is yours: 30 generations have been added").waitFor();
  await balance(page, 36);
  assert.deepEqual(await purchases(page), [["Credit Pack", "active", "30", "30"]]);
  await page.getByRole("cell", { name: today(), exact: true }).waitFor();
  await checkPage(page);

  await page.reload();
  await showsNotice(page, PAID);
  await balance(page, 36);
  const next = page.getByRole("link", { name: "Generate a cat" });
  assert.equal(await next.getAttribute("href"), "/generator");

  // Only what was bought is shown.
  await openWithBalance(page, "/subscription?success=true&type=premium_lifetime");
  assert.equal(await page.getByText(PAID).count(), 0);
  await showsNotice(page, "No payment found yet");
  await checkPage(page);
  const asked = page.waitForEvent("load");
  await page.getByRole("link", { name: "Check again" }).click();
  await asked;
  await showsNotice(page, "No payment found yet");
  assert.equal(urlOf(page), "/subscription?success=true&type=premium_lifetime");
  await openWithBalance(page, "/subscription?canceled=true");
  await showsNotice(page, CANCELED);
  await checkPage(page);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);
  assert.ok(await loadedBytes(page, "css") <= 14_000);
});

e2e("from the payment's frame Tab leads to the button that closes it", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await openWithBalance(page, "/subscription");
  await page.getByRole("button", { name: "Buy Credit Pack" }).click();
  const dialog = page.getByRole("dialog", { name: "Checkout: Credit Pack" });
  const frame = await frameOf(page);
  await frame.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Tab");
  const close = dialog.getByRole("button", { name: "Not now" });
  for (let more = 0; more < 5; more++) {
    if (await close.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
});

e2e(
  "a phone pays on the provider's page, and the bank asks",
  { viewport: PHONE, colorScheme: "dark" },
  async ({ page, context }) => {
    await signUp(context);
    await openWithBalance(page, "/subscription");
    await checkPage(page);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await onDemoPage(page);
    await page.getByRole("heading", { name: "Monthly Subscription" }).waitFor();
    await page.getByText("Billed monthly").waitFor();
    await checkPage(page);
    const pay = page.getByRole("button", { name: "Pay £4.99" });
    await pay.click();
    await page.getByText("Your card number is incomplete.").waitFor();
    await checkPage(page);
    await page.getByLabel("Card number").pressSequentially("4000002500003155");
    await page.getByLabel("Expiry date").pressSequentially("1234");
    await page.getByLabel("Security code").pressSequentially("123");
    assert.equal(await page.getByLabel("Card number").inputValue(), "4000 0025 0000 3155");
    assert.equal(await page.getByLabel("Expiry date").inputValue(), "12 / 34");
    await pay.click();
    await page.getByRole("heading", { name: "Do you confirm this payment?" }).waitFor();
    await checkPage(page);
    await page.getByRole("button", { name: "Decline" }).click();
    await page.getByText("You did not confirm the payment.").waitFor();
    assert.equal(await page.getByLabel("Card number").inputValue(), "4000 0025 0000 3155");

    // A reload in the middle: the bank still asks.
    await pay.click();
    const confirm = page.getByRole("button", { name: "Confirm payment" });
    await confirm.waitFor();
    await page.reload();
    await onDemoPage(page);
    await confirm.click();
    await showsNotice(page, PAID);
    await page.getByText("Monthly Subscription is yours").waitFor();
    await plan(page, "Monthly Subscription").getByText("Your plan").waitFor();
    await checkPage(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await checkPage(page);

    await page.getByRole("button", { name: "Cancel plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel your monthly plan?" });
    await checkPage(page);
    await dialog.getByRole("button", { name: "Keep my plan" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Cancel plan" }).click();
    let sent = 0;
    page.on("request", (request) => sent += Number(request.url().endsWith("/subscription/cancel")));
    // Twice before anything is drawn anew.
    await dialog.getByRole("button", { name: "Cancel plan" }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await toast(page).getByText("Plan canceled").waitFor();
    assert.equal(sent, 1);
    await plan(page, "Monthly Subscription").getByText("Nothing more will be charged.").waitFor();
    await dialog.waitFor({ state: "detached" });
    assert.equal(await page.getByRole("button", { name: "Cancel plan" }).count(), 0);
  },
);

e2e("a payment that stays pending is shown as that, until it is paid", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await openWithBalance(page, "/");
  assert.equal(await styleTile(page, "neon").isDisabled(), true);
  await page.getByText("Storybook, Neon and Stained Glass come with").waitFor();
  await checkPage(page);
  await page.getByRole("main").getByRole("link", { name: "Premium Lifetime" }).click();
  await arrive(page, page.getByRole("heading", { name: "Subscription Plans" }));
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Get Premium" }).click();
  await onDemoPage(page);
  const payment = paymentId(page);
  await fill(page, "stays pending");
  await page.getByRole("button", { name: "Pay £19.99" }).click();
  await page.getByRole("heading", { name: "The payment is pending" }).waitFor();
  await checkPage(page);
  // The page asks by itself how it stands; its first question waits until the bank has decided.
  const release = await hold(page, LIST);
  const asked = page.waitForRequest(`**${LIST}`);
  await page.getByRole("link", { name: "Back to Purrtrait" }).click();
  await showsNotice(page, CONFIRMING);
  await page.getByText("Premium Lifetime: your 100 generations").waitFor();
  await balance(page, 6);
  await plan(page, "Premium Lifetime").getByText("Waiting for your bank").waitFor();
  assert.equal(await page.getByRole("button", { name: "Get Premium" }).count(), 0);
  await checkPage(page);

  // The provider's word comes after the person.
  await asked;
  await act(context, payment, "settle", { outcome: "paid" });
  release();
  await showsNotice(page, PAID);
  await balance(page, 106);
  await page.setViewportSize({ width: 1280, height: 900 });
  await plan(page, "Premium Lifetime").getByText("Yours for life").waitFor();
  await page.getByRole("banner").getByText("Premium", { exact: true }).first().waitFor();
  await checkPage(page);

  // What is sold is delivered.
  await openWithBalance(page, "/");
  assert.equal(await styleTile(page, "neon").isDisabled(), false);
  await page.getByRole("main").getByText("Premium", { exact: true }).first().waitFor();
  await checkPage(page);
});

e2e("the demo page renews and refunds a payment", {}, async ({ page, context }) => {
  await signUp(context);
  await page.setViewportSize(PHONE);
  await openWithBalance(page, "/subscription");
  await payOnDemoPage(page, "Subscribe");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: "Demo payment" }).click();
  await onDemoPage(page);
  await page.getByRole("button", { name: "Let a month pass" }).click();
  await page.getByText("A month has passed.").waitFor();
  await checkPage(page);
  await page.getByRole("link", { name: "Back to Purrtrait" }).click();
  await balance(page, 66);
  assert.deepEqual(await purchases(page), [["Monthly Subscription", "active", "60", "60"]]);
  await page.getByRole("link", { name: "Demo payment" }).click();
  await onDemoPage(page);
  await page.getByRole("button", { name: "Refund it" }).click();
  await page.getByText("The money has been given back.").waitFor();
  await page.getByRole("heading", { name: "The money was given back" }).waitFor();
  // A refund takes back one month; the plan goes on.
  assert.deepEqual(await page.getByRole("button").allInnerTexts(), ["Let a month pass"]);
  await checkPage(page);
  await page.getByRole("link", { name: "Back to Purrtrait" }).click();
  await balance(page, 36);
  await plan(page, "Monthly Subscription").getByText("Your plan").waitFor();
});

e2e("turning back, opening a window, and coming back by the back button", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await openWithBalance(page, "/subscription");
  await page.getByRole("button", { name: "Buy Credit Pack" }).click();
  const dialog = page.getByRole("dialog", { name: "Checkout: Credit Pack" });
  await frameOf(page);
  const opening = context.waitForEvent("page");
  await dialog.getByRole("button", { name: "Open in a new window" }).click();
  const window = await opening;
  await onDemoPage(window);
  await dialog.waitFor({ state: "detached" });
  await window.getByRole("button", { name: "Cancel" }).click();
  await showsNotice(window, CANCELED);
  await window.close();

  // In the frame, too.
  await page.getByRole("button", { name: "Buy Credit Pack" }).click();
  await (await frameOf(page)).getByRole("button", { name: "Cancel" }).click();
  await showsNotice(page, CANCELED);

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Buy Credit Pack" }).click();
  await onDemoPage(page);
  await page.goBack();
  await showsNotice(page, CANCELED);
  await payOnDemoPage(page, "Buy Credit Pack");
  await balance(page, 36);
});

e2e("two tabs buy one plan once; a session that ended buys nothing", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource.*(401|409)/);
  const person = await signUp(context);
  await openWithBalance(page, "/subscription");
  const other = await context.newPage();
  await openWithBalance(other, "/subscription");
  await page.getByRole("button", { name: "Subscribe" }).click();
  let frame = await frameOf(page);
  await fill(frame, "succeeds");
  await frame.getByRole("button", { name: "Pay £4.99" }).click();
  await showsNotice(page, PAID);
  await balance(page, 36);
  // The other tab knows the balance at once, and what was bought when it is asked.
  await balance(other, 36);
  await other.getByRole("button", { name: "Subscribe" }).click();
  await toast(other).getByText("Subscription failed").waitFor();
  await plan(other, "Monthly Subscription").getByText("Your plan").waitFor();
  await other.close();

  await page.getByRole("button", { name: "Get Premium" }).click();
  frame = await frameOf(page);
  await fill(frame, "succeeds");
  await context.clearCookies();
  await frame.getByRole("button", { name: "Pay £19.99" }).click();
  await page.waitForURL("**/auth?redirect=*");
  await toast(page).getByText("Please log in").waitFor();
  await toast(page).getByText("You need to be logged in to purchase a subscription.").waitFor();

  await signIn(context, person);
  await openWithBalance(page, "/subscription");
  assert.deepEqual(await purchases(page), [["Monthly Subscription", "active", "30", "30"]]);
  await context.clearCookies();
  await page.getByRole("button", { name: "Get Premium" }).click();
  await page.waitForURL("**/auth?redirect=*");
  await toast(page).getByText("Please log in").waitFor();
});

e2e("a purchase that does not get under way shows its reason", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await openWithBalance(page, "/subscription");
  const refusals: [
    button: string,
    answer: { status?: number; json: object },
    ...texts: string[],
  ][] = [
    [
      "Buy Credit Pack",
      { status: 502, json: {} },
      "Purchase failed",
      "Failed to purchase credit pack",
    ],
    [
      "Subscribe",
      { status: 502, json: {} },
      "Subscription failed",
      "Failed to activate subscription",
    ],
    ["Get Premium", { status: 502, json: {} }, "Purchase failed", "Failed to purchase premium"],
    [
      "Get Premium",
      { status: 503, json: { message: "Too busy." } },
      "Purchase failed",
      "Too busy.",
    ],
    ["Get Premium", { json: {} }, "Error", "No checkout information provided"],
    [
      "Get Premium",
      { json: { url: "javascript:alert(1)" } },
      "Error",
      "Problem redirecting to checkout. Please try again.",
    ],
  ];
  for (const [button, answer, title, text] of refusals) {
    await page.route("**/api/subscription/*", (route) => route.fulfill(answer));
    await page.getByRole("button", { name: button }).click();
    await toast(page).getByText(title!, { exact: true }).waitFor();
    await toast(page).getByText(text!).waitFor();
    await page.unroute("**/api/subscription/*");
  }
  await checkPage(page);
});
