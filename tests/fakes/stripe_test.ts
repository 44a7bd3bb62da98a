/**
 * Our payments through the official client, against the fake.
 */
import assert from "node:assert/strict";
import { PRODUCT_IDS } from "../../lib/payments/product.ts";
import { readConfig } from "../../server/config.ts";
import { Failure } from "../../server/failures/failure.ts";
import { createPayments } from "../../server/payments/payments.ts";
import { createStripeProvider } from "../../server/payments/stripe/stripe_provider.ts";
import { addBuyer } from "../support/buyers.ts";
import { fakeStripe } from "./stripe.ts";
import { openStripeShop } from "./stripe_shop.ts";

function isFailure(kind: string) {
  return (error: unknown) => error instanceof Failure && error.kind === kind;
}

const MODES = ["hosted", "embedded", "form"] as const;

for (const mode of MODES) {
  Deno.test(`[stripe] a credit pack, ${mode}: credited by its events, once`, async () => {
    await using shop = await openStripeShop();
    const reference = await shop.order(1, "credit_pack", mode);
    await shop.deliver();
    assert.deepEqual((await shop.state(1)).purchases, ["credit_pack pending 0/30"]);
    shop.stripe.pay(reference);
    await shop.deliver();
    assert.deepEqual(await shop.state(1), {
      available: 36,
      owed: 0,
      isPremium: false,
      purchases: ["credit_pack active 30/30"],
    });
  });

  Deno.test(`[stripe] a monthly plan, ${mode}: renewed, failing, canceled, ended`, async () => {
    await using shop = await openStripeShop();
    const { stripe } = shop;
    const reference = await shop.order(1, "monthly", mode);
    stripe.pay(reference);
    await shop.deliver();
    const plan = stripe.planOf(reference);
    assert.deepEqual((await shop.state(1)).purchases, ["monthly active 30/30"]);
    await assert.rejects(shop.order(1, "monthly"), isFailure("conflict"));
    stripe.renew(plan, "failed");
    await shop.deliver();
    assert.deepEqual((await shop.state(1)).purchases, ["monthly past_due 30/30"]);
    stripe.renew(plan);
    await shop.deliver();
    assert.deepEqual((await shop.state(1)).purchases, ["monthly active 60/60"]);

    const canceled = await shop.payments.cancelPlan(1);
    assert.equal(canceled.status, "active");
    assert.ok(Date.parse(canceled.endDate!) > Date.now());
    stripe.end(plan);
    await shop.deliver();
    assert.deepEqual((await shop.state(1)).purchases, ["monthly canceled 60/60"]);
    await shop.order(1, "monthly");
  });
}

Deno.test("[stripe] a renewal that is refunded is found by its payment, whose metadata are empty", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference);
  stripe.renew(stripe.planOf(reference));
  const [, renewal] = stripe.paymentsOf(reference);
  stripe.refund(renewal!);
  // The refund alone arrives: nothing of this purchase was ever heard before.
  const refund = stripe.events.find(({ type }) => type === "charge.refunded")!;
  const { body, signature } = await stripe.signed(refund);
  await shop.payments.accept(body, signature);
  await shop.payments.settled();
  assert.deepEqual((await shop.state(1)).purchases, ["monthly active 30/30"]);
});

Deno.test("[stripe] refunds, parts of them, disputes lost and won", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const buy = async () => {
    const reference = await shop.order(1, "credit_pack");
    stripe.pay(reference);
    await shop.deliver();
    return stripe.paymentsOf(reference)[0]!;
  };
  const first = await buy();
  stripe.refund(first, 100);
  await shop.deliver();
  // 100 of 499 pence: 6 of 30 credits, not quite 6.02.
  assert.deepEqual((await shop.state(1)).purchases, ["credit_pack active 24/24"]);
  stripe.refund(first);
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases, ["credit_pack refunded 0/0"]);

  const second = await buy();
  stripe.dispute(second);
  await shop.deliver();
  assert.equal((await shop.state(1)).available, 6);
  stripe.closeDispute(second, "won");
  await shop.deliver();
  assert.deepEqual((await shop.state(1)).purchases[0], "credit_pack active 30/30");

  const third = await buy();
  stripe.dispute(third);
  await shop.deliver();
  stripe.closeDispute(third, "lost");
  await shop.deliver();
  await shop.payments.reconcile();
  assert.deepEqual((await shop.state(1)).purchases[0], "credit_pack refunded 0/0");
  assert.equal(
    (await shop.state(1)).available,
    36,
    "what the second purchase brought is still there",
  );
  const { entries } = await listOf(shop.kv);
  assert.deepEqual(entries, [
    "grant 6",
    "credit_pack 30",
    "refund -6",
    "refund -24",
    "credit_pack 30",
    "dispute -30",
    "dispute_won 30",
    "credit_pack 30",
    "dispute -30",
  ]);
});

