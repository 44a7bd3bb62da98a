/** @module Events of the demo provider, in the words of the real one. */
import { ulid } from "ulid";
import type { DemoChange, DemoEvent, DemoPaymentRow } from "../../store/payments/demo_payments.ts";
import type { ProviderEvent } from "../../store/payments/provider_events.ts";

/** An event as it is sent. */
export interface DemoMessage {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: { id: string; metadata: { purchase: string } } };
}

/** The payment as it is now, and the events that announce it. */
export function withEvents(
  row: DemoPaymentRow,
  types: string | string[],
  moment: Date,
): DemoChange {
  const events = [types].flat().map((type): DemoEvent => ({
    id: `evt_demo_${ulid(moment.getTime())}`,
    type,
    paymentId: row.id,
    purchaseId: row.purchaseId,
    created: Math.floor(moment.getTime() / 1000),
  }));
  return { row, events };
}

/** The body of the request that brings the event. */
export function messageOf({ id, type, created, paymentId, purchaseId }: DemoEvent): string {
  const message: DemoMessage = {
    id,
    object: "event",
    type,
    created,
    data: { object: { id: paymentId, metadata: { purchase: purchaseId } } },
  };
  return JSON.stringify(message);
}

/** What we keep of it. */
export function eventOf({ id, type, created, data }: DemoMessage): ProviderEvent {
  const { id: reference, metadata } = data.object;
  return {
    id,
    type,
    createdAt: created * 1000,
    subject: { purchaseId: metadata.purchase, reference },
  };
}
