/** @module Payments of the demo provider, in which no money moves. */
import type { ProductId } from "./product.ts";
import { msg } from "../i18n/translate.ts";

/** Where its hosted page of a payment is. */
export function demoPaymentPath(id: string): string {
  return `/demo-payment/${id}`;
}

/** Where its customer portal is. */
export const DEMO_BILLING_PATH = "/demo-billing";

/** The payment that a client secret of the demo provider belongs to. */
export function demoPaymentOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0]!;
}

/** How a payment of the demo provider stands. */
export type DemoPaymentStatus =
  | "open"
  | "needs_confirmation"
  | "pending"
  | "paid"
  | "failed"
  | "canceled"
  | "refunded"
  | "overdue";

/** What the page of a payment shows. */
export interface DemoPayment {
  /** The payment's id, which is that of its purchase. */
  id: string;
  /** What is bought. */
  kind: ProductId;
  /** Of the product. */
  name: string;
  /** In pence. */
  amount: number;
  /** Paid on the hosted page, or by a form of ours. */
  mode: "session" | "intent";
  /** How it stands. */
  status: DemoPaymentStatus;
  /** Whether it is a plan that is paid again each month. */
  renews: boolean;
  /** Where the browser goes once it is paid. */
  returnUrl: string;
  /** Where the browser goes when it is cancelled. */
  cancelUrl: string;
}

/** What the customer portal of the demo shows. */
export interface DemoBilling {
  /** Absent without a plan that runs. */
  plan?: DemoBillingPlan;
  /** The newest first. */
  invoices: DemoInvoice[];
}

/** A plan on the demo provider's billing page. */
export interface DemoBillingPlan {
  /** Of the payment that the plan belongs to. */
  paymentId: string;
  /** Whether its months are paid: `past_due` is tried again, `unpaid` no more. */
  state: "running" | "past_due" | "unpaid";
  /** The card that pays the next month; absent for payments of older versions. */
  card?: { last4: string; expiry: string };
  /** ISO 8601: when the next month is paid, or the plan ends. */
  paidUntil: string;
  /** Whether it ends then. */
  isEnding: boolean;
}

/** A payment on the demo provider's billing page. */
export interface DemoInvoice {
  /** The payment's id. */
  id: string;
  /** Of the product. */
  name: string;
  /** ISO 8601. */
  at: string;
  /** In pence. */
  amount: number;
  /** Whether the money stayed, went back, or is disputed. */
  state: "paid" | "refunded" | "disputed";
}

/** The outcome of a card. */
export interface DemoCardAnswer {
  /** How the payment stands after it. */
  status: "succeeded" | "needs_confirmation" | "pending" | "declined";
  /** Why it was declined. */
  message?: string;
  /** Where the browser goes once it is paid. */
  returnUrl: string;
}

/** The card whose bank asks back. */
export const ASKING_NUMBER = "4000 0025 0000 3155";

/** Cards to try, with their outcomes. */
export const TEST_CARDS = [
  { number: "4242 4242 4242 4242", ending: msg("succeeds") },
  { number: "4000 0000 0000 0002", ending: msg("is declined") },
  { number: ASKING_NUMBER, ending: msg("needs a confirmation") },
  { number: "4000 0000 0000 0077", ending: msg("stays pending") },
  { number: "4000 0000 0000 0341", ending: msg("pays once, then fails") },
];
