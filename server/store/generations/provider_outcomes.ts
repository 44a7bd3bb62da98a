/**
 * @module How often calls to a foreign service gave nothing, by day and by how they ended: what the
 * operator compares with the service's bill.
 */
import { utcDay } from "../../time/utc_day.ts";
import { keys } from "../keys.ts";
import { atomic } from "../database/commit.ts";

/** An outcome of a provider at some moment. */
export interface ProviderOutcome {
  provider: string;
  outcome: string;
  at: Date;
}

/** Counts one more. */
export async function countOutcome(
  kv: Deno.Kv,
  { provider, outcome, at }: ProviderOutcome,
): Promise<void> {
  await atomic(kv).sum(keys.providerOutcome(provider, utcDay(at), outcome), 1n).commit();
}
