/** @module What the audit log records: its actions, each with the words that owners read. */
import { msg } from "../i18n/translate.ts";

/** Every action the audit log can hold, with its words; `msg` marks them for translation. */
export const AUDIT_ACTIONS = {
  registered: msg("Registered"),
  sign_in: msg("Signed in"),
  sign_in_failed: msg("Sign-in failed"),
  password_changed: msg("Password changed"),
  password_reset_requested: msg("Password reset requested"),
  password_reset: msg("Password reset"),
  email_changed: msg("E-mail changed"),
  email_verified: msg("E-mail verified"),
  passkey_added: msg("Passkey added"),
  passkey_removed: msg("Passkey removed"),
  api_key_added: msg("API key made"),
  api_key_removed: msg("API key revoked"),
  sessions_ended: msg("Sessions ended"),
  data_exported: msg("Data exported"),
  account_deleted: msg("Account deleted"),
  credits_granted: msg("Credits granted"),
  suspended: msg("Suspended"),
  unsuspended: msg("Suspension lifted"),
  hidden: msg("Entry hidden"),
  restored: msg("Entry restored"),
  owner_added: msg("Owner added"),
  owner_removed: msg("Owner removed"),
  invitation_made: msg("Invitation made"),
  invitation_revoked: msg("Invitation revoked"),
  registration_mode_changed: msg("Registration mode changed"),
};

/** An action of the audit log. */
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Who acted: a user by id, the operator at the server's terminal, the server itself, or a guest (null). */
export type AuditActor = number | "operator" | "system" | null;

/** An entry of the audit log. */
export interface AuditEntry {
  /** ISO 8601. */
  at: string;
  /** Who acted. */
  actor: AuditActor;
  /** What was done. */
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
