/** @module Buying, and what was bought. */
import { type Context, Hono } from "hono";
import type { ProductId } from "../../lib/payments/product.ts";
import { PaymentIntentRequest } from "../../lib/schemas/payments.ts";
import { readChoice } from "../http/choice.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireUser } from "../http/session.ts";
import { productNamed, PRODUCTS, shownProduct } from "../payments/products.ts";
import type { Services } from "../services.ts";

/**
 * Products: 200, 404 for one that does not exist. What buys and changes a plan: 200 with where to go on; 400 for
 * another price, 401 to guests, 409 for what is bought already, 502 where the provider fails.
 */
export function subscriptionRoutes({ payments }: Pick<Services, "payments">): Hono<AppEnv> {
  async function buy(c: Context<AppEnv>, productId: ProductId) {
    const { id: userId } = requireUser(c);
    const mode = readChoice(c, "ui", ["hosted", "embedded"]);
    return c.json(await payments.buy({ userId, productId, mode }));
  }

  return new Hono<AppEnv>()
    .get("/api/subscription/packages", function packages(c) {
      return c.json(PRODUCTS.map(shownProduct));
    })
    .get("/api/products/:productId", function product(c) {
      return c.json(shownProduct(productNamed(c.req.param("productId"))));
    })
    .get("/api/user/subscriptions", async function list(c) {
      return c.json(await payments.bought(requireUser(c).id));
    })
    .post("/api/subscription/credit-pack", (c) => buy(c, "credit_pack"))
    .post("/api/subscription/monthly", (c) => buy(c, "monthly"))
    .post("/api/subscription/premium-lifetime", (c) => buy(c, "premium_lifetime"))
    .post("/api/subscription/cancel", async function cancel(c) {
      return c.json(await payments.cancelPlan(requireUser(c).id));
    })
    .post("/api/subscription/resume", async function resume(c) {
      return c.json(await payments.resumePlan(requireUser(c).id));
    })
    .post("/api/subscription/portal", async function portal(c) {
      return c.json(await payments.openPortal(requireUser(c).id));
    })
    .post("/api/create-payment-intent", async function createPaymentIntent(c) {
      const { id: userId } = requireUser(c);
      const { productId: name, amount: expectedPrice } = await readJson(c, PaymentIntentRequest);
      const { id: productId } = productNamed(name);
      return c.json(await payments.buy({ userId, productId, mode: "form", expectedPrice }));
    });
}
