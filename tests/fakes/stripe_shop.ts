/**
 * @module Our payments with the fake Stripe behind the official client, in one process: buyers, a clock,
 * and a post office for events.
 */
import type { ProductId } from "../../lib/payments/product.ts";
import { readConfig } from "../../server/config.ts";
import { createPayments, type Payments } from "../../server/payments/payments.ts";
import { createStripeProvider } from "../../server/payments/stripe/stripe_provider.ts";
import { addBuyer } from "../support/buyers.ts";
import { assertBooksHold } from "../support/integrity.ts";
import type { CheckoutMode } from "../../server/store/payments/purchase_row.ts";
import { readBalance, recomputeBalance } from "../../server/store/credits/statement.ts";
import { readUser } from "../../server/store/accounts/users.ts";
import { type FakeStripe, fakeStripe } from "./stripe.ts";

export interface StripeShop extends AsyncDisposable {
  kv: Deno.Kv;
  stripe: FakeStripe;
  payments: Payments;
  /** Orders; what Stripe calls the checkout. */
  order(userId: number, productId: ProductId, mode?: CheckoutMode): Promise<string>;
  /** Delivers every event that has not been delivered yet, and waits until it has been acted on. */
  deliver(): Promise<void>;
  /** What a buyer has, with every purchase as `type status remaining/total`. */
  state(userId: number): Promise<BuyerState>;
}

export interface BuyerState {
  available: number;
  owed: number;
  isPremium: boolean;
  purchases: string[];
}

export interface ShopOptions {
  /** How many buyers have an account: 1, 2, … */
  buyers?: number;
  /** Variables besides those that lead to the fake. */
  variables?: Record<string, string>;
}

export async function openStripeShop(
  { buyers = 1, variables = {} }: ShopOptions = {},
): Promise<StripeShop> {
  const kv = await Deno.openKv(":memory:");
  const stripe = fakeStripe();
  const config = readConfig({
    APP_URL: "https://purrtrait.example",
    ...stripe.variables,
    ...variables,
  });
  const now = () => new Date(stripe.clock.now());
  const provider = await createStripeProvider({
    kv,
    config: config.stripe!,
    appUrl: config.appUrl,
    now,
  });
  const payments = createPayments({ kv, provider, now });
  for (let id = 1; id <= buyers; id++) await addBuyer(kv, id);
  let delivered = 0;

  return {
    kv,
    stripe,
    payments,

    async order(userId, productId, mode = "hosted") {
      const checkout = await payments.buy({ userId, productId, mode });
      if ("url" in checkout) return checkout.url.split("/").at(-1)!;
      if ("sessionId" in checkout) return checkout.sessionId;
      const intent = checkout.clientSecret.split("_secret")[0]!;
      return productId === "monthly" ? stripe.newest("subscription") : intent;
    },

    async deliver() {
      while (delivered < stripe.events.length) {
        const { body, signature } = await stripe.signed(stripe.events[delivered++]!);
        await payments.accept(body, signature);
      }
      await payments.settled();
    },

    async state(userId) {
      const check = await recomputeBalance(kv, userId);
      if (!check?.agrees) throw new Error(`The ledger of ${userId} does not agree.`);
      await assertBooksHold(kv);
      const balance = (await readBalance(kv, userId))!;
      const purchases = await payments.list(userId);
      return {
        available: balance.available,
        owed: balance.owed ?? 0,
        isPremium: (await readUser(kv, userId))?.isPremium ?? false,
        purchases: purchases.map(({ type, status, generationsRemaining, generationsTotal }) =>
          `${type} ${status} ${generationsRemaining}/${generationsTotal}`
        ),
      };
    },

    async [Symbol.asyncDispose]() {
      await payments.settled();
      kv.close();
      await stripe[Symbol.asyncDispose]();
    },
  };
}
