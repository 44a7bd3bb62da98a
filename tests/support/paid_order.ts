/** @module An order that is paid at the demo provider. */
import { messageOf, withEvents } from "../../server/payments/demo/demo_events.ts";
import {
  changeDemoPayment,
  type DemoPaymentRow,
} from "../../server/store/payments/demo_payments.ts";

/** Pays the order with this id; the bodies of as many events that say so. */
export async function paidOrder(
  kv: Deno.Kv,
  id: string,
  { at, events = 1 }: { at: Date; events?: number },
): Promise<string[]> {
  const payment = {
    id: `${id}_1`,
    at: at.toISOString(),
    amount: 499,
    currency: "gbp",
    refunded: 0,
    disputed: false,
  };
  const pay = (row: DemoPaymentRow) => ({ ...row, status: "paid" as const, payments: [payment] });
  const row = await changeDemoPayment(kv, id, (row) => ({ row: pay(row), events: [] }));
  const types = Array.from({ length: events }, () => "checkout.session.completed");
  return withEvents(row!, types, at).events.map(messageOf);
}
