/** @module What Stripe knows of a monthly plan: how it runs, and which of its invoices are paid. */
import type { Stripe } from "stripe";
import type { Facts, Payment, Plan } from "../provider.ts";
import { idOf } from "./stripe_events.ts";
import { givenBack, isOurPrice, momentOf, type Sold } from "./stripe_payments.ts";

const PAGE = 100;

/** Every other status runs, or has not begun. */
const PLAN_STATES: Record<string, Plan["state"]> = {
  past_due: "past_due",
  unpaid: "unpaid",
  paused: "unpaid",
  canceled: "ended",
  incomplete_expired: "ended",
};

/** The plan and each of its payments. */
export async function factsOfSubscription(
  client: Stripe,
  subscription: Stripe.Subscription,
  sold: Sold,
): Promise<Facts> {
  const { id, customer } = subscription;
  const invoices = await Array.fromAsync(client.invoices.list({
    subscription: id,
    status: "paid",
    limit: PAGE,
    expand: ["data.payments"],
  }));
  const isPaid = invoices.some(({ amount_paid }) => amount_paid > 0);
  const charges = isPaid ? await chargesOf(client, idOf(customer)) : new Map();
  const payments: Payment[] = [];
  for (const invoice of invoices) {
    const paymentId = paymentIdOf(invoice);
    payments.push({
      id: paymentId,
      at: momentOf(invoice.status_transitions.paid_at ?? invoice.created),
      amount: invoice.amount_paid,
      currency: invoice.currency,
      ...await givenBack(client, charges.get(paymentId), paymentId),
      isForOrder: invoice.lines.data.some((line) => isOurMonth(line, sold)),
    });
  }
  const plan = planOf(subscription);
  const checkout = subscription.status === "incomplete" ? "open" : plan.state === "ended"
    ? "ended"
    // A slow bank: the plan runs, and its first invoice is still open.
    : "confirming";
  return { checkout, plan, payments: payments.reverse() };
}

/** The payment intent that paid it; the invoice itself where no money moved. */
function paymentIdOf({ id, payments }: Stripe.Invoice): string {
  const paid = payments?.data.find(({ status, payment }) =>
    status === "paid" && payment.payment_intent
  );
  const intent = paid?.payment.payment_intent;
  return intent ? idOf(intent) : id;
}

/** Whether it is a month of what we sell, and not the settling of a change within one. */
function isOurMonth({ parent, pricing }: Stripe.InvoiceLineItem, sold: Sold): boolean {
  const isProration = parent?.subscription_item_details?.proration ?? true;
  const details = pricing?.price_details;
  if (isProration || !details) return false;
  return isOurPrice({ price: idOf(details.price), product: details.product }, sold);
}

/** Every charge of a customer, by its payment intent. */
async function chargesOf(client: Stripe, customer: string): Promise<Map<string, Stripe.Charge>> {
  const charges = new Map<string, Stripe.Charge>();
  for await (const charge of client.charges.list({ customer, limit: PAGE })) {
    // Newest first: one that failed before does not replace the one that succeeded.
    const intent = charge.payment_intent && idOf(charge.payment_intent);
    if (intent && !charges.has(intent)) charges.set(intent, charge);
  }
  return charges;
}

function planOf(subscription: Stripe.Subscription): Plan {
  const { id, status, items, ended_at, cancel_at, cancel_at_period_end } = subscription;
  const periodEnd = items.data[0]?.current_period_end ?? null;
  const end = ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  const state = PLAN_STATES[status] ?? "running";
  return { id, state, ...(end !== null && { endDate: momentOf(end) }) };
}
