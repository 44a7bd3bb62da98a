import type { DemoPaymentData } from "../../../lib/payments/payment_data.ts";
import type { PageContext } from "../../types.ts";

/** In a frame the guard lets guests in. */
export async function data(pageContext: PageContext): Promise<DemoPaymentData> {
  const { load, user, routeParams } = pageContext;
  const payment = user && await load.demoPayment(routeParams.id!);
  if (user && !payment) pageContext.status = 404;
  return { payment };
}
