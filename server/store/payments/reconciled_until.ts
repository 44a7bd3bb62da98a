/** @module Up to when the memory of a payment provider was compared with our books. */
import { keys } from "../keys.ts";
import type { ProviderName } from "./purchase_row.ts";

/** When the last comparison that went through began; null before the first. */
export async function readReconciledUntil(
  kv: Deno.Kv,
  provider: ProviderName,
): Promise<Date | null> {
  const { value } = await kv.get<string>(keys.reconciledUntil(provider));
  return value === null ? null : new Date(value);
}

/** A comparison that began at this moment went through. */
export async function noteReconciledUntil(
  kv: Deno.Kv,
  provider: ProviderName,
  moment: Date,
): Promise<void> {
  await kv.set(keys.reconciledUntil(provider), moment.toISOString());
}
