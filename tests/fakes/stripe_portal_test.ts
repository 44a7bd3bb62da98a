/**
 * What buyers manage themselves: cards and invoices at Stripe's customer portal, the end of a plan and its
 * return.
 */
import assert from "node:assert/strict";
import { Failure } from "../../server/failures/failure.ts";
import { keys } from "../../server/store/keys.ts";
import type { Named, Subscription } from "./stripe_objects.ts";
import { openStripeShop } from "./stripe_shop.ts";

function isFailure(kind: string) {
  return (error: unknown) => error instanceof Failure && error.kind === kind;
}

interface PortalSession extends Named {
  customer: string;
  configuration: string;
  return_url: string;
}

Deno.test("[portal] it is the buyer's own, and leads back", async () => {
  await using shop = await openStripeShop({ buyers: 2 });
  const { stripe, payments, kv } = shop;
  await assert.rejects(payments.openPortal(1), isFailure("notFound"), "nothing was bought yet");
  await shop.order(1, "credit_pack");
  await shop.order(2, "credit_pack");
  const { url } = await payments.openPortal(1);
  assert.match(url, /^https:\/\/billing\.stripe\.com\//);
  const [session] = stripe.all<PortalSession>("billing_portal.session");
  assert.equal(session!.customer, (await kv.get<string>(keys.customer("stripe", 1))).value);
  assert.equal(session!.return_url, "https://purrtrait.example/subscription");
  assert.equal(session!.configuration, "bpc_default", "the account's own settings");

  stripe.deleteCustomer(session!.customer);
  await assert.rejects(payments.openPortal(1), isFailure("notFound"), "a deleted customer");
});

Deno.test("[portal] the settings of the variable are used", async () => {
  const variables = { STRIPE_PORTAL_CONFIGURATION: "bpc_ours" };
  await using shop = await openStripeShop({ variables });
  shop.stripe.add({ id: "bpc_ours", object: "billing_portal.configuration", created: 1 });
  await shop.order(1, "credit_pack");
  await shop.payments.openPortal(1);
  const [session] = shop.stripe.all<PortalSession>("billing_portal.session");
  assert.equal(session!.configuration, "bpc_ours");
});

Deno.test("[plan] a canceled plan is resumed until it ends, and not afterwards", async () => {
  await using shop = await openStripeShop();
  const { stripe, payments } = shop;
  await assert.rejects(payments.resumePlan(1), isFailure("notFound"), "without a plan");
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference);
  await shop.deliver();
  assert.equal((await payments.resumePlan(1)).status, "active", "it goes on already");
  await payments.cancelPlan(1);
  const resumed = await payments.resumePlan(1);
  assert.deepEqual([resumed.status, resumed.endDate], ["active", undefined]);
  const plan = stripe.get<Subscription>(stripe.planOf(reference));
  assert.equal(plan.cancel_at_period_end, false);

  // Canceled in the portal, which names the day.
  plan.cancel_at = plan.items.data[0]!.current_period_end;
  stripe.emit("customer.subscription.updated", plan);
  await shop.deliver();
  assert.ok((await payments.list(1))[0]!.endDate);
  assert.equal((await payments.resumePlan(1)).endDate, undefined);
  assert.equal(plan.cancel_at, null);

  await payments.cancelPlan(1);
  stripe.end(plan.id);
  // Its event has not arrived.
  await assert.rejects(payments.resumePlan(1), isFailure("notFound"));
  assert.deepEqual((await shop.state(1)).purchases, ["monthly canceled 30/30"]);
});

Deno.test("[plan] overdue, then unpaid, then paid with another card in the portal", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference);
  const plan = stripe.planOf(reference);
  stripe.renew(plan, "failed");
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly past_due 30/30"]);
  stripe.giveUp(plan);
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly unpaid 30/30"]);
  await assert.rejects(shop.order(1, "monthly"), isFailure("conflict"));
  stripe.renew(plan);
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 60/60"]);
});
