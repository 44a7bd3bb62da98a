import type { CheckoutData } from "../../lib/payments/payment_data.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

export function data(pageContext: PageContext): Promise<CheckoutData> {
  return pageContext.load.checkout(queryOf(pageContext));
}
