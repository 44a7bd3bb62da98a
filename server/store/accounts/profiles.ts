/** @module Whether an account has a public profile. It has one until its owner turns it off. */
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import type { UserRow } from "./user_row.ts";

/** Turns it on or off; null when there is no such account. */
export function setProfile(
  kv: Deno.Kv,
  { userId, isPublic }: { userId: number; isPublic: boolean },
): Promise<UserRow | null | Conflict> {
  return commit<UserRow | null>(async () => {
    const stored = await kv.get<UserRow>(keys.user(userId));
    if (!stored.value) return { answer: null };
    const { hidesProfile: _, ...rest } = stored.value;
    const row: UserRow = isPublic ? rest : { ...rest, hidesProfile: true };
    return { operation: atomic(kv).check(stored).set(stored.key, row), answer: row };
  });
}

/** Whether visitors see the profile of this account. */
export function showsProfile({ hidesProfile, suspension }: UserRow): boolean {
  return !hidesProfile && !suspension;
}
