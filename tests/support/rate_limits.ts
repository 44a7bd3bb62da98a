/**
 * Rate limits that a test uses up at once.
 */
import { type RateLimit, takeAttempt } from "../../server/store/database/rate_limits.ts";

/** Takes every attempt of this window and of the next one, which may begin before the test goes on. */
export async function exhaust(kv: Deno.Kv, limit: RateLimit, who: string): Promise<void> {
  for (const now of [Date.now(), Date.now() + limit.windowMs]) {
    while (await takeAttempt(kv, limit, { who, now }) === null) continue;
  }
}
