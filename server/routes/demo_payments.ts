/**
 * What the demo provider's page and form do. Nothing is at these addresses while another provider serves.
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
import type { DemoDesk } from "../payments/demo/demo_desk.ts";
import type { Services } from "../services.ts";

type Act = (desk: DemoDesk, userId: number, id: string) => Promise<DemoPayment>;

const PAYMENT = "/api/demo-payments/:id";

export function demoPaymentRoutes({ demo }: Pick<Services, "demo">): Hono<AppEnv> {
  function desk(): DemoDesk {
    if (!demo) throw new Failure("notFound", "There is no such payment.");
    return demo;
  }

  function nameOf(c: Context<AppEnv>): string {
    const id = c.req.param("id") ?? "";
    if (!/^demo_[0-9a-f]{32}$/.test(id)) throw new Failure("notFound", "There is no such payment.");
    return id;
  }

  async function act(c: Context<AppEnv>, how: Act) {
    const { id } = requireUser(c);
    return await how(desk(), id, nameOf(c));
  }

  return new Hono<AppEnv>()
    .post(`${PAYMENT}/pay`, async function pay(c) {
      const { id } = requireUser(c);
      const card = await readJson(c, DemoCard);
      return c.json(await desk().pay(id, nameOf(c), card));
    })
    .post(`${PAYMENT}/cancel`, async function cancel(c) {
      const { cancelUrl } = await act(c, (desk, userId, id) => desk.cancel(userId, id));
      return c.json({ returnUrl: cancelUrl });
    })
    .post(`${PAYMENT}/settle`, async function settle(c) {
      const { id } = requireUser(c);
      const { outcome } = await readJson(c, DemoOutcome);
      const { status } = await desk().settle(id, nameOf(c), outcome);
      return c.json({ status });
    })
    .post(`${PAYMENT}/renew`, async function renew(c) {
      const { status } = await act(c, (desk, userId, id) => desk.renew(userId, id));
      return c.json({ status });
    })
    .post(`${PAYMENT}/refund`, async function refund(c) {
      const { status } = await act(c, (desk, userId, id) => desk.refund(userId, id));
      return c.json({ status });
    })
    .post(`${PAYMENT}/dispute`, async function dispute(c) {
      const { status } = await act(c, (desk, userId, id) => desk.dispute(userId, id));
      return c.json({ status });
    });
}
