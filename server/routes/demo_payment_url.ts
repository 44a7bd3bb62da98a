/** @module How URLs name the payments of the demo provider. */
import type { Context } from "hono";
import { t } from "../../lib/i18n/translate.ts";
import { Failure } from "../failures/failure.ts";
import type { DemoPayments } from "../payments/demo/demo_payments.ts";

/** The demo provider and the id in such a URL. Throws `notFound` where there is neither. */
export function demoPaymentOf(
  c: Context,
  demo: DemoPayments | undefined,
): { demo: DemoPayments; id: string } {
  const id = c.req.param("id") ?? "";
  if (demo && /^demo_[0-9a-f]{32}$/.test(id)) return { demo, id };
  throw new Failure("notFound", t("There is no such payment."));
}
