/** @module What the admin pages work on. */
import type { Accounts } from "../accounts/accounts.ts";
import type { AuditLog } from "../audit_log/audit_log.ts";
import type { Config } from "../config.ts";
import type { Contest } from "../contest/contest.ts";
import type { Moderation } from "../contest/moderation.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";
import type { ImageStore } from "../images/image_store.ts";
import type { Payments } from "../payments/payments.ts";
import type { Registration } from "../registration/registration.ts";

/** What the admin pages work on. */
export interface AdminDeps {
  /** The database. */
  kv: Deno.Kv;
  /** What the server runs with. */
  config: Config;
  /** Accounts, which owners can suspend, help and delete. */
  accounts: Accounts;
  /** Where each change is written down. */
  audit: AuditLog;
  /** The monthly contest. */
  contest: Contest;
  /** Reports of entries, and decisions about them. */
  moderation: Moderation;
  /** Who may open an account. */
  registration: Registration;
  /** The picture storage, of which its state is shown. */
  images: ImageStore;
  /** Purchases, plans and their settlement. */
  payments: Payments;
  /** What draws, of which its state is shown. */
  generator: ImageGenerator;
  /** The clock. */
  now: () => Date;
}
