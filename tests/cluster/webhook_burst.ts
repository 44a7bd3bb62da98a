/**
 * @module Events of the payment provider by the hundred, as after an outage of its own, spread over the
 * servers, and every one of them twice.
 */
import assert from "node:assert/strict";
import { ask, checkCredits } from "../stress/client.ts";
import { send } from "../stress/stripe_client.ts";
import { tally } from "../stress/stress.ts";
import { sleep } from "../../lib/sleep.ts";
import type { Cluster } from "./cluster.ts";
import { type Member, registerMembers } from "./people.ts";

const PURCHASES = 150;

/** Each is answered at once and acted on after it. */
const CREDITED_WITHIN_MS = 90_000;

export async function webhookBurst(cluster: Cluster): Promise<string> {
  const { stripe, instances } = cluster;
  const buyers = await registerMembers(cluster, "buyer", PURCHASES);
  const earlier = stripe.events.length;
  for (let n = 0; n < buyers.length; n += instances.length) {
    await Promise.all(instances.map(async ({ origin }, seat) => {
      const buyer = buyers[n + seat];
      if (buyer) stripe.pay(await order(origin, buyer));
    }));
  }
  const events = stripe.events.slice(earlier)
    .filter(({ type }) => type === "checkout.session.completed");
  assert.equal(events.length, PURCHASES);
  const begin = performance.now();
  const statuses = await Promise.all(
    [...events, ...events].map((event, n) => {
      const { origin } = instances[(n + Math.floor(n / PURCHASES)) % instances.length]!;
      return send(stripe, origin, event);
    }),
  );
  const answeredMs = performance.now() - begin;
  assert.equal(tally(statuses), `${2 * PURCHASES} × 200`);
  await Promise.all(buyers.map(async ({ cookie }, n) => {
    const { origin } = instances[n % instances.length]!;
    for (;;) {
      const { available, agrees } = await checkCredits(origin, cookie);
      assert.ok(agrees);
      assert.ok(available === 6 || available === 36, `${available} credits`);
      if (available === 36) return;
      assert.ok(performance.now() - begin < CREDITED_WITHIN_MS, "it is credited");
      await sleep(200);
    }
  }));
  const creditedMs = performance.now() - begin;
  return `${2 * PURCHASES} events at once: all 200 within ${(answeredMs / 1000).toFixed(1)} s, ` +
    `${PURCHASES} purchases credited once within ${(creditedMs / 1000).toFixed(1)} s`;
}

/** Orders a credit pack on Stripe's page; what Stripe calls the checkout. */
async function order(origin: string, { cookie }: Member): Promise<string> {
  const options = { body: {}, cookie };
  const { status, body } = await ask(origin, "/api/subscription/credit-pack", options);
  assert.equal(status, 200);
  return body.url.split("/").at(-1);
}
