/**
 * @module What buyers do with a running monthly plan: they cancel it, and resume it until it ends.
 */
import { Failure } from "../failures/failure.ts";
import { isInArrears, isOngoing, type PurchaseRow } from "../store/payments/purchase_row.ts";
import { eachPurchase } from "../store/payments/purchases.ts";
import { endUnserved, type PaymentDeps } from "./ordering.ts";
import { t } from "../../lib/i18n/translate.ts";

/**
 * Ends every running plan of this user: with its paid period, or at once when its last payment failed, so
 * that nothing more is charged. Answers the id of the newest. Throws `notFound` without a plan.
 */
export async function cancelPlans(deps: PaymentDeps, userId: number): Promise<string> {
  const plans = await runningPlans(deps, userId);
  const [newest] = plans;
  if (!newest) throw new Failure("notFound", t("You have no monthly subscription."));
  for (const plan of plans) await cancel(deps, plan);
  return newest.id;
}

/**
 * Lets the plan that was to end with its paid period go on; one that goes on already is left alone. Answers
 * its id. Throws `notFound` without a plan that still runs.
 */
export async function resumePlan(deps: PaymentDeps, userId: number): Promise<string> {
  const { provider, fulfil } = deps;
  for (const { id } of await runningPlans(deps, userId)) {
    // It may have ended, or been resumed at the provider, since we looked last.
    const plan = await fulfil(id);
    if (!plan || !isRunning(plan) || plan.provider !== provider.name) continue;
    if (plan.endDate) {
      await provider.resumePlan(plan);
      await fulfil(id);
    }
    return id;
  }
  throw new Failure("notFound", t("You have no monthly plan that still runs."));
}

async function cancel(deps: PaymentDeps, plan: PurchaseRow): Promise<void> {
  const { kv, provider, fulfil, now } = deps;
  if (plan.provider !== provider.name) return await endUnserved(kv, plan, now());
  await provider.endPlan(plan, isInArrears(plan) ? "now" : "period end");
  await fulfil(plan.id);
}

/** The newest first. One is usual; two payments of the same moment can begin two. */
async function runningPlans({ kv }: PaymentDeps, userId: number): Promise<PurchaseRow[]> {
  const rows = await Array.fromAsync(eachPurchase(kv, userId));
  return rows.filter(isRunning);
}

/** Also while the bank has not decided about its first payment. */
function isRunning(row: PurchaseRow): boolean {
  const hasBegun = row.status !== "pending" || row.confirming === true;
  return row.planId !== undefined && isOngoing(row) && hasBegun;
}
