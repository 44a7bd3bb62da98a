import assert from "node:assert/strict";
import type { Subscription, SubscriptionStatus } from "../../lib/payments/subscription.ts";
import { paymentState } from "./use_confirmation.ts";

const purchase = (id: string, status: SubscriptionStatus): Subscription => ({
  id,
  type: "credit_pack",
  status,
  generationsTotal: 30,
  generationsRemaining: 0,
  startDate: "2026-11-20T10:00:00.000Z",
  createdAt: "2026-11-20T10:00:00.000Z",
});

const EARLIER = purchase("1", "active");

const cases: [what: string, had: Subscription[], state: string][] = [
  ["still on its way", [purchase("2", "pending"), EARLIER], "confirming"],
  ["arrived meanwhile", [purchase("2", "active"), EARLIER], "paid"],
  ["failed meanwhile, whatever was bought before", [EARLIER], "failed"],
];
for (const [what, had, state] of cases) {
  Deno.test(`[use_confirmation] money ${what}`, () => {
    const returned = { id: "2", kind: "credit_pack", state: "confirming" } as const;
    assert.equal(paymentState(returned, had), state);
    assert.equal(paymentState({ ...returned, state: "paid" }, had), "paid");
  });
}
