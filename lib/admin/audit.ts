/**
 * What the audit log records: its actions, each with the words that owners read.
 *
 * @module
 */

export const AUDIT_ACTIONS = {
  registered: "Registered",
  sign_in: "Signed in",
  sign_in_failed: "Sign-in failed",
  password_changed: "Password changed",
  password_reset_requested: "Password reset requested",
  password_reset: "Password reset",
  email_changed: "E-mail changed",
  email_verified: "E-mail verified",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
  api_key_added: "API key made",
  api_key_removed: "API key revoked",
  sessions_ended: "Sessions ended",
  data_exported: "Data exported",
  account_deleted: "Account deleted",
  credits_granted: "Credits granted",
  suspended: "Suspended",
  unsuspended: "Suspension lifted",
  hidden: "Entry hidden",
  restored: "Entry restored",
  owner_added: "Owner added",
  owner_removed: "Owner removed",
  invitation_made: "Invitation made",
  invitation_revoked: "Invitation revoked",
  registration_mode_changed: "Registration mode changed",
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Who acted: a user by id, the operator at the server's terminal, the server itself, or a guest (null). */
export type AuditActor = number | "operator" | "system" | null;

export interface AuditEntry {
  /** ISO 8601. */
  at: string;
  actor: AuditActor;
  action: AuditAction;
  /** The account it was done to, when that is not the actor's own. */
  subject?: number;
  /** What else there is to say, without any secret. */
  detail?: string;
}

/** Whether this text names an action. */
export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, text);
}
