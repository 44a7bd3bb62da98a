/** @module The calls that sell and charge, and the rules they have to keep. */
import type { Hono } from "hono";
import { answersFrom, type CallEnv, customerOf } from "./stripe_answers.ts";
import type { Books } from "./stripe_books.ts";
import { group, type Parameters, text } from "./stripe_form.ts";
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

const UI_MODES = ["hosted_page", "embedded_page", "elements", "form"];

export function addBuyerCalls(app: Hono<CallEnv>, books: Books): void {
  const { show, list } = answersFrom(books);

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

function newIntent(books: Books, parameters: Parameters): Intent {
  if ("payment_method_types" in parameters) throw new Error("Unknown: payment_method_types");
  return books.addIntent({
    amount: Number(text(parameters, "amount")),
    currency: text(parameters, "currency")!,
    customer: customerOf(books, parameters),
    metadata: group(parameters, "metadata"),
  });
}
