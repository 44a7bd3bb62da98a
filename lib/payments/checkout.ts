/**
 * What the server answers to a buyer.
 *
 * @module
 */
import type { ProductId } from "./product.ts";

/** The provider's own page. */
export interface HostedCheckout {
  url: string;
}

/** The provider's page in a frame of ours, `?ui=embedded`. */
export interface EmbeddedCheckout {
  sessionId: string;
  clientSecret: string;
}

/** A form of ours, `POST /api/create-payment-intent`. */
export interface PaymentIntent {
  clientSecret: string;
}

/** Where a browser comes back to after paying. */
export function paidUrl(type: ProductId): string {
  return `/subscription?success=true&type=${type}`;
}

/** Where a browser comes back to without having paid. */
export const CANCELED_URL = "/subscription?canceled=true";