async function listOf(kv: Deno.Kv) {
  const { listEntries } = await import("../../server/store/credits/statement.ts");
  const { entries } = await listEntries(kv, 1, { limit: 50 });
  return { entries: entries.reverse().map(({ kind, amount }) => `${kind} ${amount}`) };
}

Deno.test("[stripe] slow payments are confirming until the bank has decided", async () => {
  await using shop = await openStripeShop();
  const { stripe, payments } = shop;
  const query = (type: string) => new URLSearchParams({ success: "true", type });
  for (const mode of ["hosted", "form"] as const) {
    const reference = await shop.order(1, "premium_lifetime", mode);
    stripe.pay(reference, { slow: true });
    const page = await payments.subscriptionPage(1, query("premium_lifetime"));
    assert.equal(page.returned?.state, "confirming");
    await assert.rejects(shop.order(1, "premium_lifetime", mode), isFailure("conflict"));
    stripe.settle(reference, mode === "hosted" ? "failed" : "paid");
    await shop.deliver();
  }
  assert.deepEqual(await shop.state(1), {
    available: 106,
    owed: 0,
    isPremium: true,
    purchases: ["premium_lifetime active 100/100", "premium_lifetime canceled 0/0"],
  });
});

Deno.test("[stripe] the success page credits when the events are late", async () => {
  await using shop = await openStripeShop();
  const reference = await shop.order(1, "credit_pack", "embedded");
  shop.stripe.pay(reference);
  const query = { success: "true", type: "credit_pack", session_id: reference };
  const page = await shop.payments.subscriptionPage(1, new URLSearchParams(query));
  assert.equal(page.returned?.state, "paid");
  assert.equal(page.balance.available, 36);
  await shop.deliver();
  assert.equal((await shop.state(1)).available, 36);
});

Deno.test("[stripe] one customer for all purchases of a user, with the user's e-mail", async () => {
  await using shop = await openStripeShop({ buyers: 2 });
  const { stripe } = shop;
  await Promise.all([shop.order(1, "monthly"), shop.order(1, "credit_pack")]);
  await shop.order(1, "premium_lifetime", "form");
  await shop.order(2, "credit_pack");
  const customers = stripe.all<{ id: string; object: string; created: number; email: string }>(
    "customer",
  );
  const used = new Set(
    [...stripe.all("checkout.session"), ...stripe.all("payment_intent")]
      .map((thing) => (thing as unknown as { customer: string }).customer),
  );
  assert.equal(used.size, 2);
  assert.deepEqual(
    new Set(customers.map(({ email }) => email)),
    new Set(["buyer1@example.com", "buyer2@example.com"]),
  );
});

Deno.test("[stripe] a lost answer opens no second checkout; an outage answers as a failure of the provider", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  for (const trouble of ["lost answer", "server error", "rate limit"] as const) {
    stripe.trouble = (path) => path.endsWith("/sessions") ? trouble : undefined;
    await assert.rejects(shop.order(1, "monthly"), isFailure("provider"));
  }
  stripe.trouble = undefined;
  const reference = await shop.order(1, "monthly");
  assert.deepEqual(stripe.all("checkout.session").map(({ id }) => id), [reference]);
  assert.deepEqual((await shop.state(1)).purchases, ["monthly pending 0/30"]);
});

