/**
 * @module Stripe on loopback, behind the official client: it remembers what it is asked for, refuses what
 * the real one refuses, fails when a test asks for it, and signs its events.
 */
import { Hono } from "hono";
import { Stripe } from "stripe";
import { PRODUCT_IDS, type ProductId } from "../../lib/payments/product.ts";
import { PRODUCTS } from "../../server/payments/products.ts";
import { type CallEnv, problem } from "./stripe_answers.ts";
import { type Books, openBooks } from "./stripe_books.ts";
import { addBuyerCalls } from "./stripe_buyer_calls.ts";
import { parseForm } from "./stripe_form.ts";
import type { Event, Price } from "./stripe_objects.ts";
import { addShopCalls, WEBHOOK_SECRET } from "./stripe_shop_calls.ts";
import { Missing } from "./stripe_things.ts";
import { serveLoopback } from "../support/loopback_server.ts";
import { sleep } from "../../lib/sleep.ts";

/** How a request ends that does not work. */
export type Trouble = "server error" | "rate limit" | "hang" | "lost answer";

export interface FakeStripe extends AsyncDisposable, Books {
  readonly apiUrl: string;
  /** The variables of a server that uses it. */
  readonly variables: Record<string, string>;
  /** The clock of its events, in milliseconds since 1970. */
  clock: { now: () => number };
  latencyMs: number;
  /** Decides about each request. A `lost answer` does its work first. */
  trouble?: (path: string) => Trouble | undefined;
  /** Method and path of each request. */
  readonly requests: string[];
  /** The newest checkout of this kind: what buyers see. */
  newest(kind: "session" | "intent" | "subscription"): string;
  /** The body of an event's request, with its signature. */
  signed(event: Event, options?: { ageSeconds?: number }): Promise<SignedEvent>;
}

export interface SignedEvent {
  body: string;
  signature: string;
}

const SECRET_KEY = "sk_test_of_the_fake";

export function fakeStripe(): FakeStripe {
  const clock = { now: () => Date.now() };
  const books = openBooks({ now: () => clock.now() });
  const answered = new Map<string, { request: string; status: 200; answer: object }>();
  const hanging = new Set<() => void>();
  const state = {
    latencyMs: 0,
    trouble: undefined as FakeStripe["trouble"],
    requests: [] as string[],
  };
  addCatalogue(books);

  const app = new Hono<CallEnv>();
  app.use(async (c, next) => {
    const { method, path } = c.req;
    state.requests.push(`${method} ${path}`);
    if (c.req.header("authorization") !== `Bearer ${SECRET_KEY}`) {
      return c.json(problem("Invalid API Key provided"), 401);
    }
    const trouble = state.trouble?.(path);
    if (trouble === "server error") return c.json({ error: { type: "api_error" } }, 500);
    if (trouble === "rate limit") return c.json(problem("Too many requests"), 429);
    if (trouble === "hang") await new Promise<void>((release) => hanging.add(release));
    if (state.latencyMs > 0) await sleep(state.latencyMs);
    const form = method === "GET" ? new URL(c.req.url).search : await c.req.text();
    c.set("parameters", parseForm(form));

    const key = c.req.header("idempotency-key");
    const request = `${method} ${path} ${form}`;
    const before = key && method === "POST" ? answered.get(key) : undefined;
    if (before) {
      if (before.request === request) return c.json(before.answer, before.status);
      return c.json({ error: { type: "idempotency_error" } }, 400);
    }
    await next();
    // Refusals are repeated as well.
    if (key && method === "POST") {
      const status = c.res.status as 200;
      answered.set(key, { request, status, answer: await c.res.clone().json() });
    }
    if (trouble === "lost answer") c.res = new Response("<html>", { status: 502 });
  });
  app.onError((error, c) => {
    if (!(error instanceof Missing)) return c.json(problem(error.message), 400);
    const { message, param } = error;
    return c.json(problem(message, { code: "resource_missing", param }), 404);
  });

  addBuyerCalls(app, books);
  addShopCalls(app, books);

  const server = serveLoopback(app.fetch);
  const apiUrl = server.origin;
  const signer = new Stripe(SECRET_KEY);

  return Object.assign(state, books, {
    apiUrl,
    clock,
    variables: {
      STRIPE_API_URL: apiUrl,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_fake",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...Object.fromEntries(PRODUCT_IDS.flatMap((id) => [
        [`STRIPE_PRODUCT_${id.toUpperCase()}`, catalogueNames(id).product],
        [`STRIPE_PRICE_${id.toUpperCase()}`, catalogueNames(id).price],
      ])),
    },
    newest(kind: "session" | "intent" | "subscription") {
      const objects = { session: "checkout.session", intent: "payment_intent", subscription: kind };
      return books.all(objects[kind])[0]!.id;
    },
    async signed(event: Event, { ageSeconds = 0 } = {}) {
      const body = JSON.stringify(event, null, 2);
      const timestamp = Math.floor(clock.now() / 1000) - ageSeconds;
      const signature = await signer.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret: WEBHOOK_SECRET,
        timestamp,
      });
      return { body, signature };
    },
    async [Symbol.asyncDispose]() {
      for (const release of hanging) release();
      await server.close();
    },
  });
}

function catalogueNames(id: ProductId): { product: string; price: string } {
  return { product: `prod_${id}`, price: `price_${id}` };
}

/** What `stripe:setup` would have made. */
function addCatalogue(books: Books): void {
  for (const { id, name, price: unit_amount, type } of PRODUCTS) {
    const { product, price } = catalogueNames(id);
    books.add({ id: product, object: "product", created: books.seconds(), ...{ name } });
    books.add<Price>({
      id: price,
      object: "price",
      created: books.seconds(),
      active: true,
      unit_amount,
      currency: "gbp",
      product,
      lookup_key: null,
      recurring: type === "subscription" ? { interval: "month" } : null,
    });
  }
}
