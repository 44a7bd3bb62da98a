/** @module The calls of Stripe's interface that our code makes, and the rules it has to keep. */
import type { Hono } from "hono";
import type { Books } from "./stripe_books.ts";
import { expanded, group, type Parameters, text } from "./stripe_form.ts";
import type {
  Dispute,
  Intent,
  Invoice,
  InvoicePayment,
  Named,
  Price,
  Session,
  Subscription,
} from "./stripe_objects.ts";

export interface CallEnv {
  Variables: { parameters: Parameters };
}

/** Signs events; shown once, when the endpoint is made. */
export const WEBHOOK_SECRET = "whsec_of_the_fake";

const UI_MODES = ["hosted_page", "embedded_page", "elements", "form"];

export function addCalls(app: Hono<CallEnv>, books: Books): void {
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
    const id = c.req.param("id");
    books.deleteCustomer(id);
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
    books.emit("payment_intent.canceled", intent);
    return c.json(intent);
  });

  app.post("/v1/subscriptions", (c) => {
    const { parameters } = c.var;
    if (text(parameters, "payment_behavior") !== "default_incomplete") {
      throw new Error("This customer has no payment method.");
    }
    const subscription = books.addSubscription({
      customer: customerOf(books, parameters),
      metadata: group(parameters, "metadata"),
      price: books.get<Price>(text(parameters, "items.0.price")),
    });
    books.addInvoice(subscription);
    books.emit("customer.subscription.created", subscription);
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
    if (text(c.var.parameters, "cancel_at") === "") subscription.cancel_at = null;
    books.emit("customer.subscription.updated", subscription);
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
    const kept = books.seconds() - 30 * 24 * 3600;
    const events = books.events
      .filter(({ type, created }) => types.includes(type) && created >= kept).toReversed();
    return c.json(list(events, c.var.parameters));
  });

  app.post("/v1/billing_portal/sessions", (c) => {
    const { parameters } = c.var;
    const customer = customerOf(books, parameters);
    const configuration = text(parameters, "configuration");
    if (configuration) books.get(configuration, "configuration");
    const id = books.newId("bps");
    return c.json(books.add({
      id,
      object: "billing_portal.session",
      created: books.seconds(),
      customer,
      configuration: configuration ?? "bpc_default",
      return_url: text(parameters, "return_url") ?? null,
      url: `https://billing.stripe.com/p/session/${id}`,
    }));
  });
  app.get(
    "/v1/billing_portal/configurations",
    (c) => c.json(list(books.all("billing_portal.configuration"), c.var.parameters)),
  );
  app.post("/v1/billing_portal/configurations", (c) => {
    const configuration = {
      id: books.newId("bpc"),
      object: "billing_portal.configuration",
      created: books.seconds(),
      active: true,
      ...c.var.parameters,
    };
    return c.json(books.add(configuration));
  });

  app.get("/v1/products/:id", (c) => {
    return c.json(books.get(c.req.param("id")));
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
  // Stripe has to know where the buyer lives.
  const tax = text(parameters, "automatic_tax.enabled") === "true";
  if (tax && text(parameters, "customer_update.address") !== "auto") {
    throw new Error("Automatic tax calculation requires a valid address on the Customer.");
  }
  const mode = text(parameters, "mode");
  const price = books.get<Price>(text(parameters, "line_items.0.price"));
  if ((mode === "subscription") !== (price.recurring !== null)) {
    throw new Error(`You specified ${mode} mode but passed another price.`);
  }
  const id = books.newId("cs");
  const data = mode === "subscription" ? "subscription_data" : "payment_intent_data";
  const offers = { tax, codes: text(parameters, "allow_promotion_codes") === "true" };
  books.plans.set(id, { metadata: group(parameters, `${data}.metadata`), price, offers });
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
    customer: customerOf(books, parameters),
    client_reference_id: text(parameters, "client_reference_id") ?? null,
    metadata: group(parameters, "metadata"),
    payment_intent: null,
    subscription: null,
    line_items: { data: [{ price: { id: price.id, product: price.product } }] },
  });
}

/** Throws `Missing` for a customer that was deleted. */
function customerOf(books: Books, parameters: Parameters): string {
  return books.get(text(parameters, "customer"), "customer").id;
}

function newIntent(books: Books, parameters: Parameters): Intent {
  if ("payment_method_types" in parameters) throw new Error("Unknown: payment_method_types");
  return books.addIntent({
    amount: Number(text(parameters, "amount")),
    currency: text(parameters, "currency")!,
    customer: customerOf(books, parameters),
    metadata: group(parameters, "metadata"),
  });
}

/** A refusal, in Stripe's words. */
export function problem(message: string, more: { code?: string; param?: string } = {}) {
  return { error: { type: "invalid_request_error", message, ...more } };
}
