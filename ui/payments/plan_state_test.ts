import assert from "node:assert/strict";
import { type PlanState, planState } from "./plan_state.ts";
import type { ProductId } from "../../lib/payments/product.ts";
import type { Subscription } from "../../lib/payments/subscription.ts";

const purchase = (type: ProductId, more: Partial<Subscription> = {}): Subscription => ({
  id: "1",
  type,
  status: "active",
  generationsTotal: 30,
  generationsRemaining: 30,
  startDate: "2026-11-20T10:00:00.000Z",
  createdAt: "2026-11-20T10:00:00.000Z",
  ...more,
});

const ENDS = { endDate: "2026-12-20T10:00:00.000Z" };

const cases: [what: string, plan: ProductId, had: Subscription[], state: PlanState["state"]][] = [
  ["nothing bought", "premium_lifetime", [], "offered"],
  ["a pack is bought again and again", "credit_pack", [purchase("credit_pack")], "offered"],
  ["premium is bought once", "premium_lifetime", [purchase("premium_lifetime")], "owned"],
  [
    "refunded premium can be bought again",
    "premium_lifetime",
    [purchase("premium_lifetime", { status: "refunded" })],
    "offered",
  ],
  ["one monthly plan at a time", "monthly", [purchase("monthly")], "running"],
  ["a monthly plan to its end", "monthly", [purchase("monthly", ENDS)], "ending"],
  [
    "a monthly plan in arrears",
    "monthly",
    [purchase("monthly", { status: "past_due" })],
    "overdue",
  ],
  [
    "a monthly plan that is over",
    "monthly",
    [purchase("monthly", { status: "canceled", ...ENDS })],
    "offered",
  ],
  [
    "a payment that is being confirmed is waited for",
    "premium_lifetime",
    [purchase("premium_lifetime", { status: "pending" })],
    "confirming",
  ],
  [
    "a plan canceled while its payment is being confirmed",
    "monthly",
    [purchase("monthly", { status: "pending", ...ENDS })],
    "ending",
  ],
  [
    "a plan that is not paid any more",
    "monthly",
    [purchase("monthly"), purchase("monthly", { status: "unpaid" })],
    "unpaid",
  ],
  ["other plans", "monthly", [purchase("credit_pack"), purchase("premium_lifetime")], "offered"],
];
for (const [what, plan, had, state] of cases) {
  Deno.test(`[plan_state] ${what}`, () => assert.equal(planState(plan, had).state, state));
}
