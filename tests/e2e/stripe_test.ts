/**
 * Payments through Stripe: the product with the official client, Stripe's server and Stripe's script played
 * by fakes.
 */
import assert from "node:assert/strict";
import { fakeStripe } from "../fakes/stripe.ts";
import { toast, urlOf } from "./navigation.ts";
import { hold } from "./generator_steps.ts";
import { checkPage, loadedBytes } from "./page_checks.ts";
import {
  arrive,
  balance,
  CANCELED,
  CONFIRMING,
  DEMO_MARK,
  openWithBalance,
  PAID,
  plan,
  purchases,
  showsNotice,
} from "./paying.ts";
import { signUp } from "./people.ts";
import { serveStripe, type StripeAnswer, type StripeVisit } from "./stripe_script.ts";
import { e2e, PHONE, useVariables } from "./e2e.ts";

const stripe = await fakeStripe();
useVariables(stripe.variables);

Deno.test.afterAll(async () => await stripe[Symbol.asyncDispose]());

/** Everything that Stripe has to say of these things, sent to our webhook. */
async function deliver(origin: string, from: number): Promise<void> {
  for (const event of stripe.events.slice(from)) {
    const { body, signature } = await stripe.signed(event);
    const response = await fetch(`${origin}/api/payments/webhook`, {
      method: "POST",
      headers: { "stripe-signature": signature, "content-type": "application/json" },
      body,
    });
    assert.equal(response.status, 200, await response.text());
  }
}

/** What a person has bought, as the page asks for it. */
const LIST = "/api/user/subscriptions";

/** What Stripe calls the thing behind a client secret. */
const behind = ({ clientSecret }: StripeVisit) => clientSecret.split("_secret")[0]!;

e2e("Stripe's fields pay by our form", {}, async (step) => {
  const { page, context, origin, runtime } = step;
  await signUp(context);
  const before = stripe.events.length;
  const cards: Record<string, (visit: StripeVisit) => Promise<StripeAnswer>> = {
    declined: () => Promise.resolve({ error: { message: "Your card has insufficient funds." } }),
    broken: () => Promise.reject(new Error("Stripe is not at home")),
    async good(visit) {
      assert.equal(visit.returnUrl, `${origin}/subscription?success=true&type=credit_pack`);
      assert.match(visit.look!.variables.colorText!, /^rgb/);
      stripe.pay(behind(visit));
      // The word of Stripe's server is there before the browser is back.
      await deliver(origin, before);
      return { paymentIntent: { status: "succeeded" } };
    },
  };
  const loads = await serveStripe(context, (visit) => cards[visit.cardNumber]!(visit));
  await openWithBalance(page, "/subscription");
  assert.equal(await page.getByText(DEMO_MARK).count(), 0);
  assert.equal(loads(), 0);
  await page.getByText(/^Other ways to pay.*Credit Pack/).click();
  await page.getByRole("link", { name: /^Pay by card, here.*Credit Pack/ }).click();
  await arrive(page, page.getByRole("heading", { name: "Complete your purchase" }));
  const number = page.getByLabel("Stripe's card number");
  const pay = page.getByRole("button", { name: "Pay Now" });
  await number.fill("declined");
  assert.equal(loads(), 1);
  assert.equal(await page.getByText(DEMO_MARK).count(), 0);
  await checkPage(page);
  await pay.click();
  await toast(page).getByText("Payment Failed").waitFor();
  await toast(page).getByText("Your card has insufficient funds.").waitFor();
  assert.equal(await number.inputValue(), "declined");
  await number.fill("broken");
  await pay.click();
  await toast(page).getByText("An unexpected error occurred. Please try again.").waitFor();
  await number.fill("good");
  await pay.click();
  await showsNotice(page, PAID);
  assert.equal(urlOf(page), "/subscription?success=true&type=credit_pack");
  await toast(page).getByText("Thank you for your purchase!").waitFor();
  await balance(page, 36);
  assert.deepEqual(await purchases(page), [["Credit Pack", "active", "30", "30"]]);
  if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000);
});

e2e(
  "Stripe's checkout in a dialog, in a window, and on its own page",
  {},
  async (step) => {
    const { page, context, origin } = step;
    await signUp(context);
    let before = stripe.events.length;
    const HOSTED = "https://checkout.stripe.com/";
    await context.route(
      `${HOSTED}**`,
      (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Stripe</title><h1>Stripe</h1>" }),
    );
    await serveStripe(context, (visit) => {
      stripe.pay(behind(visit), { slow: true });
      const session = `session_id=${behind(visit)}`;
      const url = `${origin}/subscription?success=true&type=premium_lifetime&${session}`;
      return Promise.resolve({ url });
    });

    await openWithBalance(page, "/subscription");
    await page.getByRole("button", { name: "Get Premium" }).click();
    const dialog = page.getByRole("dialog", { name: "Checkout: Premium Lifetime" });
    await dialog.getByRole("button", { name: "Pay at Stripe" }).waitFor();
    await checkPage(page);
    const opening = context.waitForEvent("page");
    await dialog.getByRole("button", { name: "Open in a new window" }).click();
    const window = await opening;
    await window.waitForURL(`${HOSTED}**`);
    await dialog.waitFor({ state: "detached" });
    await window.close();

    // The bank takes its time: Stripe's word comes after the buyer.
    await page.getByRole("button", { name: "Get Premium" }).click();
    const release = await hold(page, LIST);
    const asked = page.waitForRequest(`**${LIST}`);
    await dialog.getByRole("button", { name: "Pay at Stripe" }).click();
    await showsNotice(page, CONFIRMING);
    await balance(page, 6);
    await asked;
    stripe.settle(stripe.newest("session"), "paid");
    await deliver(origin, before);
    release();
    await showsNotice(page, PAID);
    await balance(page, 106);
    await plan(page, "Premium Lifetime").getByText("Yours for life").waitFor();

    // A phone goes to Stripe's page, and turns back there.
    before = stripe.events.length;
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.waitForURL(`${HOSTED}**`);
    await openWithBalance(page, "/subscription?canceled=true");
    await showsNotice(page, CANCELED);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.waitForURL(`${HOSTED}**`);
    const session = page.url().split("/").at(-1)!;
    stripe.pay(session);
    await openWithBalance(page, `/subscription?success=true&type=monthly&session_id=${session}`);
    await showsNotice(page, PAID);
    await balance(page, 136);
    await deliver(origin, before);
    await page.reload();
    await showsNotice(page, PAID);
    await balance(page, 136);
  },
);

e2e("without Stripe's script the page says so and offers a way out", {}, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/Failed to load resource/);
  await signUp(context);
  await context.route("https://js.stripe.com/**", (route) => route.abort());
  await openWithBalance(page, "/checkout?productId=monthly");
  await page.getByText("Failed to initialize checkout. Please try again later.").waitFor();
  await checkPage(page);
  await openWithBalance(page, "/subscription");
  await page.getByRole("button", { name: "Buy Credit Pack" }).click();
  const dialog = page.getByRole("dialog", { name: "Checkout: Credit Pack" });
  await dialog.getByText("The checkout could not be shown here").waitFor();
  // Beside the dialog, which is all that screen readers read now.
  await page.getByText("Failed to initiate checkout", { exact: true }).waitFor();
  await checkPage(page);
});
