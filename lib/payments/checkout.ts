/** @module What the server answers to a buyer. */
import type { ProductId } from "./product.ts";

/** The provider's own page. */
export interface HostedCheckout {
  /** Of that page; the browser is sent there. */
  url: string;
}

/** The provider's page in a frame of ours, `?ui=embedded`. */
export interface EmbeddedCheckout {
  /** The provider's name for the payment. */
  sessionId: string;
  /** Opens the frame; only the buyer gets it. */
  clientSecret: string;
}

/** A form of ours, `POST /api/create-payment-intent`. */
export interface PaymentIntent {
  /** Opens the form; only the buyer gets it. */
  clientSecret: string;
}

/** Where a browser comes back to after paying. */
export function paidUrl(type: ProductId): string {
  return `/subscription?success=true&type=${type}`;
}

/** Where a browser comes back to without having paid. */
export const CANCELED_URL = "/subscription?canceled=true";
