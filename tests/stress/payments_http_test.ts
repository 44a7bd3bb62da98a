/**
 * The running server and its webhook: everything at once, everything forged, everything clicked.
 */
import assert from "node:assert/strict";
import { fakeStripe } from "../fakes/stripe.ts";
import { readBooks } from "./books.ts";
import { ask, call, statusOf } from "./client.ts";
import { newBuyer, post, send } from "./stripe_client.ts";
import { stress, tally } from "./stress.ts";

const AT_ONCE = 50;
const CLICKS = 20;

stress(`completed × ${AT_ONCE} and the success page × ${AT_ONCE} at once`, async (stress) => {
  await using stripe = fakeStripe();
  const { origin, dataDir, stop } = await stress.start({ variables: stripe.variables });
  const buyer = await newBuyer(origin, `eager-${stress.seed}`);
  const reference = await buyer.order("credit-pack");
  stripe.pay(reference);
  stripe.latencyMs = 5;
  const completed = stripe.events.find(({ type }) => type === "checkout.session.completed")!;
  const page = `/subscription?success=true&type=credit_pack&session_id=${reference}`;
  const times = Array.from({ length: AT_ONCE }, (_, n) => n);
  // Half are the same event again, half say the same under another name.
  const event = (n: number) => n % 2 === 0 ? completed : { ...completed, id: `evt_again_${n}` };
  const answers = await Promise.all([
    ...times.map((n) => send(stripe, origin, event(n))),
    ...times.map(async () => (await ask(origin, page, { cookie: buyer.cookie })).status),
  ]);
  assert.equal(tally(answers), `${2 * AT_ONCE} × 200`);
  assert.equal(await buyer.credits(), 36);
  await stop();
  const books = await readBooks(dataDir);
  assert.deepEqual(books.errors, []);
  assert.equal(books.openEvents, 0);
  const [purchase] = books.purchases;
  assert.deepEqual([purchase?.status, purchase?.payments.length], ["active", 1]);
  return `${AT_ONCE} events and ${AT_ONCE} pages, credited once`;
});

stress("events without a signature, or with a wrong one", async ({ seed, start }) => {
  await using stripe = fakeStripe();
  const { origin, dataDir, stop } = await start({ variables: stripe.variables });
  const buyer = await newBuyer(origin, `honest-${seed}`);
  stripe.pay(await buyer.order("premium-lifetime"));
  const event = stripe.events.at(-1)!;
  const { body, signature } = await stripe.signed(event);
  const old = await stripe.signed(event, { ageSeconds: 400 });
  const coming = await stripe.signed(event, { ageSeconds: -400 });
  const padded = JSON.stringify({ ...event, padding: "x".repeat(300_000) });
  const large = await stripe.signed({ ...event, padding: "x".repeat(300_000) } as typeof event);
  const statuses = await Promise.all([
    post(origin, body),
    post(origin, body, "t=1,v1=00"),
    post(origin, body, signature.replace(/v1=.{4}/, "v1=0000")),
    post(origin, JSON.stringify(JSON.parse(body)), signature),
    post(origin, `${body} `, signature),
    post(origin, `\ufeff${body}`, signature),
    post(origin, body.replaceAll("1999", "0001"), signature),
    post(origin, old.body, old.signature),
    post(origin, coming.body, coming.signature),
    post(origin, "", signature),
    post(origin, padded, signature),
    post(origin, large.body, large.signature),
  ]);
  assert.equal(tally(statuses), "10 × 400, 2 × 413");
  assert.equal(await buyer.credits(), 6);
  const unknown = { ...event, id: "evt_new", type: "balance.available" as const };
  assert.equal(await send(stripe, origin, unknown), 200);
  assert.equal(await buyer.credits(), 6);
  assert.equal(await send(stripe, origin, event), 200);
  await stop();
  const books = await readBooks(dataDir);
  assert.deepEqual(books.errors, []);
  assert.deepEqual(books.purchases.map(({ status }) => status), ["active"]);
  return `${tally(statuses)}; the genuine one is credited`;
});

stress(`${CLICKS} clicks on "buy" by an impatient buyer`, async ({ seed, start }) => {
  await using stripe = fakeStripe();
  const { origin, dataDir, stop } = await start({ variables: stripe.variables });
  const { cookie, credits } = await newBuyer(origin, `impatient-${seed}`);
  stripe.latencyMs = 3;
  const ways = ["/api/subscription/monthly", "/api/subscription/monthly?ui=embedded"];
  const click = (n: number) => call(origin, ways[n % 2]!, { body: {}, cookie });
  const clicks = await Promise.all(Array.from({ length: CLICKS }, (_, n) => click(n)));
  const statuses = clicks.map(statusOf);
  assert.ok(statuses.every((status) => status === 200 || status === 503), tally(statuses));
  // Whatever can still be paid is paid.
  let paid = 0;
  for (const { id } of stripe.all("checkout.session")) {
    try {
      stripe.pay(id);
      paid++;
    } catch {
      // It was closed in favour of another one.
    }
  }
  assert.ok(paid <= 1, `${paid} checkouts could be paid`);
  if (paid === 0) {
    const { body } = await ask(origin, ways[0]!, { body: {}, cookie });
    stripe.pay(body.url.split("/").at(-1));
  }
  for (const event of stripe.events) assert.equal(await send(stripe, origin, event), 200);
  const again = await Promise.all(Array.from({ length: CLICKS }, (_, n) => click(n)));
  assert.equal(tally(again.map(statusOf)), `${CLICKS} × 409`);
  assert.equal(await credits(), 36);

  const tampered = [
    { productId: "premium_lifetime", amount: 1 },
    { productId: "premium_lifetime", amount: 499 },
    { productId: "credit_pack", amount: -499 },
    { productId: "credit_pack", amount: 4.99 },
    { productId: "credit_pack", amount: "499" },
    { productId: ["credit_pack"], amount: 499 },
    { amount: 499 },
  ];
  for (const body of tampered) {
    const { status } = await ask(origin, "/api/create-payment-intent", { body, cookie });
    assert.equal(status, 400, JSON.stringify(body));
  }
  const unknown = { body: { productId: "gold", amount: 499 }, cookie };
  assert.equal((await ask(origin, "/api/create-payment-intent", unknown)).status, 404);
  assert.deepEqual(stripe.all("payment_intent").length, 1, "that of the plan");

  await stop();
  const books = await readBooks(dataDir);
  assert.deepEqual(books.errors, []);
  const plans = books.purchases.map(({ status }) => status);
  assert.equal(plans.filter((status) => status === "active").length, 1);
  return `${tally(statuses)}, then ${tally(again.map(statusOf))}: ${tally(plans)}`;
});