Deno.test("[stripe] an event that could not be acted on is acted on later", async () => {
  await using shop = await openStripeShop();
  const { stripe, payments } = shop;
  stripe.pay(await shop.order(1, "credit_pack"));
  stripe.trouble = () => "server error";
  await shop.deliver();
  assert.equal((await shop.state(1)).available, 6);
  stripe.trouble = undefined;
  await payments.resume();
  await payments.settled();
  assert.equal((await shop.state(1)).available, 36);
});

Deno.test("[stripe] reconciliation finds what no event announced, and mends the ledger", async () => {
  await using shop = await openStripeShop({ buyers: 2 });
  const { stripe, payments, kv } = shop;
  stripe.pay(await shop.order(1, "credit_pack"));
  stripe.pay(await shop.order(1, "monthly", "form"));
  stripe.pay(await shop.order(2, "premium_lifetime", "form"));
  const { lostEvents, corrected } = await payments.reconcile();
  assert.deepEqual([lostEvents, corrected], [stripe.events.length, 0]);
  assert.equal((await shop.state(1)).available, 66);
  assert.equal((await shop.state(2)).available, 106);
  assert.deepEqual(await payments.reconcile(), { lostEvents: 0, repaired: 0, corrected: 0 });

  // A ledger loses an entry, and the credits with it.
  const ledger = await Array.fromAsync(kv.list<{ kind: string }>({ prefix: ["ledger", 2] }));
  await kv.delete(ledger.find(({ value }) => value.kind === "premium_lifetime")!.key);
  await kv.set(["balances", 2], { available: 6, held: 0 });
  assert.equal((await payments.reconcile()).corrected, 1);
  assert.equal((await shop.state(2)).available, 106);
  assert.deepEqual(await payments.reconcile(), { lostEvents: 0, repaired: 0, corrected: 0 });
});

Deno.test("[stripe] a payment of another amount, or of another order, brings nothing", async () => {
  await using shop = await openStripeShop();
  const { stripe } = shop;
  const cheap = await shop.order(1, "premium_lifetime", "form");
  stripe.get<{ id: string; object: string; created: number; amount: number }>(cheap).amount = 1;
  stripe.pay(cheap);
  const foreign = await shop.order(1, "credit_pack");
  stripe.get<{ id: string; object: string; created: number; metadata: object }>(foreign).metadata =
    {
      purchase: "01JD3Y0000000000000000000A",
    };
  stripe.pay(foreign);
  await shop.deliver();
  const { available, isPremium } = await shop.state(1);
  assert.deepEqual([available, isPremium], [6, false]);
});

Deno.test("[stripe] a price that is not ours is refused before it is paid", async () => {
  await using shop = await openStripeShop();
  const price = shop.stripe.get<
    { id: string; object: string; created: number; unit_amount: number }
  >(
    "price_credit_pack",
  );
  price.unit_amount = 1;
  await assert.rejects(shop.order(1, "credit_pack"), isFailure("provider"));
  assert.deepEqual(shop.stripe.all("checkout.session"), []);
});

Deno.test("[stripe] a deleted account is not charged", async () => {
  await using shop = await openStripeShop();
  const { stripe, payments } = shop;
  const reference = await shop.order(1, "monthly");
  stripe.pay(reference);
  const open = await shop.order(1, "credit_pack");
  await shop.deliver();
  stripe.trouble = () => "server error";
  await assert.rejects(payments.remove(1), isFailure("provider"), "to be tried again");
  stripe.trouble = undefined;
  await payments.remove(1);
  assert.equal(
    stripe.get<{ id: string; object: string; created: number; status: string }>(
      stripe.planOf(reference),
    ).status,
    "canceled",
  );
  assert.throws(() => stripe.pay(open), /expired/);
  assert.ok(stripe.requests.some((request) => request.startsWith("DELETE /v1/customers/")));
  await shop.deliver();
});

