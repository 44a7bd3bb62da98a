/**
 * @module Payments by the demo provider on a database of a test's, with a clock that the test turns.
 */
import type { DemoCard } from "../../lib/schemas/payments.ts";
import { createDemoPayments, type DemoPayments } from "../../server/payments/demo/demo_payments.ts";
import { createDemoProvider } from "../../server/payments/demo/demo_provider.ts";
import { createPayments, type Payments } from "../../server/payments/payments.ts";
import type { PaymentProvider } from "../../server/payments/provider.ts";

export interface TestPayments {
  provider: PaymentProvider;
  payments: Payments;
  demo: DemoPayments;
}

/** Signs the demo provider's events. */
export const SECRET = new Uint8Array(32).fill(7);

/** A card that pays. */
export const GOOD_CARD: DemoCard = {
  cardNumber: "4242 4242 4242 4242",
  expiry: "12/40",
  cvc: "123",
};

export async function testPayments(
  kv: Deno.Kv,
  { now, appUrl = "https://purrtrait.example" }: { now?: () => Date; appUrl?: string } = {},
): Promise<TestPayments> {
  const provider = await createDemoProvider({ kv, secret: SECRET, appUrl, now });
  const payments = createPayments({ kv, provider, now });
  return {
    provider,
    payments,
    demo: await createDemoPayments({ kv, secret: SECRET, payments, now }),
  };
}
