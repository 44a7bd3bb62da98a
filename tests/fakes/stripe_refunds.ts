/** @module Money that goes back: refunds, some of which fail, and disputes. */
import type { Charge, Dispute, Intent, Refund } from "./stripe_objects.ts";
import type { Things } from "./stripe_things.ts";

export function openRefunds({ add, get, all, emit, newId, seconds }: Things) {
  function chargeOf(paymentId: string): Charge {
    return get<Charge>(get<Intent>(paymentId).latest_charge);
  }

  /** Gives the whole payment back, or this much of it. */
  function refund(paymentId: string, part?: number): void {
    const charge = chargeOf(paymentId);
    const amount = part ?? charge.amount - charge.amount_refunded;
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    emit("charge.refunded", charge);
    const made = add<Refund>({
      id: newId("re"),
      object: "refund",
      created: seconds(),
      amount,
      payment_intent: paymentId,
      status: "succeeded",
    });
    emit("refund.created", made);
  }

  /** The bank of the buyer could not take the latest refund: the money comes back. */
  function failRefund(paymentId: string): void {
    const made = all<Refund>("refund").find(({ payment_intent }) => payment_intent === paymentId)!;
    made.status = "failed";
    const charge = chargeOf(paymentId);
    charge.amount_refunded -= made.amount;
    charge.refunded = false;
    emit("refund.failed", made);
  }

  /** Disputes the whole payment, or this much of it. */
  function dispute(paymentId: string, part?: number): void {
    const charge = chargeOf(paymentId);
    charge.disputed = true;
    const { id } = charge;
    const amount = part ?? charge.amount;
    const opened = add<Dispute>({
      id: newId("dp"),
      object: "dispute",
      created: seconds(),
      status: "needs_response",
      charge: id,
      payment_intent: paymentId,
      amount,
    });
    emit("charge.dispute.created", opened);
  }

  function closeDispute(paymentId: string, status: "won" | "lost"): void {
    const open = all<Dispute>("dispute").find(({ payment_intent }) => payment_intent === paymentId);
    if (!open) throw new Error(`${paymentId} is not disputed`);
    open.status = status;
    emit("charge.dispute.closed", open);
  }

  return { refund, failRefund, dispute, closeDispute };
}
