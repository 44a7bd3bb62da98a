import type { DemoBillingData } from "../../lib/payments/payment_data.ts";
import type { PageContext } from "../types.ts";

export async function data(pageContext: PageContext): Promise<DemoBillingData> {
  const billing = await pageContext.load.demoBilling();
  if (!billing) pageContext.status = 404;
  return { billing };
}
