import assert from "node:assert/strict";
import type { PurchaseRow } from "../store/payments/purchase_row.ts";
import type { Facts, Payment } from "./provider.ts";
import { differencesOf } from "./differing_payments.ts";
import { settlementOf } from "./settlement.ts";

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
  disputed: 0,
  isForOrder: true,
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
const disputed = (disputed: number) => ({ payments: [{ ...PAID, disputed }] });

const OTHER = { payments: [{ ...PAID, amount: 7, isForOrder: false }] };

const CASES: [what: string, states: Partial<Facts>[], status: string, moves: string[]][] = [
  ["nothing is paid yet", [{ checkout: "open" }], "pending", []],
  ["never to be paid", [{ checkout: "ended" }], "canceled", []],
  ["the bank is slow", [{ checkout: "confirming" }, { payments: [PAID] }], "active", [
    "credit_pack 30",
  ]],
  ["paid after all", [{ checkout: "ended" }, { payments: [PAID] }], "active", ["credit_pack 30"]],
  ["refunded before the first look", [refunded(499)], "refunded", ["credit_pack 30", "refund -30"]],
  ["refunded bit by bit", [refunded(250), refunded(498), refunded(499)], "refunded", [
    "credit_pack 30",
    "refund -15",
    "refund -14",
    "refund -1",
  ]],
  ["a penny back", [refunded(1)], "active", ["credit_pack 30"]],
  ["disputed, then won", [disputed(499), disputed(0)], "active", [
    "credit_pack 30",
    "dispute -30",
    "dispute_won 30",
  ]],
  [
    "disputed after a part was refunded",
    [refunded(250), { payments: [{ ...PAID, refunded: 250, disputed: 499 }] }],
    "refunded",
    ["credit_pack 30", "refund -15", "dispute -15"],
  ],
  ["forgotten by the provider", [{ payments: [PAID] }, { payments: [] }], "active", [
    "credit_pack 30",
  ]],
  ["a part of it disputed", [disputed(250)], "active", ["credit_pack 30", "dispute -15"]],
  ["a refund that fails", [refunded(499), refunded(0)], "active", [
    "credit_pack 30",
    "refund -30",
    "refund_failed 30",
  ]],
  [
    "a dispute that is lost after a part was refunded",
    [refunded(250), { payments: [{ ...PAID, refunded: 250, disputed: 249 }] }],
    "refunded",
    ["credit_pack 30", "refund -15", "dispute -15"],
  ],
  ["with tax", [{ payments: [{ ...PAID, amount: 599 }] }], "active", ["credit_pack 30"]],
  [
    "half of it with tax refunded",
    [{ payments: [{ ...PAID, amount: 600, refunded: 300 }] }],
    "active",
    ["credit_pack 30", "refund -15"],
  ],
  ["with a coupon for all of it", [{ payments: [{ ...PAID, amount: 0 }] }], "active", [
    "credit_pack 30",
  ]],
  ["for something else", [OTHER], "pending", []],
  [
    "for something else, given back",
    [OTHER, { payments: [{ ...OTHER.payments[0]!, refunded: 7 }] }],
    "refunded",
    [],
  ],
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

Deno.test("[settlement] a plan is confirming, overdue, unpaid, as the provider says", () => {
  const order: PurchaseRow = { ...ORDER, productId: "monthly" };
  const plan = (state: "running" | "past_due" | "unpaid" | "ended") => ({
    checkout: state === "ended" ? "ended" as const : "confirming" as const,
    plan: { id: "sub_1", state },
  });
  const first = settlementOf(order, { ...plan("running"), payments: [] }, NOW)!.row;
  assert.deepEqual([first.status, first.confirming], ["pending", true]);
  assert.equal(follow(order, plan("past_due")).status, "past_due");
  assert.equal(follow(order, plan("unpaid")).status, "unpaid");
  assert.equal(follow(order, plan("ended")).status, "canceled");
});

Deno.test("[settlement] a payment that differs from the price is named once", () => {
  const more = { ...PAID, id: "pi_2", amount: 599 };
  const other = { ...PAID, id: "pi_3", amount: 7, isForOrder: false };
  const facts: Facts = { checkout: "ended", payments: [PAID, more, other] };
  const { row } = settlementOf(ORDER, facts, NOW)!;
  assert.deepEqual(
    differencesOf(ORDER, row, facts).map((
      { payment, paid, credited },
    ) => [payment, paid, credited]),
    [["pi_2", 599, true], ["pi_3", 7, false]],
  );
  assert.deepEqual(differencesOf(row, row, facts), []);
  assert.equal(settlementOf(row, facts, NOW), null);
});