Deno.test("[stripe] only signed events are accepted", async () => {
  await using shop = await openStripeShop();
  const { stripe, payments } = shop;
  stripe.pay(await shop.order(1, "credit_pack"));
  const event = stripe.events.at(-1)!;
  const { body, signature } = await stripe.signed(event);
  const bad: [what: string, body: string, signature: string | undefined][] = [
    ["no signature", body, undefined],
    ["an empty one", body, ""],
    ["a forged one", body, signature.replace(/v1=.{8}/, "v1=00000000")],
    ["an older scheme", body, signature.replace("v1=", "v0=")],
    [
      "a time of its own",
      body,
      signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 1}`),
    ],
    ["written anew", JSON.stringify(JSON.parse(body)), signature],
    ["another amount", body.replace("499", "498"), signature],
    [
      "stale",
      ...Object.values(await stripe.signed(event, { ageSeconds: 301 })) as [string, string],
    ],
    [
      "from the future",
      ...Object.values(
        await stripe.signed(event, { ageSeconds: -400 }),
      ) as [string, string],
    ],
  ];
  for (const [what, body, signature] of bad) {
    await assert.rejects(payments.accept(body, signature), isFailure("invalid"), what);
  }
  await payments.settled();
  assert.equal((await shop.state(1)).available, 6);
  await payments.accept(body, signature);
  await payments.settled();
  assert.equal((await shop.state(1)).available, 36);
});

Deno.test("[stripe] an unknown event is accepted and ignored", async () => {
  await using shop = await openStripeShop();
  const { stripe, payments } = shop;
  const odd = { id: "evt_odd", object: "event", created: 1, api_version: null } as const;
  for (const type of ["v1.something.new", "invoice.paid", "charge.refunded"]) {
    const event = { ...odd, id: type, type: type as "invoice.paid", data: { object: { id: "x" } } };
    const { body, signature } = await stripe.signed(event);
    await payments.accept(body, signature);
  }
  await payments.settled();
  assert.equal((await shop.state(1)).available, 6);
});

Deno.test("[stripe] the account is set up once, whatever the number of times", async () => {
  await using stripe = fakeStripe();
  const { STRIPE_API_URL, STRIPE_SECRET_KEY } = stripe.variables;
  const env = { STRIPE_API_URL, STRIPE_SECRET_KEY, APP_URL: "https://purrtrait.example" };
  const setUp = async () => {
    const { code, stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "server/tasks/set_up_stripe.ts"],
      env: env as Record<string, string>,
    }).output();
    assert.equal(code, 0);
    const text = new TextDecoder().decode(stdout);
    const lines = text.split("\n").filter((line) => /^[A-Z_]+=/.test(line));
    return Object.fromEntries(lines.map((line) => line.split("=") as [string, string]));
  };
  const { STRIPE_WEBHOOK_SECRET, ...names } = await setUp();
  assert.equal(STRIPE_WEBHOOK_SECRET, stripe.variables.STRIPE_WEBHOOK_SECRET);
  assert.deepEqual(await setUp(), names);

  const [endpoint, ...others] = stripe.all<Endpoint>("webhook_endpoint");
  assert.deepEqual(others, []);
  assert.equal(endpoint?.url, "https://purrtrait.example/api/payments/webhook");
  assert.equal(endpoint.api_version, "2026-10-28.endive");
  assert.ok(endpoint.enabled_events.includes("invoice.paid"));

  const portals = stripe.all("billing_portal.configuration");
  assert.deepEqual(portals.map(({ id }) => id), [names.STRIPE_PORTAL_CONFIGURATION]);

  // A server with these variables sells.
  const config = readConfig({ ...stripe.variables, ...names, STRIPE_WEBHOOK_SECRET: "whsec" });
  const kv = await Deno.openKv(":memory:");
  const { appUrl, stripe: account } = config;
  const provider = await createStripeProvider({ kv, config: account!, appUrl });
  const payments = createPayments({ kv, provider });
  await addBuyer(kv, 1);
  for (const productId of PRODUCT_IDS) {
    assert.ok(await payments.buy({ userId: 1, productId, mode: "hosted" }));
  }
  kv.close();
});

interface Endpoint {
  id: string;
  object: string;
  created: number;
  url: string;
  api_version: string;
  enabled_events: string[];
}
