/** @module What a buyer sends. */
import * as z from "zod/mini";
import { t } from "../i18n/translate.ts";

/** The price is the server's: an `amount` that is another one is refused. */
export const PaymentIntentRequest = z.object({
  productId: z.string({ error: () => t("No product selected. Please choose a product first.") }),
  amount: z.number({ error: () => t("The amount must be a number of pence.") }).check(
    z.int({ error: () => t("The amount must be a whole number of pence.") }),
  ),
});
export type PaymentIntentRequest = z.output<typeof PaymentIntentRequest>;

/** A card of the demo provider. */
export const DemoCard = z.object({
  cardNumber: z.string({ error: () => t("Card number is required") }).check(
    z.regex(/^\d{4}( ?\d{4}){3}$/, { error: () => t("Your card number is incomplete.") }),
  ),
  expiry: z.string({ error: () => t("Expiry date is required") }).check(
    z.regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/, { error: () => t("Expected MM/YY.") }),
  ),
  cvc: z.string({ error: () => t("Security code is required") }).check(
    z.regex(/^\d{3,4}$/, { error: () => t("Your card's security code is incomplete.") }),
  ),
  /** That the bank's question, if any, was answered with yes. */
  confirmed: z.optional(z.boolean({ error: () => t("Expected true or false.") })),
});
export type DemoCard = z.output<typeof DemoCard>;

/** How a payment ends that was pending. */
export const DemoOutcome = z.object({
  outcome: z.enum(["paid", "failed"], { error: () => t("Expected paid or failed.") }),
});
export type DemoOutcome = z.output<typeof DemoOutcome>;
