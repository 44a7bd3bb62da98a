/**
 * @module The demo provider's own page and form: what their buttons do. Each changes a payment and sends
 * the events that a real provider would send.
 */
import type {
  DemoBilling,
  DemoCardAnswer,
  DemoPayment,
} from "../../../lib/payments/demo_payment.ts";
import type { DemoCard } from "../../../lib/schemas/payments.ts";
import { Failure } from "../../failures/failure.ts";
import {
  changeDemoPayment,
  type DemoChange,
  type DemoPaymentRow,
  eachDemoEvent,
  findDemoPayment,
  forgetDemoEvent,
} from "../../store/payments/demo_payments.ts";
import type { Payments } from "../payments.ts";
import { sign, signingKey } from "../signature.ts";
import { readDemoBilling } from "./demo_billing.ts";
import { canceled, ended, givenBack, renewed, tried, withCard } from "./demo_changes.ts";
import { onFile, tryCard } from "./demo_cards.ts";
import { messageOf } from "./demo_events.ts";
import { shown } from "./demo_shown.ts";
import { t } from "../../../lib/i18n/translate.ts";

/** Payments that move no money. */
export interface DemoPayments {
  /** The payment as its page shows it; null when this user has no such payment. */
  find(userId: number, id: string): Promise<DemoPayment | null>;
  /** Pays with this card. Throws `notFound` without such a payment, `conflict` when it is not open. */
  pay(userId: number, id: string, card: DemoCard): Promise<DemoCardAnswer>;
  /** Cancels it, and answers how it stands now. Throws as `pay` does. */
  cancel(userId: number, id: string): Promise<DemoPayment>;
  /** Ends a pending payment. */
  settle(userId: number, id: string, outcome: "paid" | "failed"): Promise<DemoPayment>;
  /** A month passes: the card on file pays the next one, or fails to. */
  renew(userId: number, id: string): Promise<DemoPayment>;
  /** Puts another card on file; what is overdue is paid with it. Throws `invalid` for one that is declined. */
  replaceCard(userId: number, id: string, card: DemoCard): Promise<DemoPayment>;
  /** What the customer portal shows. */
  billing(userId: number): Promise<DemoBilling>;
  /** Gives the latest payment back. */
  refund(userId: number, id: string): Promise<DemoPayment>;
  /** The same, by the buyer's bank. */
  dispute(userId: number, id: string): Promise<DemoPayment>;
  /** Sends every event that has not arrived yet. */
  deliver(): Promise<void>;
}

/** What the demo provider needs. */
export interface DemoPaymentsDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Signs its events. */
  secret: Uint8Array<ArrayBuffer>;
  /** Takes its events, as a real provider's. */
  payments: Pick<Payments, "accept" | "settled">;
  /** The clock. */
  now?: () => Date;
}

/** Payments kept in the database. */
export async function createDemoPayments(
  { kv, secret, payments, now = () => new Date() }: DemoPaymentsDeps,
): Promise<DemoPayments> {
  const key = await signingKey(secret);

  async function deliver(): Promise<void> {
    for await (const event of eachDemoEvent(kv)) {
      const body = messageOf(event);
      await payments.accept(body, await sign(key, body, now()));
      await forgetDemoEvent(kv, event.id);
    }
    await payments.settled();
  }

  async function own(userId: number, id: string): Promise<DemoPaymentRow> {
    const row = await findDemoPayment(kv, id);
    if (row?.userId !== userId) throw new Failure("notFound", t("There is no such payment."));
    return row;
  }

  /** Throws `conflict` when the payment is in no state for that. */
  async function change(
    userId: number,
    id: string,
    how: (row: DemoPaymentRow) => DemoChange | null,
  ): Promise<DemoPayment> {
    await own(userId, id);
    let happened = false;
    const row = await changeDemoPayment(kv, id, (row) => {
      const changed = how(row);
      happened = changed !== null;
      return changed;
    });
    if (!row || !happened) throw new Failure("conflict", t("This is not possible any more."));
    await deliver();
    return shown(row);
  }

  return {
    deliver,

    async find(userId, id) {
      const row = await findDemoPayment(kv, id);
      return row?.userId === userId ? shown(row) : null;
    },

    async pay(userId, id, card) {
      await own(userId, id);
      const outcome = tryCard(card, now());
      const { returnUrl } = await change(
        userId,
        id,
        (row) => tried({ ...row, card: onFile(card) }, outcome.status, now()),
      );
      return { ...outcome, returnUrl };
    },

    cancel: (userId, id) => change(userId, id, (row) => canceled(row, now())),
    settle: (userId, id, outcome) => change(userId, id, (row) => ended(row, outcome, now())),
    renew: (userId, id) => change(userId, id, (row) => renewed(row, now())),

    async replaceCard(userId, id, card) {
      await own(userId, id);
      const outcome = tryCard({ ...card, confirmed: true }, now());
      if (outcome.status === "declined") {
        throw new Failure("invalid", outcome.message, {
          issues: [{ path: "cardNumber", message: outcome.message }],
        });
      }
      return await change(userId, id, (row) => withCard(row, onFile(card), now()));
    },

    billing: (userId) => readDemoBilling(kv, userId),

    refund: (userId, id) => change(userId, id, (row) => givenBack(row, "refund", now())),
    dispute: (userId, id) => change(userId, id, (row) => givenBack(row, "dispute", now())),
  };
}
