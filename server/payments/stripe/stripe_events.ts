/**
 * @module What Stripe's events are about. They say where to look, and nothing else of them is used.
 */
import type { Stripe } from "stripe";
import type { ProviderEvent, Subject } from "../../store/payments/provider_events.ts";

/** The events we act on; the webhook endpoint is set up for exactly these. */
export const EVENT_TYPES = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.succeeded",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.deleted",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] as const satisfies Stripe.WebhookEndpointCreateParams["enabled_events"];

/** Where the number of our order stands in everything that is made for it. */
export type OrderMetadata = { purchase: string };

/** What we keep of an event. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  const subject = subjectOf(event);
  const { id, type, created } = event;
  return { id, type, createdAt: created * 1000, ...(subject && { subject }) };
}

/** Undefined for an event we have no use for. */
function subjectOf(event: Stripe.Event): Subject | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const { id: reference, metadata } = event.data.object;
      return { ...orderIn(metadata), reference };
    }
    case "payment_intent.succeeded":
    case "payment_intent.processing":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled": {
      const { id: paymentId, metadata } = event.data.object;
      return { ...orderIn(metadata), paymentId };
    }
    case "invoice.paid":
    case "invoice.payment_failed":
      return subjectOfInvoice(event.data.object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
    case "customer.subscription.deleted": {
      const { id: planId, metadata } = event.data.object;
      return { ...orderIn(metadata), planId };
    }
    case "charge.refunded":
      return {
        ...orderIn(event.data.object.metadata),
        ...paymentNamed(event.data.object.payment_intent),
      };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return paymentNamed(event.data.object.payment_intent);
    default:
      return undefined;
  }
}

/** The plan that an invoice is for; undefined for an invoice written by hand. */
export function subjectOfInvoice({ parent }: Stripe.Invoice): Subject | undefined {
  const details = parent?.subscription_details;
  if (!details) return undefined;
  return { ...orderIn(details.metadata), planId: idOf(details.subscription) };
}

/** The number of our order in these metadata. */
export function orderIn(metadata: Stripe.Metadata | null | undefined): Subject {
  const purchaseId = metadata?.purchase;
  return purchaseId ? { purchaseId } : {};
}

/** What Stripe calls something that an answer holds as a name or as a whole. */
export function idOf(thing: string | { id: string }): string {
  return typeof thing === "string" ? thing : thing.id;
}

function paymentNamed(intent: string | { id: string } | null | undefined): Subject {
  return intent ? { paymentId: idOf(intent) } : {};
}
