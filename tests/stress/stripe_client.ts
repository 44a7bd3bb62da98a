/** @module A buyer in front of a server that sells through the fake Stripe. */
import assert from "node:assert/strict";
import type { FakeStripe } from "../fakes/stripe.ts";
import type { Event } from "../fakes/stripe_objects.ts";
import { ask, checkCredits, LOST, type Lost, register } from "./client.ts";

export interface Buyer {
  cookie: string;
  /** Orders on Stripe's page; what Stripe calls the checkout. */
  order(product: "credit-pack" | "monthly" | "premium-lifetime"): Promise<string>;
  /** Credits that can be spent. Throws unless the ledger agrees. */
  credits(): Promise<number>;
}

export async function newBuyer(origin: string, name: string): Promise<Buyer> {
  const cookie = await register(origin, name);
  return {
    cookie,
    async order(product) {
      const { status, body } = await ask(origin, `/api/subscription/${product}`, {
        body: {},
        cookie,
      });
      assert.equal(status, 200);
      return body.url.split("/").at(-1);
    },
    async credits() {
      const { available, agrees } = await checkCredits(origin, cookie);
      assert.ok(agrees);
      return available;
    },
  };
}

/** Sends these bytes to the webhook; the status. */
export async function post(
  origin: string,
  body: string,
  signature?: string,
): Promise<number | Lost> {
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  if (signature !== undefined) headers.set("stripe-signature", signature);
  try {
    const url = `${origin}/api/payments/webhook`;
    const response = await fetch(url, { method: "POST", headers, body });
    await response.body?.cancel();
    return response.status;
  } catch {
    return LOST;
  }
}

/** Sends an event as Stripe does. */
export async function send(stripe: FakeStripe, origin: string, event: Event) {
  const { body, signature } = await stripe.signed(event);
  return await post(origin, body, signature);
}
