/**
 * Stripe on loopback, behind the official client: it remembers what it is asked for, refuses what the real
 * one refuses, fails when told to, and signs its events.
 *
 * @module
 */
import { Hono } from "hono";
import { Stripe } from "stripe";
import { PRODUCT_IDS, type ProductId } from "../../lib/payments/product.ts";
import { PRODUCTS } from "../../server/payments/products.ts";
import {
  type Books,
  type Dispute,
  type Event,
  type Intent,
  type Invoice,
  type InvoicePayment,
  type Named,
  openBooks,
  type Price,
  type Session,
  type Subscription,
} from "./stripe_books.ts";
import { expanded, group, type Parameters, parseForm, text } from "./stripe_form.ts";

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
const WEBHOOK_SECRET = "whsec_of_the_fake";

const UI_MODES = ["hosted_page", "embedded_page", "elements", "form"];

export function fakeStripe(): FakeStripe {
  const clock = { now: () => Date.now() };
  const books = openBooks({ now: () => clock.now() });
  const answered = new Map<string, { request: string; answer: object }>();
  const hanging = new Set<() => void>();
  const state = {
    latencyMs: 0,
    trouble: undefined as FakeStripe["trouble"],
    requests: [] as string[],
  };
  addCatalogue(books);

  function show(thing: object, parameters: Parameters) {
    return expanded(thing, Object.values(group(parameters, "expand")), books.find);
  }

  function list(things: Named[], parameters: Parameters) {
    const since = Number(text(parameters, "created.gte") ?? 0);
    const after = text(parameters, "starting_after");
    const limit = Number(text(parameters, "limit") ?? 10);
    const wanted = things.filter(({ created }) => created >= since);
    const rest = wanted.slice(after ? wanted.findIndex(({ id }) => id === after) + 1 : 0);
    const paths = Object.values(group(parameters, "expand"))
      .map((path) => path.replace(/^data\./, ""));
    return {
      object: "list",
      data: rest.slice(0, limit).map((thing) => expanded(thing, paths, books.find)),
      has_more: rest.length > limit,
      url: "/v1",
    };
  }

  const app = new Hono<{ Variables: { parameters: Parameters } }>();
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
    if (state.latencyMs > 0) await new Promise((done) => setTimeout(done, state.latencyMs));
    const form = method === "GET" ? new URL(c.req.url).search : await c.req.text();
    c.set("parameters", parseForm(form));

    const key = c.req.header("idempotency-key");
    const request = `${method} ${path} ${form}`;
    const before = key && method === "POST" ? answered.get(key) : undefined;
    if (before) {
      if (before.request === request) return c.json(before.answer);
      return c.json({ error: { type: "idempotency_error" } }, 400);
    }
    await next();
    if (key && method === "POST" && c.res.ok) {
      answered.set(key, { request, answer: await c.res.clone().json() });
    }
    if (trouble === "lost answer") c.res = new Response("<html>", { status: 502 });
  });
  app.onError((error, c) => c.json(problem(error.message), 400));

  app.post("/v1/customers", (c) => {
    const { parameters } = c.var;
    const id = books.newId("cus");
    const customer = {
      id,
      object: "customer",
      created: books.seconds(),
      email: text(parameters, "email") ?? null,
      metadata: group(parameters, "metadata"),
    };
    return c.json(books.add(customer));
  });
  app.delete("/v1/customers/:id", (c) => {
    const { id } = books.get(c.req.param("id"));
    for (const subscription of books.all<Subscription>("subscription")) {
      if (subscription.customer === id && subscription.status !== "canceled") {
        books.end(subscription.id);
      }
    }
    return c.json({ id, object: "customer", deleted: true });
  });

  app.post("/v1/checkout/sessions", (c) => c.json(show(newSession(books, c.var.parameters), {})));
  app.get(
    "/v1/checkout/sessions",
    (c) => c.json(list(books.all("checkout.session"), c.var.parameters)),
  );
  app.get(
    "/v1/checkout/sessions/:id",
    (c) => c.json(show(books.get(c.req.param("id")), c.var.parameters)),
  );
  app.post("/v1/checkout/sessions/:id/expire", (c) => {
    const session = books.get<Session>(c.req.param("id"));
    if (session.status !== "open") throw new Error(`This session is ${session.status}.`);
    books.expire(session.id);
    return c.json(session);
  });

  app.post("/v1/payment_intents", (c) => c.json(newIntent(books, c.var.parameters)));
  app.get(
    "/v1/payment_intents",
    (c) => c.json(list(books.all("payment_intent"), c.var.parameters)),
  );
  app.get(
    "/v1/payment_intents/:id",
    (c) => c.json(show(books.get(c.req.param("id")), c.var.parameters)),
  );
  app.post("/v1/payment_intents/:id/cancel", (c) => {
    const intent = books.get<Intent>(c.req.param("id"));
    if (!intent.status.startsWith("requires")) throw new Error(`It is ${intent.status}.`);
    intent.status = "canceled";
    books.tell("payment_intent.canceled", intent);
    return c.json(intent);
  });

  app.post("/v1/subscriptions", (c) => {
    const { parameters } = c.var;
    if (text(parameters, "payment_behavior") !== "default_incomplete") {
      throw new Error("This customer has no payment method.");
    }
    const subscription = books.addSubscription({
      customer: books.get(text(parameters, "customer")).id,
      metadata: group(parameters, "metadata"),
      price: books.get<Price>(text(parameters, "items.0.price")),
    });
    books.addInvoice(subscription);
    return c.json(show(subscription, parameters));
  });
  app.get(
    "/v1/subscriptions/:id",
    (c) => c.json(show(books.get(c.req.param("id")), c.var.parameters)),
  );
  app.post("/v1/subscriptions/:id", (c) => {
    const subscription = books.get<Subscription>(c.req.param("id"));
    if (subscription.status === "canceled") throw new Error("A canceled one cannot be changed.");
    const ends = text(c.var.parameters, "cancel_at_period_end");
    if (ends !== undefined) subscription.cancel_at_period_end = ends === "true";
    books.tell("customer.subscription.updated", subscription);
    return c.json(subscription);
  });
  app.delete("/v1/subscriptions/:id", (c) => {
    const subscription = books.get<Subscription>(c.req.param("id"));
    if (subscription.status === "canceled") throw new Error("No such subscription");
    books.end(subscription.id);
    return c.json(subscription);
  });

  app.get("/v1/invoices", (c) => {
    const { parameters } = c.var;
    const invoices = books.all<Invoice>("invoice").filter(({ status, parent }) =>
      status === text(parameters, "status") &&
      parent.subscription_details.subscription === text(parameters, "subscription")
    );
    return c.json(list(invoices, parameters));
  });
  app.get("/v1/invoices/:id", (c) => c.json(show(books.get(c.req.param("id")), c.var.parameters)));
  app.get("/v1/invoice_payments", (c) => {
    const wanted = text(c.var.parameters, "payment.payment_intent");
    const payments = books.all<InvoicePayment & Named>("invoice_payment");
    const found = payments.filter(({ payment }) => payment.payment_intent === wanted);
    return c.json(list(found, c.var.parameters));
  });
  app.get("/v1/charges", (c) => {
    const customer = text(c.var.parameters, "customer");
    const charges = books.all<Named & { customer: string }>("charge");
    return c.json(list(charges.filter((charge) => charge.customer === customer), c.var.parameters));
  });
  app.get("/v1/disputes", (c) => {
    const wanted = text(c.var.parameters, "payment_intent");
    const disputes = books.all<Dispute>("dispute");
    return c.json(
      list(disputes.filter(({ payment_intent }) => payment_intent === wanted), c.var.parameters),
    );
  });
  app.get("/v1/events", (c) => {
    const types = Object.values(group(c.var.parameters, "types"));
    const events = books.events.filter(({ type }) => types.includes(type)).toReversed();
    return c.json(list(events, c.var.parameters));
  });

  app.get("/v1/products/:id", (c) => {
    const product = books.find(c.req.param("id"));
    if (!product) return c.json(problem("No such product", "resource_missing"), 404);
    return c.json(product);
  });
  app.post("/v1/products/:id?", (c) => {
    const { parameters } = c.var;
    const id = c.req.param("id") ?? text(parameters, "id") ?? books.newId("prod");
    const known = books.find(id);
    if (known && !c.req.param("id")) throw new Error("Product already exists.");
    const made = { id, object: "product", created: books.seconds(), ...parameters };
    return c.json(books.add({ ...known, ...made }));
  });
  app.get("/v1/prices", (c) => {
    const wanted = Object.values(group(c.var.parameters, "lookup_keys"));
    const prices = books.all<Price>("price").filter(({ lookup_key, active }) =>
      active && lookup_key !== null && wanted.includes(lookup_key)
    );
    return c.json(list(prices, c.var.parameters));
  });
  app.get("/v1/prices/:id", (c) => c.json(books.get(c.req.param("id"))));
  app.post("/v1/prices", (c) => {
    const { parameters } = c.var;
    const interval = text(parameters, "recurring.interval");
    const price: Price = {
      id: books.newId("price"),
      object: "price",
      created: books.seconds(),
      active: true,
      unit_amount: Number(text(parameters, "unit_amount")),
      currency: text(parameters, "currency")!,
      product: books.get(text(parameters, "product")).id,
      lookup_key: text(parameters, "lookup_key") ?? null,
      recurring: interval === undefined ? null : { interval: interval as "month" },
    };
    return c.json(books.add(price));
  });
  app.get(
    "/v1/webhook_endpoints",
    (c) => c.json(list(books.all("webhook_endpoint"), c.var.parameters)),
  );
  app.post("/v1/webhook_endpoints/:id?", (c) => {
    const known = c.req.param("id") ? books.get(c.req.param("id")) : undefined;
    const { parameters } = c.var;
    const enabled_events = Object.values(group(parameters, "enabled_events"));
    const endpoint = {
      id: books.newId("we"),
      object: "webhook_endpoint",
      created: books.seconds(),
      status: "enabled",
      ...known,
      ...parameters,
      enabled_events,
    };
    books.add(endpoint);
    return c.json(known ? endpoint : { ...endpoint, secret: WEBHOOK_SECRET });
  });
  app.delete("/v1/webhook_endpoints/:id", (c) => {
    const { id } = books.get(c.req.param("id"));
    Object.assign(books.get(id), { object: "deleted" });
    return c.json({ id, object: "webhook_endpoint", deleted: true });
  });

  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, app.fetch);
  const apiUrl = `http://127.0.0.1:${server.addr.port}`;
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
      const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
      const signature = await signer.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret: WEBHOOK_SECRET,
        timestamp,
      });
      return { body, signature };
    },
    async [Symbol.asyncDispose]() {
      for (const release of hanging) release();
      await server.shutdown();
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

/** Throws where the real one refuses. */
function newSession(books: Books, parameters: Parameters): Session {
  const uiMode = text(parameters, "ui_mode") ?? "hosted_page";
  if (!UI_MODES.includes(uiMode)) throw new Error(`Invalid ui_mode: ${uiMode}`);
  if ("payment_method_types" in parameters) throw new Error("Unknown: payment_method_types");
  const isHosted = uiMode === "hosted_page";
  const needed = isHosted ? "success_url" : "return_url";
  for (const name of ["success_url", "return_url"]) {
    if ((name === needed) !== (name in parameters)) throw new Error(`${name} with ${uiMode}`);
  }
  const mode = text(parameters, "mode");
  const price = books.get<Price>(text(parameters, "line_items.0.price"));
  if ((mode === "subscription") !== (price.recurring !== null)) {
    throw new Error(`You specified ${mode} mode but passed another price.`);
  }
  const id = books.newId("cs");
  const data = mode === "subscription" ? "subscription_data" : "payment_intent_data";
  books.plans.set(id, { metadata: group(parameters, `${data}.metadata`), price });
  return books.add<Session>({
    id,
    object: "checkout.session",
    created: books.seconds(),
    mode: mode === "subscription" ? "subscription" : "payment",
    ui_mode: uiMode,
    status: "open",
    payment_status: "unpaid",
    amount_total: price.unit_amount,
    currency: price.currency,
    url: isHosted ? `https://checkout.stripe.com/c/pay/${id}` : null,
    client_secret: isHosted ? null : `${id}_secret`,
    customer: books.get(text(parameters, "customer")).id,
    client_reference_id: text(parameters, "client_reference_id") ?? null,
    metadata: group(parameters, "metadata"),
    payment_intent: null,
    subscription: null,
  });
}

function newIntent(books: Books, parameters: Parameters): Intent {
  if ("payment_method_types" in parameters) throw new Error("Unknown: payment_method_types");
  return books.addIntent({
    amount: Number(text(parameters, "amount")),
    currency: text(parameters, "currency")!,
    customer: books.get(text(parameters, "customer")).id,
    metadata: group(parameters, "metadata"),
  });
}

function problem(message: string, code?: string) {
  return { error: { type: "invalid_request_error", message, ...(code && { code }) } };
}
