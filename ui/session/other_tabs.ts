/** @module Balances agree in all tabs of a browser. */
import type { User } from "../../lib/user.ts";
import { $user, refreshUser } from "./user_store.ts";

/** What a tab sends to the others. */
type Balance = Pick<User, "id" | "remainingGenerations" | "isPremium">;

/**
 * Announces each change here to the other tabs, and asks the server when another tab announces something else: of
 * two changes at once neither tab can know which was later.
 */
export function followOtherTabs(): void {
  const tabs = new BroadcastChannel("balance");
  $user.listen((user) => {
    if (user) tabs.postMessage(balanceOf(user));
  });
  tabs.addEventListener("message", ({ data }: MessageEvent<Balance>) => {
    const user = $user.get();
    if (user && data.id === user.id && !isSame(data, balanceOf(user))) refreshUser();
  });
}

function balanceOf({ id, remainingGenerations, isPremium }: User): Balance {
  return { id, remainingGenerations, ...(isPremium && { isPremium }) };
}

function isSame(a: Balance, b: Balance): boolean {
  return a.remainingGenerations === b.remainingGenerations && a.isPremium === b.isPremium;
}
