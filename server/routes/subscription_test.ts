import assert from "node:assert/strict";
import { testApp } from "../../tests/support/app.ts";
import { openBrowser } from "../../tests/support/browser.ts";
import { GOOD_CARD, testPayments } from "../../tests/support/payments.ts";
import { diskImages } from "../images/disk_images.ts";

async function openShop() {
  const kv = await Deno.openKv(":memory:");
  const { payments, demo } = await testPayments(kv);
  const folder = await Deno.makeTempDir();
  const images = await diskImages({ folder, secret: new Uint8Array(32) });
  const app = await testApp({ kv, images, payments, demo });
  return {
    app,
    async browser(username?: string) {
      const browser = openBrowser(app.request, {});
      if (username) await browser.register(username);
      return browser;
    },
    async [Symbol.asyncDispose]() {
      kv.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

Deno.test("[subscription] what is sold is public, at the prices of the contract", async () => {
  await using shop = await openShop();
  const browser = await shop.browser();
  const packages = await (await browser.get("/api/subscription/packages")).json();
  assert.deepEqual(
    packages.map(({ id, price, type, generationCredits }: Record<string, unknown>) => [
      id,
      price,
      type,
      generationCredits,
    ]),
    [
      ["credit_pack", 499, "credit_pack", 30],
      ["monthly", 499, "subscription", 30],
      ["premium_lifetime", 1999, "premium", 100],
    ],
  );
  for (const product of packages) {
    const one = await browser.get(`/api/products/${product.id}`);
    assert.deepEqual(await one.json(), product);
  }
  for (const id of ["gold", "__proto__", "1"]) {
    assert.equal((await browser.get(`/api/products/${id}`)).status, 404);
  }
});

Deno.test("[subscription] a visitor has to sign in before buying", async () => {
  await using shop = await openShop();
  const visitor = await shop.browser();
  assert.equal((await visitor.get("/api/user/subscriptions")).status, 401);
  for (
    const path of [
      "/api/subscription/credit-pack",
      "/api/subscription/monthly",
      "/api/subscription/premium-lifetime",
      "/api/subscription/cancel",
      "/api/create-payment-intent",
      `/api/demo-payments/demo_${"0".repeat(32)}/pay`,
    ]
  ) assert.equal((await visitor.post(path)).status, 401, path);
});

Deno.test("[subscription] bought on the hosted page, listed, and in the statement", async () => {
  await using shop = await openShop();
  const browser = await shop.browser("felix");
  const { url } = await (await browser.post("/api/subscription/premium-lifetime")).json();
  assert.match(url, /^https:\/\/purrtrait\.example\/demo-payment\/demo_[0-9a-f]{32}$/);
  const id = url.split("/").at(-1);
  const paid = await browser.post(`/api/demo-payments/${id}/pay`, GOOD_CARD);
  assert.deepEqual(await paid.json(), {
    status: "succeeded",
    returnUrl: "/subscription?success=true&type=premium_lifetime",
  });
  const user = await (await browser.get("/api/user")).json();
  assert.deepEqual([user.remainingGenerations, user.isPremium], [106, true]);
  const [subscription, ...others] = await (await browser.get("/api/user/subscriptions")).json();
  assert.deepEqual(others, []);
  assert.deepEqual(Object.keys(subscription), [
    "id",
    "type",
    "status",
    "generationsTotal",
    "generationsRemaining",
    "startDate",
    "createdAt",
  ]);
  const { entries } = await (await browser.get("/api/user/credits")).json();
  assert.deepEqual(
    [entries[0].kind, entries[0].amount, entries[0].balanceAfter, entries[0].reference],
    ["premium_lifetime", 100, 106, subscription.id],
  );
  const again = await browser.post("/api/subscription/premium-lifetime");
  assert.equal(again.status, 409);
  assert.equal((await again.json()).message, "You already own Premium Lifetime.");
});

Deno.test("[subscription] embedded gives a session, a form an intent with the right price only", async () => {
  await using shop = await openShop();
  const browser = await shop.browser("felix");
  const odd = await browser.post("/api/subscription/credit-pack?ui=other");
  assert.equal(odd.status, 400);
  const embedded = await browser.post("/api/subscription/credit-pack?ui=embedded");
  const { sessionId, clientSecret, ...rest } = await embedded.json();
  assert.ok(clientSecret.startsWith(`${sessionId}_secret_`));
  assert.deepEqual(rest, {});
  const intend = (body: unknown) => browser.post("/api/create-payment-intent", body);
  const right = await intend({ productId: "monthly", amount: 499 });
  assert.deepEqual(Object.keys(await right.json()), ["clientSecret"]);
  for (const amount of [1, 0, -499, 498.5, "499", null]) {
    assert.equal((await intend({ productId: "monthly", amount })).status, 400, String(amount));
  }
  assert.equal((await intend({ productId: "gold", amount: 499 })).status, 404);
});

Deno.test("[demo] cards succeed, fail, ask and wait as they say; another user's payment is 404", async () => {
  await using shop = await openShop();
  const felix = await shop.browser("felix");
  const tom = await shop.browser("tom");
  const order = async () => {
    const { url } = await (await felix.post("/api/subscription/credit-pack")).json();
    return `/api/demo-payments/${url.split("/").at(-1)}`;
  };
  const card = (cardNumber: string, more = {}) => ({ ...GOOD_CARD, cardNumber, ...more });
  const pay = async (payment: string, body: unknown) =>
    (await (await felix.post(`${payment}/pay`, body)).json()).status;

  const payment = await order();
  assert.equal((await tom.post(`${payment}/pay`, GOOD_CARD)).status, 404);
  assert.equal((await tom.post(`${payment}/cancel`)).status, 404);
  assert.equal(await pay(payment, card("4000 0000 0000 0002")), "declined");
  assert.equal(await pay(payment, card("4242424242424242", { expiry: "01/20" })), "declined");
  assert.equal(await pay(payment, card("4111 1111 1111 1111")), "declined");
  assert.equal(await pay(payment, card("4000 0025 0000 3155")), "needs_confirmation");
  assert.equal(await pay(payment, card("4000 0025 0000 3155", { confirmed: true })), "succeeded");

  const slow = await order();
  assert.equal(await pay(slow, card("4000 0000 0000 0077")), "pending");
  assert.equal((await felix.post(`${slow}/cancel`)).status, 409);
  assert.equal((await felix.post(`${slow}/settle`, { outcome: "later" })).status, 400);
  assert.deepEqual(await (await felix.post(`${slow}/settle`, { outcome: "failed" })).json(), {
    status: "failed",
  });

  const left = await order();
  assert.deepEqual(await (await felix.post(`${left}/cancel`)).json(), {
    returnUrl: "/subscription?canceled=true",
  });
  assert.equal((await felix.post(`${left}/pay`, GOOD_CARD)).status, 409);
  const purchases = await (await felix.get("/api/user/subscriptions")).json();
  assert.deepEqual(
    purchases.map(({ status }: { status: string }) => status),
    ["active"],
    "an unpaid order is no purchase",
  );
});

Deno.test("[subscription] a plan is canceled by its owner, with its paid period", async () => {
  await using shop = await openShop();
  const felix = await shop.browser("felix");
  assert.equal((await felix.post("/api/subscription/cancel")).status, 404);
  const { url } = await (await felix.post("/api/subscription/monthly")).json();
  await felix.post(`/api/demo-payments/${url.split("/").at(-1)}/pay`, GOOD_CARD);
  assert.equal((await felix.post("/api/subscription/monthly")).status, 409);
  const canceled = await (await felix.post("/api/subscription/cancel")).json();
  assert.equal(canceled.status, "active");
  assert.ok(Date.parse(canceled.endDate) > Date.now());
});

Deno.test("[webhook] only the signed bytes count, and not too many of them", async () => {
  await using shop = await openShop();
  const send = (body: string, headers = {}) =>
    shop.app.request("/api/payments/webhook", { method: "POST", body, headers });
  assert.equal((await send("{}")).status, 400);
  assert.equal((await send("{}", { "stripe-signature": "t=1,v1=00" })).status, 400);
  const large = "x".repeat(300_000);
  assert.equal((await send(large)).status, 400, "without a signature nothing is read");
  assert.equal((await send(large, { "stripe-signature": "t=1,v1=00" })).status, 413);
});
