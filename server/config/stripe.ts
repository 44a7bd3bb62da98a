/** @module Stripe, when it is to take the payments. */
import { z } from "zod";
import type { ProductId } from "../../lib/payments/product.ts";
import { ConfigError, incompleteSettings } from "./config_error.ts";

/** How to reach Stripe. */
export interface StripeConfig {
  /** The secret key of the account. */
  secretKey: string;
  /** Given to browsers. */
  publishableKey: string;
  /** The key with which events for the webhook are signed. */
  webhookSecret: string;
  /** URL of Stripe's API; another one in tests. */
  apiUrl: string;
  /** What Stripe calls the products and their prices. */
  products: Record<ProductId, { product: string; price: string }>;
  /** Whether Stripe adds taxes by the buyer's address. */
  automaticTax: boolean;
  /** Whether Stripe's page takes promotion codes. */
  promotionCodes: boolean;
  /** What Stripe calls the settings of the customer portal; the account's own without it. */
  portalConfiguration?: string;
}

/** The variables that choose and describe the provider of payments. */
export const STRIPE_VARIABLES = {
  PAYMENTS: z.enum(["demo", "stripe"]).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_AUTOMATIC_TAX: z.enum(["on", "off"]).default("off"),
  STRIPE_PROMOTION_CODES: z.enum(["on", "off"]).default("off"),
  STRIPE_PORTAL_CONFIGURATION: z.string().optional(),
  STRIPE_PRODUCT_CREDIT_PACK: z.string().optional(),
  STRIPE_PRODUCT_MONTHLY: z.string().optional(),
  STRIPE_PRODUCT_PREMIUM_LIFETIME: z.string().optional(),
  STRIPE_PRICE_CREDIT_PACK: z.string().optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_PREMIUM_LIFETIME: z.string().optional(),
  DENO_TIMELINE: z.string().optional(),
};

type Variables = z.output<z.ZodObject<typeof STRIPE_VARIABLES>>;

/** Where Stripe is asked, unless a variable names another URL. */
export const STRIPE_URL = "https://api.stripe.com";

/**
 * Absent when the demo provider is to serve. Throws {@link ConfigError} naming the first variable
 * that is missing, and in production unless `PAYMENTS` chooses the demo.
 */
export function readStripe(env: Variables): StripeConfig | undefined {
  if (env.PAYMENTS === "demo") return undefined;
  const needed = {
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRODUCT_CREDIT_PACK: env.STRIPE_PRODUCT_CREDIT_PACK,
    STRIPE_PRODUCT_MONTHLY: env.STRIPE_PRODUCT_MONTHLY,
    STRIPE_PRODUCT_PREMIUM_LIFETIME: env.STRIPE_PRODUCT_PREMIUM_LIFETIME,
    STRIPE_PRICE_CREDIT_PACK: env.STRIPE_PRICE_CREDIT_PACK,
    STRIPE_PRICE_MONTHLY: env.STRIPE_PRICE_MONTHLY,
    STRIPE_PRICE_PREMIUM_LIFETIME: env.STRIPE_PRICE_PREMIUM_LIFETIME,
  };
  const { PAYMENTS, STRIPE_API_URL } = env;
  const set = Object.entries({ PAYMENTS, ...needed, STRIPE_API_URL })
    .find(([, value]) => value !== undefined);
  if (!set) {
    if (env.DENO_TIMELINE !== "production") return undefined;
    throw new ConfigError(
      "No payments: in production set the STRIPE_ variables, or PAYMENTS=demo to sell without money.",
    );
  }
  const missing = Object.entries(needed).find(([, value]) => value === undefined);
  if (missing) throw incompleteSettings(set[0], missing[0]);
  const text = needed as Record<keyof typeof needed, string>;
  return {
    secretKey: text.STRIPE_SECRET_KEY,
    publishableKey: text.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: text.STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL ?? STRIPE_URL,
    automaticTax: env.STRIPE_AUTOMATIC_TAX === "on",
    promotionCodes: env.STRIPE_PROMOTION_CODES === "on",
    ...(env.STRIPE_PORTAL_CONFIGURATION && {
      portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    }),
    products: {
      credit_pack: {
        product: text.STRIPE_PRODUCT_CREDIT_PACK,
        price: text.STRIPE_PRICE_CREDIT_PACK,
      },
      monthly: { product: text.STRIPE_PRODUCT_MONTHLY, price: text.STRIPE_PRICE_MONTHLY },
      premium_lifetime: {
        product: text.STRIPE_PRODUCT_PREMIUM_LIFETIME,
        price: text.STRIPE_PRICE_PREMIUM_LIFETIME,
      },
    },
  };
}
