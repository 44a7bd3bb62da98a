/** @module Credits, what is sold, and payments. */
import { msg } from "../../../lib/i18n/translate.ts";
import { PaymentIntentRequest } from "../../../lib/schemas/payments.ts";
import type { Call } from "./call.ts";

const money = { tag: "Credits and payments", session: true } as const;
const UI = { ui: { type: "string", enum: ["hosted", "embedded"] } } as const;

export const PAYMENTS_CALLS: Call[] = [
  {
    ...money,
    call: "GET /api/user/credits",
    summary: msg("The statement"),
    answer: { schema: "Statement" },
  },
  {
    ...money,
    call: "GET /api/user/subscriptions",
    summary: msg("What the user has bought, newest first"),
    answer: { list: "Subscription" },
  },
  {
    tag: "Credits and payments",
    call: "GET /api/subscription/packages",
    summary: msg("The three products"),
    answer: { list: "Product" },
  },
  {
    tag: "Credits and payments",
    call: "GET /api/products/{productId}",
    summary: msg("A product"),
    answer: { schema: "Product" },
    failures: [404],
  },
  ...(["credit-pack", "monthly", "premium-lifetime"] as const).map((product): Call => ({
    ...money,
    call: `POST /api/subscription/${product}`,
    summary: msg("Begins a purchase"),
    query: UI,
    answer: { schema: "Checkout" },
    failures: [400, 409, 502],
  })),
  {
    ...money,
    call: "POST /api/subscription/cancel",
    summary: msg(
      "Ends the monthly plan: with its paid period, or at once when its last payment failed",
    ),
    answer: { schema: "Subscription" },
    failures: [404, 502],
  },
  {
    ...money,
    call: "POST /api/subscription/resume",
    summary: msg("Lets a canceled plan that still runs go on"),
    answer: { schema: "Subscription" },
    failures: [404, 502],
  },
  {
    ...money,
    call: "POST /api/subscription/portal",
    summary: msg("The payment provider's page with cards and invoices"),
    answer: { schema: "CustomerPortal" },
    failures: [404, 502],
  },
  {
    ...money,
    call: "POST /api/create-payment-intent",
    summary: msg("A payment by the site's own form"),
    body: { name: "PaymentIntentRequest", schema: PaymentIntentRequest },
    answer: { schema: "PaymentIntent" },
    failures: [400, 404, 409, 502],
  },
];
