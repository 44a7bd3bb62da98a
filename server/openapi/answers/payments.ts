/** @module What calls about credits and payments answer. */
import * as z from "zod/mini";
import { PRODUCT_IDS } from "../../../lib/payments/product.ts";
import { SUBSCRIPTION_STATUSES } from "../../../lib/payments/subscription.ts";
import { Count, Time } from "./values.ts";

export const Product = z.strictObject({
  id: z.enum(PRODUCT_IDS),
  name: z.string(),
  description: z.string(),
  price: Count,
  type: z.enum(["credit_pack", "subscription", "premium"]),
  generationCredits: Count,
});

export const Subscription = z.strictObject({
  id: z.string(),
  type: z.enum(PRODUCT_IDS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  generationsTotal: Count,
  generationsRemaining: Count,
  startDate: Time,
  endDate: z.optional(Time),
  createdAt: Time,
});

export const Statement = z.strictObject({
  available: Count,
  held: Count,
  entries: z.array(z.strictObject({
    kind: z.string(),
    amount: z.int(),
    balanceAfter: z.int(),
    at: Time,
    reference: z.string(),
  })),
});

export const Checkout = z.union([
  z.strictObject({ url: z.string() }),
  z.strictObject({ sessionId: z.string(), clientSecret: z.string() }),
]);

export const CustomerPortal = z.strictObject({ url: z.string() });

export const PaymentIntent = z.strictObject({ clientSecret: z.string() });
