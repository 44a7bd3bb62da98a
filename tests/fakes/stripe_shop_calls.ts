/** @module The calls that set a shop up: products, prices, webhooks, the portal of customers. */
import type { Hono } from "hono";
import { answersFrom, type CallEnv, customerOf } from "./stripe_answers.ts";
import type { Books } from "./stripe_books.ts";
import { group, text } from "./stripe_form.ts";
import type { Price } from "./stripe_objects.ts";

/** Signs events; shown once, when the endpoint is made. */
export const WEBHOOK_SECRET = "whsec_of_the_fake";

export function addShopCalls(app: Hono<CallEnv>, books: Books): void {
  const { list } = answersFrom(books);

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
