/** @module What the customer portal of the demo provider shows. */
import type {
  DemoBilling,
  DemoBillingPlan,
  DemoInvoice,
} from "../../../lib/payments/demo_payment.ts";
import {
  type DemoCharge,
  type DemoPaymentRow,
  findDemoPayment,
} from "../../store/payments/demo_payments.ts";
import { eachPurchase } from "../../store/payments/purchases.ts";
import { productOf, shownProduct } from "../products.ts";

/** The running plan of this user and every payment. */
export async function readDemoBilling(kv: Deno.Kv, userId: number): Promise<DemoBilling> {
  const rows: DemoPaymentRow[] = [];
  for await (const { provider, reference } of eachPurchase(kv, userId)) {
    const row = provider === "demo" && reference ? await findDemoPayment(kv, reference) : null;
    if (row) rows.push(row);
  }
  const plan = rows.map(planOf).find((each) => each !== undefined);
  const invoices = rows
    .flatMap((row) => row.payments.map((payment) => invoiceOf(row, payment)))
    .sort((a, b) => a.at < b.at ? 1 : -1);
  return { ...(plan && { plan }), invoices };
}

function planOf({ id, plan, card }: DemoPaymentRow): DemoBillingPlan | undefined {
  if (!plan || plan.state === "ended") return undefined;
  const { state, paidUntil, endDate } = plan;
  return {
    paymentId: id,
    state,
    ...(card && { card }),
    paidUntil,
    isEnding: endDate !== undefined,
  };
}

function invoiceOf(
  { productId }: DemoPaymentRow,
  { id, at, amount, refunded, disputed }: DemoCharge,
): DemoInvoice {
  const state = disputed ? "disputed" : refunded > 0 ? "refunded" : "paid";
  return { id, name: shownProduct(productOf(productId)).name, at, amount, state };
}
