/** @module The guard of everything that has a limit: it counts, and refuses what goes beyond. */
import { t } from "../../lib/i18n/translate.ts";
import { Failure } from "../failures/failure.ts";
import { type Attempt, takeAttempt } from "../store/database/rate_limits.ts";
import { takeSiteAttempt } from "../store/database/site_limits.ts";
import type { RefusingLimit } from "./rate_limits.ts";

/** What counting needs. */
export interface RateLimitDeps {
  /** The database: limits hold in every process. */
  kv: Deno.Kv;
  /** The clock. */
  now: () => Date;
}

/** Counts an attempt of this client or account, and answers it. Throws `rateLimited` beyond the limit. */
export async function enforceLimit(
  { kv, now }: RateLimitDeps,
  limit: RefusingLimit,
  who: string,
): Promise<Attempt> {
  const attempt = { who, now: now().getTime() };
  refuse(limit, await takeAttempt(kv, limit, attempt));
  return attempt;
}

/** Counts an attempt of anyone on the site. Throws `rateLimited` beyond the limit. */
export async function enforceSiteLimit(
  { kv, now }: RateLimitDeps,
  limit: RefusingLimit,
): Promise<void> {
  refuse(limit, await takeSiteAttempt(kv, limit, now().getTime()));
}

function refuse({ refusal }: RefusingLimit, retryAfterSeconds: number | null): void {
  if (retryAfterSeconds === null) return;
  throw new Failure("rateLimited", t(refusal), { retryAfterSeconds });
}
