/**
 * What the demo provider's page and form do. These URLs are 404 while another provider serves.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import type { DemoPayment } from "../../lib/payments/demo_payment.ts";
import { DemoCard, DemoOutcome } from "../../lib/schemas/payments.ts";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireUser } from "../http/session.ts";
import type { DemoPayments } from "../payments/demo/demo_payments.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

type Act = (payments: DemoPayments, userId: number, id: string) => Promise<DemoPayment>;

const PAYMENT = "/api/demo-payments/:id";

export function demoPaymentRoutes({ demo }: Pick<Services, "demo">): Hono<AppEnv> {
  function payments(): DemoPayments {
    if (!demo) throw new Failure("notFound", t("There is no such payment."));
    return demo;
  }

  function nameOf(c: Context<AppEnv>): string {
    const id = c.req.param("id") ?? "";
    if (!/^demo_[0-9a-f]{32}$/.test(id)) {
      throw new Failure("notFound", t("There is no such payment."));
    }
    return id;
  }

  async function act(c: Context<AppEnv>, how: Act) {
    const { id } = requireUser(c);
    return await how(payments(), id, nameOf(c));
  }

  return new Hono<AppEnv>()
    .post(`${PAYMENT}/pay`, async function pay(c) {
      const { id } = requireUser(c);
      const card = await readJson(c, DemoCard);
      return c.json(await payments().pay(id, nameOf(c), card));
    })
    .post(`${PAYMENT}/cancel`, async function cancel(c) {
      const { cancelUrl } = await act(c, (payments, userId, id) => payments.cancel(userId, id));
      return c.json({ returnUrl: cancelUrl });
    })
    .post(`${PAYMENT}/settle`, async function settle(c) {
      const { id } = requireUser(c);
      const { outcome } = await readJson(c, DemoOutcome);
      const { status } = await payments().settle(id, nameOf(c), outcome);
      return c.json({ status });
    })
    .post(`${PAYMENT}/card`, async function card(c) {
      const { id } = requireUser(c);
      const replacement = await readJson(c, DemoCard);
      const { status } = await payments().replaceCard(id, nameOf(c), replacement);
      return c.json({ status });
    })
    .post(`${PAYMENT}/renew`, async function renew(c) {
      const { status } = await act(c, (payments, userId, id) => payments.renew(userId, id));
      return c.json({ status });
    })
    .post(`${PAYMENT}/refund`, async function refund(c) {
      const { status } = await act(c, (payments, userId, id) => payments.refund(userId, id));
      return c.json({ status });
    })
    .post(`${PAYMENT}/dispute`, async function dispute(c) {
      const { status } = await act(c, (payments, userId, id) => payments.dispute(userId, id));
      return c.json({ status });
    });
}
