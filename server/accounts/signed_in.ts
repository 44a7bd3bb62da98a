/** @module Who signs in, and what they get. */
import type { User } from "../../lib/user.ts";
import type { NewSession } from "./sessions.ts";

/** The client that begins a session. */
export interface Client {
  /** The client's address, by which attempts are counted; its network is kept with the session. */
  clientAddress: string;
  /** What the session is called in the list of sessions. */
  device: string;
}

/** A user with a session that has just begun. */
export interface SignedIn {
  /** The account. */
  user: User;
  /** The token for the cookie, and its row. */
  session: Pick<NewSession, "token" | "row">;
}
