/**
 * @module What the demo provider's page and form do. These URLs are 404 while another provider serves.
 */
import { type Context, Hono } from "hono";
import type { DemoPayment } from "../../lib/payments/demo_payment.ts";
import { DemoCard, DemoOutcome } from "../../lib/schemas/payments.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { demoPaymentOf } from "./demo_payment_url.ts";

const PAYMENT = "/api/demo-payments/:id";

/**
 * Calls of the demo's page and form: 200 with the payment's state. 400 for a card that is none, 401 to guests, 404
 * for payments of others and while another provider serves, 409 for what the payment's state does not allow.
 */
export function demoPaymentRoutes({ demo: provider }: Pick<Services, "demo">): Hono<AppEnv> {
  /** What a user does with the payment that the URL names. */
  function onPayment(c: Context<AppEnv>) {
    const { id: userId } = requireUser(c);
    return { userId, ...demoPaymentOf(c, provider) };
  }

  async function answerStatus(c: Context<AppEnv>, payment: Promise<DemoPayment>) {
    const { status } = await payment;
    return c.json({ status });
  }

  return new Hono<AppEnv>()
    .post(`${PAYMENT}/pay`, async function pay(c) {
      requireUser(c);
      const card = await readJson(c, DemoCard);
      const { demo, userId, id } = onPayment(c);
      return c.json(await demo.pay(userId, id, card));
    })
    .post(`${PAYMENT}/cancel`, async function cancel(c) {
      const { demo, userId, id } = onPayment(c);
      const { cancelUrl } = await demo.cancel(userId, id);
      return c.json({ returnUrl: cancelUrl });
    })
    .post(`${PAYMENT}/settle`, async function settle(c) {
      requireUser(c);
      const { outcome } = await readJson(c, DemoOutcome);
      const { demo, userId, id } = onPayment(c);
      return await answerStatus(c, demo.settle(userId, id, outcome));
    })
    .post(`${PAYMENT}/card`, async function card(c) {
      requireUser(c);
      const replacement = await readJson(c, DemoCard);
      const { demo, userId, id } = onPayment(c);
      return await answerStatus(c, demo.replaceCard(userId, id, replacement));
    })
    .post(`${PAYMENT}/renew`, async function renew(c) {
      const { demo, userId, id } = onPayment(c);
      return await answerStatus(c, demo.renew(userId, id));
    })
    .post(`${PAYMENT}/refund`, async function refund(c) {
      const { demo, userId, id } = onPayment(c);
      return await answerStatus(c, demo.refund(userId, id));
    })
    .post(`${PAYMENT}/dispute`, async function dispute(c) {
      const { demo, userId, id } = onPayment(c);
      return await answerStatus(c, demo.dispute(userId, id));
    });
}
