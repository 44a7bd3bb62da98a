/** @module What the admin pages show. Only owners get any of it. */
import type { Period } from "../contest/period.ts";
import type { Balance, LedgerEntry } from "../credits.ts";
import type { ProductId } from "../payments/product.ts";
import type { SubscriptionStatus } from "../payments/subscription.ts";
import type { RegistrationMode } from "../registration.ts";
import type { SessionSummary } from "../session_summary.ts";
import type { AuditAction, AuditActor } from "./audit_actions.ts";
import type { NamedCharacter, ReportedEntry } from "./reported_entry.ts";

/** At /admin: what asks for an owner's attention, and the site in figures. */
export interface AdminOverview {
  /** The contest of this month. */
  month: MonthFigures;
  /** Reported entries without a decision. */
  openReports: number;
  /** Who may open an account. */
  registration: RegistrationMode;
  /** The parts of the site that were asked. */
  health: HealthCheck[];
  /** Counts of what the site holds. */
  figures: Figure[];
}

/** A month of the contest in figures. */
export interface MonthFigures {
  /** The month. */
  period: Period;
  /** Its last day, `YYYY-MM-DD`. */
  lastDay: string;
  /** Its submissions. */
  entries: number;
  /** The ratings they were given. */
  votes: number;
  /** Months before it, the last one first. */
  past: { period: Period; state: "open" | "closing" | "closed"; entries?: number }[];
}

/** Whether a part of the site answers. */
export interface HealthCheck {
  /** The part's name, translated. */
  name: string;
  /** Whether it answered as it should. */
  ok: boolean;
  /** What it answered, or why it failed, translated. */
  detail: string;
}

/** A count with its name. */
export interface Figure {
  /** What is counted, translated. */
  name: string;
  /** The count as it is shown. */
  value: string;
}

/** A part of a longer list; `next` is the cursor of the next part. */
export interface ListPage {
  /** Absent on the last part. */
  next?: string;
}

/** At /admin/reports. */
export interface AdminReports extends ListPage {
  /** The submissions of this part, with their reports. */
  entries: ReportedEntry[];
}

/** An account in a list. */
export interface AccountSummary {
  /** The account's number. */
  id: number;
  /** Its username. */
  username: string;
  /** Null until the first one is verified. */
  email: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Credits that can be spent now. */
  available: number;
  /** Whether it has bought premium. */
  isPremium: boolean;
  /** Whether it may open /admin. */
  isOwner: boolean;
  /** Whether an owner has suspended it. */
  isSuspended: boolean;
}

/** At /admin/accounts. */
export interface AccountList extends ListPage {
  /** Beginning of a name or an e-mail; empty for every account. */
  query: string;
  /** The accounts of this part. */
  accounts: AccountSummary[];
}

/** At /admin/accounts/{id}. */
export interface AccountDetails extends AccountSummary {
  /** When and why it was suspended; `at` is ISO 8601. Absent while it is not. */
  suspension?: { at: string; reason: string };
  /** Whether it is the account of who looks. */
  isSelf: boolean;
  /** Its credits. */
  balance: Balance;
  /** How many characters it has saved. */
  characters: number;
  /** Where it is signed in. */
  sessions: SessionSummary[];
  /** The newest. */
  ledger: LedgerEntry[];
  /** Its purchases, the newest first. */
  purchases: PurchaseSummary[];
  /** Its submissions to the contest. */
  entries: AccountEntry[];
  /** What the audit log has about it, the newest first. */
  audit: ShownAuditEntry[];
}

/** An entry of the contest, on the page of its account. */
export interface AccountEntry {
  /** The submission's number. */
  id: number;
  /** Absent when it is deleted. */
  character?: NamedCharacter;
  /** The month it was submitted in. */
  period: Period;
  /** Whether it takes part, or its owner has withdrawn it. */
  status: "active" | "withdrawn";
  /** Whether a moderator has hidden it. */
  hidden: boolean;
}

/** A purchase in a list. */
export interface PurchaseSummary {
  /** The purchase's id, a ULID. */
  id: string;
  /** Whose it is. */
  account: AccountName;
  /** What was bought. */
  productId: ProductId;
  /** How it stands. */
  status: SubscriptionStatus;
  /** In pence, of each payment. */
  price: number;
  /** How many payments have arrived. */
  payments: number;
  /** Credits that its payments brought, and how many were taken back. */
  credits: number;
  /** Of these, the credits taken back. */
  takenBack: number;
  /** Who took the payments. */
  provider: "demo" | "stripe";
  /** What the provider calls it. */
  reference?: string;
  /** ISO 8601. */
  createdAt: string;
}

/** At /admin/purchases. */
export interface PurchaseList extends ListPage {
  /** A username, or what we or the provider call a purchase. */
  query: string;
  /** Only purchases of this status are listed; absent: all. */
  status?: SubscriptionStatus;
  /** The purchases of this part, the newest first. */
  purchases: PurchaseSummary[];
}

/** Whose something is; without a name the account is deleted. */
export interface AccountName {
  /** The account's number. */
  id: number;
  /** Its username. */
  username?: string;
}

/** At /admin/registration. */
export interface RegistrationSettings {
  /** Who may open an account. */
  mode: RegistrationMode;
  /** The invitations, the newest first. */
  invitations: InvitationSummary[];
}

/** An invitation in a list. */
export interface InvitationSummary {
  /** The invitation's id, a ULID. */
  id: string;
  /** The link to pass on. */
  url: string;
  /** What an owner noted about it. */
  note?: string;
  /** How many accounts it can open. */
  uses: number;
  /** How many it has opened. */
  used: number;
  /** When it ends; ISO 8601. */
  until: string;
  /** Whether it can still be used, and if not, why. */
  state: "usable" | "used up" | "ended" | "revoked";
}

/** An entry of the audit log, with names in place of account numbers. */
export interface ShownAuditEntry {
  /** ISO 8601. */
  at: string;
  /** Who acted. */
  actor: Exclude<AuditActor, number> | AccountName;
  /** What was done. */
  action: AuditAction;
  /** The account it was done to, when that is not the actor's own. */
  subject?: AccountName;
  /** What else is known, in plain words. */
  detail?: string;
}

/** At /admin/audit. */
export interface AuditList extends ListPage {
  /** Only entries of this action are listed; absent: all. */
  action?: AuditAction;
  /** Name or id of the account, as it was asked for. */
  account: string;
  /** Whether there is no such account. */
  isUnknown: boolean;
  /** The entries of this part, the newest first. */
  entries: ShownAuditEntry[];
}

/** A link that is shown once and kept nowhere. */
export interface SecretLink {
  /** Heading of its page. */
  title: string;
  /** What the link does, and for how long. */
  text: string;
  /** The link itself. */
  url: string;
  /** Where the page leads back to. */
  back: { href: string; label: string };
}
