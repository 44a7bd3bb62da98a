/**
 * @module How often something may happen on the whole site: a brake on clients with many addresses. All
 * clients count into the same row, so counts are added without checks; attempts at the same time can go a
 * little beyond.
 */
import { atomic, type Operation } from "./commit.ts";
import { keys } from "../keys.ts";
import type { RateLimit } from "./rate_limits.ts";

/** Adds one more to the operation; otherwise answers the whole seconds until the next window. */
export async function takeSiteWide(
  kv: Deno.Kv,
  operation: Operation,
  { name, limit, windowMs }: RateLimit,
  now: number,
): Promise<number | null> {
  if (limit === 0) return null;
  const window = Math.floor(now / windowMs);
  const count = await kv.get<Deno.KvU64>(keys.siteAttempts(name, window));
  if (Number(count.value ?? 0) >= limit) return Math.ceil(((window + 1) * windowMs - now) / 1000);
  operation.sum(count.key, 1n);
  // Sums do not expire.
  if (!count.value) operation.delete(keys.siteAttempts(name, window - 1));
  return null;
}

/** The same in an operation of its own. */
export async function takeSiteAttempt(
  kv: Deno.Kv,
  limit: RateLimit,
  now: number,
): Promise<number | null> {
  const operation = atomic(kv);
  const wait = await takeSiteWide(kv, operation, limit, now);
  if (wait === null && limit.limit > 0) await operation.commit();
  return wait;
}
