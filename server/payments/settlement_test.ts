import assert from "node:assert/strict";
import type { PurchaseRow } from "../store/payments/purchase_row.ts";
import type { Facts, Payment } from "./provider.ts";
import { oddPayments, settlementOf } from "./settlement.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");

const ORDER: PurchaseRow = {
  id: "01J",
  userId: 1,
  productId: "credit_pack",
  price: 499,
  credits: 30,
  mode: "hosted",
  provider: "stripe",
  status: "pending",
  reference: "cs_1",
  payments: [],
  createdAt: NOW.toISOString(),
};

const PAID: Payment = {
  id: "pi_1",
  at: NOW.toISOString(),
  amount: 499,
  currency: "gbp",
  refunded: 0,
  disputed: false,
};

/** The states of the order, after each state of the provider's. */
function follow(order: PurchaseRow, ...states: Partial<Facts>[]) {
  let row = order;
  const moves: string[] = [];
  for (const state of states) {
    const settlement = settlementOf(row, { checkout: "ended", payments: [], ...state }, NOW);
    if (!settlement) continue;
    row = settlement.row;
    moves.push(...settlement.postings.map(({ amount, cause }) => `${cause.kind} ${amount}`));
  }
  return { status: row.status, moves };
}

Deno.test("[settlement] the same facts twice change nothing the second time", () => {
  const facts: Facts = { checkout: "ended", payments: [PAID] };
  const first = settlementOf(ORDER, facts, NOW)!;
  assert.deepEqual([first.row.status, first.postings.length], ["active", 1]);
  assert.equal(settlementOf(first.row, facts, NOW), null);
});

const refunded = (pence: number) => ({ payments: [{ ...PAID, refunded: pence }] });
const disputed = (disputed: boolean) => ({ payments: [{ ...PAID, disputed }] });

const CASES: [what: string, states: Partial<Facts>[], status: string, moves: string[]][] = [
  ["nothing is paid yet", [{ checkout: "open" }], "pending", []],
  ["never to be paid", [{ checkout: "ended" }], "canceled", []],
  ["the bank is slow", [{ checkout: "confirming" }, { payments: [PAID] }], "active", [
    "credit_pack 30",
  ]],
  ["paid after all", [{ checkout: "ended" }, { payments: [PAID] }], "active", ["credit_pack 30"]],
  ["refunded before the first look", [refunded(499)], "refunded", [
    "credit_pack 30",
    "refund -30",
  ]],
  ["refunded bit by bit", [refunded(250), refunded(498), refunded(499)], "refunded", [
    "credit_pack 30",
    "refund -15",
    "refund -14",
    "refund -1",
  ]],
  ["a penny back", [refunded(1)], "active", ["credit_pack 30"]],
  ["disputed, then won", [disputed(true), disputed(false)], "active", [
    "credit_pack 30",
    "dispute -30",
    "dispute_won 30",
  ]],
  [
    "disputed after a part was refunded",
    [refunded(250), {
      payments: [{ ...PAID, refunded: 250, disputed: true }],
    }],
    "refunded",
    ["credit_pack 30", "refund -15", "dispute -15"],
  ],
  ["forgotten by the provider", [{ payments: [PAID] }, { payments: [] }], "active", [
    "credit_pack 30",
  ]],
  ["too little", [{ payments: [{ ...PAID, amount: 1 }] }], "canceled", []],
  ["too much", [{ payments: [{ ...PAID, amount: 500 }] }], "canceled", []],
  ["another currency", [{ payments: [{ ...PAID, currency: "usd" }] }], "canceled", []],
];

for (const [what, states, status, moves] of CASES) {
  Deno.test(`[settlement] ${what}`, () => {
    assert.deepEqual(follow(ORDER, ...states), { status, moves });
  });
}

Deno.test("[settlement] a plan runs, is late, goes on, ends", () => {
  const plan = { id: "sub_1", state: "running" as const };
  const next = { ...PAID, id: "pi_2", at: "2026-12-20T12:00:00.000Z" };
  const order: PurchaseRow = { ...ORDER, productId: "monthly" };
  const month = "monthly 30";
  const running = { plan, payments: [PAID] };
  const late = { ...running, plan: { ...plan, state: "past_due" as const } };
  const ended = { plan: { ...plan, state: "ended" as const }, payments: [PAID, next] };
  assert.deepEqual(follow(order, running), { status: "active", moves: [month] });
  assert.deepEqual(follow(order, running, late), { status: "past_due", moves: [month] });
  const renewed = { plan, payments: [next, PAID] };
  assert.deepEqual(follow(order, running, late, renewed), {
    status: "active",
    moves: [month, month],
  });
  assert.deepEqual(follow(order, ended), { status: "canceled", moves: [month, month] });
  const back = { ...ended, payments: [PAID, { ...next, refunded: 499 }] };
  assert.deepEqual(follow(order, back).status, "refunded");
});

Deno.test("[settlement] odd payments are recognised", () => {
  const odd = { ...PAID, id: "pi_odd", amount: 1 };
  assert.deepEqual(oddPayments(ORDER, { checkout: "ended", payments: [PAID, odd] }), [odd]);
});
