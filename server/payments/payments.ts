/** @module Payments, put together: what routes, pages and the sweeper call. */
import type { Balance } from "../../lib/credits.ts";
import type { HostedCheckout } from "../../lib/payments/checkout.ts";
import type {
  CheckoutData,
  ProviderInfo,
  SubscriptionData,
} from "../../lib/payments/payment_data.ts";
import { isProductId } from "../../lib/payments/product.ts";
import type { Subscription } from "../../lib/payments/subscription.ts";
import { Failure } from "../failures/failure.ts";
import {
  isInArrears,
  isOngoing,
  isOnlyOnce,
  type PurchaseRow,
} from "../store/payments/purchase_row.ts";
import { eachPurchase } from "../store/payments/purchases.ts";
import { readBalance } from "../store/credits/statement.ts";
import { createFulfilment } from "./fulfilment.ts";
import { createInbox, type Inbox } from "./inbox.ts";
import { type OrderRequest, placeOrder } from "./ordering.ts";
import { cancelPlans, resumePlan } from "./plans.ts";
import { productNamed, PRODUCTS, shownProduct } from "./products.ts";
import type { Checkout, PaymentProvider } from "./provider.ts";
import { reconcile, type Reconciliation } from "./reconciliation.ts";
import { withRemaining } from "./remaining.ts";
import { removeOrders } from "./removal.ts";
import { findReturnedPurchase } from "./checkout_return.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What payments work with. */
export interface PaymentDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The payment provider. */
  provider: PaymentProvider;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** Every call throws a `Failure` when it cannot be done. */
export interface Payments extends Pick<Inbox, "settled" | "resume"> {
  /** What pages know of the provider. */
  readonly providerInfo: ProviderInfo;
  /** In words. */
  readonly title: string;
  /** Takes a request to the webhook, as it came. Throws `invalid` when it is not genuine. */
  accept(body: string, signature: string | undefined): Promise<void>;
  /** Opens a checkout. Throws `invalid` when the client takes something else for the price. */
  buy(order: OrderRequest): Promise<Checkout>;
  /** Ends the running monthly plan: with its paid period, or at once when its last payment failed. */
  cancelPlan(userId: number): Promise<Subscription>;
  /** Lets a canceled plan that still runs go on. */
  resumePlan(userId: number): Promise<Subscription>;
  /** Where the buyer replaces the card and sees invoices. Throws `notFound` before the first purchase. */
  openPortal(userId: number): Promise<HostedCheckout>;
  /** Every purchase, paid or not, the newest first. */
  list(userId: number): Promise<Subscription[]>;
  /**
   * Those that were paid or are being confirmed: a checkout that was only looked at is no purchase.
   */
  bought(userId: number): Promise<Subscription[]>;
  /** What the plans page shows; `query` may name the purchase just made. */
  subscriptionPage(userId: number, query: URLSearchParams): Promise<SubscriptionData>;
  /**
   * What the checkout shows for the product that `query` names, or to choose from.
   *
   * @throws `notFound` for an unknown product.
   */
  checkoutPage(userId: number, query: URLSearchParams): Promise<CheckoutData>;
  /** Compares the provider's memory with our books, and repairs what differs. */
  reconcile(): Promise<Reconciliation>;
  /** Ends the plans of an account that is gone and removes its purchases. */
  remove(userId: number): Promise<void>;
}

const NO_CREDITS: Balance = { available: 0, held: 0 };

/** Payments over this database, taken by this provider. */
export function createPayments(
  { kv, provider, now = () => new Date() }: PaymentDeps,
): Payments {
  const fulfil = createFulfilment({ kv, provider, now });
  const inbox = createInbox({ kv, provider, fulfil });
  const deps = { kv, provider, fulfil, now };
  const { name, title, publishableKey, isHostedOnly } = provider;
  const providerInfo: ProviderInfo = {
    provider: name,
    ...(publishableKey && { publishableKey }),
    ...(isHostedOnly && { isHostedOnly }),
  };

  async function readBooks(userId: number) {
    const [rows, balance] = await Promise.all([
      Array.fromAsync(eachPurchase(kv, userId)),
      readBalance(kv, userId),
    ]);
    return { rows, balance: balance ?? NO_CREDITS };
  }

  async function list(userId: number): Promise<Subscription[]> {
    const { rows, balance } = await readBooks(userId);
    return withRemaining(rows, balance);
  }

  async function subscriptionOf(userId: number, id: string): Promise<Subscription> {
    const subscription = (await list(userId)).find((each) => each.id === id);
    if (!subscription) throw new Failure("notFound", t("You have no monthly subscription."));
    return subscription;
  }

  return {
    providerInfo,
    title,
    settled: inbox.settled,
    resume: inbox.resume,
    list,

    async bought(userId) {
      const { rows, balance } = await readBooks(userId);
      return withRemaining(rows.filter(isBought), balance);
    },

    async accept(body, signature) {
      await inbox.receive(await provider.readEvent(body, signature));
    },
    buy: (order) => placeOrder(deps, order),

    cancelPlan: async (userId) => subscriptionOf(userId, await cancelPlans(deps, userId)),
    resumePlan: async (userId) => subscriptionOf(userId, await resumePlan(deps, userId)),

    async openPortal(userId) {
      const url = await provider.portal(userId);
      if (!url) {
        throw new Failure("notFound", t("There is nothing to manage before a first purchase."));
      }
      return { url };
    },

    async subscriptionPage(userId, query) {
      // First, because it may change what the rest shows.
      const justBought = await findReturnedPurchase(deps, userId, query);
      const { rows: purchases, balance } = await readBooks(userId);
      const rows = purchases.filter(isBought);
      return {
        products: PRODUCTS.map(shownProduct),
        subscriptions: withRemaining(rows, balance),
        balance,
        payments: providerInfo,
        ...(justBought && { returned: justBought }),
        ...(provider.name === "demo" && { demoPayments: demoPaymentsOf(rows) }),
      };
    },

    async checkoutPage(userId, query) {
      const id = query.get("productId");
      if (id !== null) {
        return {
          product: isProductId(id) ? shownProduct(productNamed(id)) : null,
          payments: providerInfo,
        };
      }
      const taken = (await Array.fromAsync(eachPurchase(kv, userId)))
        .filter((row) => isOnlyOnce(row) && isOngoing(row) && isBought(row))
        .map(({ productId }) => productId);
      const choice = PRODUCTS.map((product) => ({
        product: shownProduct(product),
        isTaken: taken.includes(product.id),
      }));
      return { product: null, choice, payments: providerInfo };
    },

    reconcile: () => reconcile(deps, inbox),
    remove: (userId) => removeOrders(deps, userId),
  };
}

function isBought(row: PurchaseRow): boolean {
  return row.payments.length > 0 || row.confirming === true || isInArrears(row);
}

/** What the demo provider calls these purchases; nothing of another provider's. */
function demoPaymentsOf(rows: PurchaseRow[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ id, provider, reference }) =>
      provider === "demo" && reference ? [[id, reference]] : []
    ),
  );
}
