/**
 * @module How many pictures a guest may draw on a UTC day. The count lives in the commits of the generation
 * it belongs to: taken where it is reserved, given back where it is released.
 */
import { DAY_MS } from "../../../lib/durations.ts";
import { keys } from "../keys.ts";
import type { Operation } from "../database/commit.ts";
import { takeSiteWide } from "../database/site_limits.ts";

/** A day's count is of no use after that day; this only tidies, the day is in the key. */
const COUNT_LIFE_MS = 2 * DAY_MS;

/** Pictures a UTC day; 0 = no limit. */
export interface GuestLimits {
  /** Of one guest. */
  guestLimit: number;
  /** Of all guests together. */
  siteGuestLimit?: number;
}

/** Adds one more picture to the operation, or answers which limit is reached. */
export async function takeGuestPicture(
  kv: Deno.Kv,
  operation: Operation,
  { owner, day }: { owner: string; day: string },
  { guestLimit, siteGuestLimit = 0 }: GuestLimits,
): Promise<"taken" | "rateLimited" | "siteLimited"> {
  const count = await kv.get<number>(keys.guestPictures(day, owner));
  const taken = count.value ?? 0;
  if (guestLimit > 0 && taken >= guestLimit) return "rateLimited";
  const site = { name: "guest pictures", limit: siteGuestLimit, windowMs: DAY_MS };
  if (await takeSiteWide(kv, operation, site, Date.parse(day)) !== null) return "siteLimited";
  operation.check(count).set(count.key, taken + 1, { expireIn: COUNT_LIFE_MS });
  return "taken";
}

/** Adds to the operation that a picture was not drawn after all. */
export async function giveBackGuestPicture(
  kv: Deno.Kv,
  operation: Operation,
  { owner, day }: { owner: string; day: string },
): Promise<void> {
  const count = await kv.get<number>(keys.guestPictures(day, owner));
  if (!count.value) return;
  operation.check(count).set(count.key, count.value - 1, { expireIn: COUNT_LIFE_MS });
}
