/**
 * @module Credits: what an account has and holds is the sum of its ledger, every hold is one of an open
 * generation, every picture is paid once, every purchase is credited once.
 */
import type { Balance, LedgerEntry } from "../../lib/credits.ts";
import { isProductId } from "../../lib/payments/product.ts";
import { type GenerationRow, isKept, isOpen } from "../store/generations/generation_row.ts";
import { keys } from "../store/keys.ts";
import { PURCHASE_KINDS, type PurchaseRow } from "../store/payments/purchase_row.ts";
import { eachPurchase } from "../store/payments/purchases.ts";
import { readMany } from "../store/database/read_many.ts";
import { eachEntry } from "../store/credits/statement.ts";
import type { Findings } from "./findings.ts";
import { batches } from "./rows.ts";

/** Generations of an account that are looked up together. */
const BATCH = 500;

/** What the generations say about each account. */
interface Charges {
  /** Credits held by open generations. */
  held: Map<number, number>;
  /** How many kept pictures were paid with credits. */
  paid: Map<number, number>;
}

/** Looks at every balance and its ledger; what does not agree goes into `findings`. */
export async function checkAccounts(kv: Deno.Kv, findings: Findings): Promise<void> {
  const charges = await readCharges(kv);
  for await (const rows of batches(kv, "balances")) {
    for (const { parts, value } of rows) {
      const account = { userId: Number(parts[0]), balance: value as Balance };
      for await (const problem of checkAccount(kv, account, charges)) {
        findings.problem(`user ${account.userId}: ${problem}`);
      }
      charges.held.delete(account.userId);
    }
  }
  for (const [userId, amount] of charges.held) {
    const deletion = await kv.get(keys.deletion(userId));
    if (deletion.value === null) {
      findings.problem(`user ${userId}: ${amount} credits in open generations, but no balance`);
    }
  }
}

async function readCharges(kv: Deno.Kv): Promise<Charges> {
  const charges: Charges = { held: new Map(), paid: new Map() };
  for await (const rows of batches(kv, "generations")) {
    for (const { value } of rows) {
      const row = value as GenerationRow;
      if (row.charge?.kind !== "credits") continue;
      const { userId, amount } = row.charge;
      if (isOpen(row)) add(charges.held, userId, amount);
      if (isKept(row)) add(charges.paid, userId, 1);
    }
  }
  return charges;
}

async function* checkAccount(
  kv: Deno.Kv,
  { userId, balance }: { userId: number; balance: Balance },
  { held: holds, paid }: Charges,
): AsyncIterable<string> {
  const { available, held, owed = 0 } = balance;
  const purchases = await Array.fromAsync(eachPurchase(kv, userId));
  const pictures = new Set<string>();
  const credited = new Map<string, number>();
  let [sum, booked, kept] = [0, 0, 0];
  let toLookUp: LedgerEntry[] = [];

  for await (const entry of eachEntry(kv, userId)) {
    const { kind, amount, reference } = entry;
    sum += amount;
    if (PURCHASE_KINDS.includes(kind)) booked += amount;
    if (isProductId(kind)) add(credited, reference, 1);
    if (kind !== "generation") continue;
    if (pictures.has(reference)) yield `generation ${reference} is paid more than once`;
    pictures.add(reference);
    toLookUp.push(entry);
    if (toLookUp.length < BATCH) continue;
    kept += yield* checkPaid(kv, userId, toLookUp);
    toLookUp = [];
  }
  kept += yield* checkPaid(kv, userId, toLookUp);

  if (sum !== available + held) yield `the ledger sums to ${sum}, not ${available} + ${held} held`;
  if (available < 0 || held < 0 || owed < 0) {
    yield `${available} available, ${held} held, ${owed} owed`;
  }
  const open = holds.get(userId) ?? 0;
  if (held !== open) yield `${held} held, but ${open} in open generations`;
  const due = paid.get(userId) ?? 0;
  if (kept !== due) yield `${due} pictures are kept, but ${kept} of them are paid`;
  yield* checkPurchases(purchases, { booked: booked - owed, credited });
}

/** Entries that pay for pictures; answers how many of these are kept. */
async function* checkPaid(
  kv: Deno.Kv,
  userId: number,
  entries: LedgerEntry[],
): AsyncGenerator<string, number> {
  const ids = entries.map(({ reference }) => keys.generation(reference));
  const rows = await readMany<GenerationRow>(kv, ids);
  let kept = 0;
  for (const [index, { reference, amount }] of entries.entries()) {
    const row = rows[index];
    // A picture that was not saved in time, or was deleted later, was paid for all the same.
    if (!row || row.state === "discarded") continue;
    const { charge, state } = row;
    if (!isKept(row)) yield `paid for generation ${reference}, which is ${state}`;
    else if (charge?.kind !== "credits" || charge.userId !== userId || charge.amount !== -amount) {
      yield `paid ${-amount} for generation ${reference}, which costs something else`;
    } else kept++;
  }
  return kept;
}

/** Each payment is credited once, and what was given back is taken or owed. */
function* checkPurchases(
  purchases: PurchaseRow[],
  { booked, credited }: { booked: number; credited: Map<string, number> },
): Iterable<string> {
  let due = 0;
  for (const { id, payments } of purchases) {
    for (const { credits, takenBack } of payments) due += credits - takenBack;
    const times = credited.get(id) ?? 0;
    if (times > payments.length) {
      yield `purchase ${id} is credited ${times} times for ${payments.length} payments`;
    }
    if (new Set(payments.map((payment) => payment.id)).size !== payments.length) {
      yield `purchase ${id} has a payment twice`;
    }
  }
  if (due !== booked) yield `${booked} credits of purchases are booked, ${due} were bought`;
}

function add<Key>(sums: Map<Key, number>, key: Key, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
