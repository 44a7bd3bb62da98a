/** @module An account as the database keeps it, and what others see of it. */
import type { Balance } from "../../../lib/credits.ts";
import type { Account, User } from "../../../lib/user.ts";

/** An account as the database keeps it. */
export interface UserRow {
  /** Counts up from 1. */
  id: number;
  /** As the person writes it. */
  username: string;
  /** The address that counts, as the person writes it; null until the first one is verified. */
  email: string | null;
  /** Whether the owner of `email` has confirmed it. */
  emailVerified?: true;
  /** An address that will count once it is verified. */
  pendingEmail?: string;
  /** PHC string of argon2id. */
  passwordHash: string;
  /** Sessions of an earlier era have ended: one commit ends any number of them. */
  sessionEra: number;
  /** Present with Premium Lifetime. */
  isPremium?: true;
  /** May open /admin. */
  isOwner?: true;
  /** Present where the owner has turned the public profile off. */
  hidesProfile?: true;
  /** Set while the account may not be used. */
  suspension?: { at: string; reason: string };
  /** ISO 8601. */
  createdAt: string;
}

/** What a session knows of its user. */
export function toAccount({ id, username, isPremium }: UserRow): Account {
  return { id, username, ...(isPremium && { isPremium }) };
}

/** The user as responses show them. */
export function toUser({ id, username, isPremium }: UserRow, { available }: Balance): User {
  return { id, username, remainingGenerations: available, ...(isPremium && { isPremium }) };
}
