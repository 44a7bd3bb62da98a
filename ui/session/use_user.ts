/** @module The signed-in user in a component, up to date. */
import { useEffect, useState } from "react";
import type { User } from "../../lib/user.ts";
import { followOtherTabs } from "./other_tabs.ts";
import { claimTab } from "./tab_owner.ts";
import { $user, refreshUser, seedUser } from "./user_store.ts";

/**
 * The user, null for a guest. `fromServer` is the one the page was made for: the server and the first
 * render in the browser show it, later renders what has happened since.
 */
export function useUser(fromServer: User | null): User | null {
  const [user, setUser] = useState(fromServer);
  useEffect(() => {
    seedUser(fromServer);
    // Guests are not asked about: the answer would be a failed request in their console.
    if (fromServer) watchOnce(fromServer);
    return $user.subscribe((user) => setUser(user ?? null));
  }, []);
  return user;
}

let watching = false;

/** Asks the server at the start, whenever the connection is back, and when another tab knows more, however many islands show the user. */
function watchOnce(user: User): void {
  if (watching) return;
  watching = true;
  claimTab(user);
  followOtherTabs();
  refreshUser();
  addEventListener("online", () => refreshUser());
}
