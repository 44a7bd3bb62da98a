/** @module Who looks at a page, as the frame around every page shows them. */
import type { User } from "../../lib/user.ts";
import type { Session } from "../accounts/sessions.ts";
import type { Services } from "../services.ts";

/** What a page shows of its visitor. */
export interface Visitor {
  /** Null for a guest. */
  user: User | null;
  isOwner: boolean;
  /** Notifications that the user has not seen. */
  unread: number;
}

const GUEST: Visitor = { user: null, isOwner: false, unread: 0 };

/** The visitor with this session; a guest where there is none, or the account has just been deleted. */
export async function readVisitor(
  { accounts, notifications }: Pick<Services, "accounts" | "notifications">,
  session: Session | null,
): Promise<Visitor> {
  if (!session) return GUEST;
  const [user, unread] = await Promise.all([
    accounts.sessions.user(session),
    notifications.unread(session.user.id),
  ]);
  return user ? { user, isOwner: session.isOwner, unread } : GUEST;
}
