/** @module Which customer of Stripe a user is: one for each user, made at the first purchase. */
import type { Stripe } from "stripe";
import { findUser } from "../../store/accounts/users.ts";
import { atomic } from "../../store/database/commit.ts";
import { keys } from "../../store/keys.ts";
import type { PurchaseRow } from "../../store/payments/purchase_row.ts";
import { type AskStripe, orNull } from "./stripe_client.ts";

/** The customers of our users. */
export interface StripeCustomers {
  /** The id of a user's customer; null before the first purchase. */
  known(userId: number): Promise<string | null>;
  /**
   * The id of the buyer's customer, made where there is none. `missing` is one that Stripe does not know any
   * more: it was deleted, or belongs to the account of other keys.
   */
  of(client: Stripe, purchase: PurchaseRow, missing?: string): Promise<string>;
  /** Deletes a user's customer at Stripe and here. Throws `provider` where Stripe does not answer. */
  forget(userId: number, ask: AskStripe): Promise<void>;
}

/** The customers that this database knows. */
export function stripeCustomers(kv: Deno.Kv): StripeCustomers {
  const rowOf = (userId: number) => kv.get<string>(keys.customer("stripe", userId));
  return {
    known: async (userId) => (await rowOf(userId)).value,

    async of(client, { id, userId }, missing) {
      const known = await rowOf(userId);
      if (known.value && known.value !== missing) return known.value;
      const user = await findUser(kv, userId);
      const email = user?.email ?? user?.pendingEmail;
      const customer = await client.customers.create(
        { metadata: { user: String(userId) }, ...(email && { email }) },
        { idempotencyKey: missing ? `customer_${id}_after_${missing}` : `customer_${id}` },
      );
      const { ok } = await atomic(kv).check(known).set(known.key, customer.id).commit();
      // Two first purchases at once make two customers; the second one stays unused.
      return ok ? customer.id : (await rowOf(userId)).value ?? customer.id;
    },

    async forget(userId, ask) {
      const { key, value: customer } = await rowOf(userId);
      if (!customer) return;
      await ask((client) => orNull(client.customers.del(customer)));
      await kv.delete(key);
    },
  };
}
