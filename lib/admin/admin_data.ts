/**
 * What the admin pages show. Only owners get any of it.
 *
 * @module
 */
import type { Period } from "../contest/period.ts";
import type { Balance, LedgerEntry } from "../credits.ts";
import type { ProductId } from "../payments/product.ts";
import type { SubscriptionStatus } from "../payments/subscription.ts";
import type { RegistrationMode } from "../registration.ts";
import type { SessionSummary } from "../session_summary.ts";
import type { AuditAction, AuditActor } from "./audit.ts";
import type { NamedCharacter, ReportedEntry } from "./reported_entry.ts";

export interface AdminOverview {
  month: MonthFigures;
  /** Reported entries without a decision. */
  openReports: number;
  registration: RegistrationMode;
  health: HealthCheck[];
  figures: Figure[];
}

export interface MonthFigures {
  period: Period;
  /** Its last day, `YYYY-MM-DD`. */
  lastDay: string;
  entries: number;
  votes: number;
  /** Months before it, the last one first. */
  past: { period: Period; state: "open" | "closing" | "closed"; entries?: number }[];
}

/** Whether a part of the site answers. */
export interface HealthCheck {
  name: string;
  ok: boolean;
  detail: string;
}

export interface Figure {
  name: string;
  value: string;
}

/** A part of a longer list; `next` is the cursor of the next part. */
export interface ListPage {
  next?: string;
}

export interface AdminReports extends ListPage {
  entries: ReportedEntry[];
}

/** An account in a list. */
export interface AccountSummary {
  id: number;
  username: string;
  /** Null until the first one is verified. */
  email: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Credits that can be spent now. */
  available: number;
  isPremium: boolean;
  isOwner: boolean;
  isSuspended: boolean;
}

export interface AccountList extends ListPage {
  /** Beginning of a name or an e-mail; empty for every account. */
  query: string;
  accounts: AccountSummary[];
}

export interface AccountDetails extends AccountSummary {
  suspension?: { at: string; reason: string };
  /** Whether it is the account of who looks. */
  isSelf: boolean;
  balance: Balance;
  characters: number;
  sessions: SessionSummary[];
  /** The newest. */
  ledger: LedgerEntry[];
  purchases: PurchaseSummary[];
  entries: AccountEntry[];
  audit: ShownAuditEntry[];
}

/** An entry of the contest, on the page of its account. */
export interface AccountEntry {
  id: number;
  /** Absent when it is deleted. */
  character?: NamedCharacter;
  period: Period;
  status: "active" | "withdrawn";
  hidden: boolean;
}

export interface PurchaseSummary {
  id: string;
  account: AccountName;
  productId: ProductId;
  status: SubscriptionStatus;
  /** In pence, of each payment. */
  price: number;
  payments: number;
  /** Credits that its payments brought, and how many were taken back. */
  credits: number;
  takenBack: number;
  provider: "demo" | "stripe";
  /** What the provider calls it. */
  reference?: string;
  createdAt: string;
}

export interface PurchaseList extends ListPage {
  /** A username, or what we or the provider call a purchase. */
  query: string;
  status?: SubscriptionStatus;
  purchases: PurchaseSummary[];
}

/** Whose something is; without a name the account is deleted. */
export interface AccountName {
  id: number;
  username?: string;
}

export interface RegistrationSettings {
  mode: RegistrationMode;
  invitations: InvitationSummary[];
}

export interface InvitationSummary {
  id: string;
  /** The link to pass on. */
  url: string;
  note?: string;
  uses: number;
  used: number;
  until: string;
  state: "usable" | "used up" | "ended" | "revoked";
}

export interface ShownAuditEntry {
  at: string;
  actor: Exclude<AuditActor, number> | AccountName;
  action: AuditAction;
  subject?: AccountName;
  detail?: string;
}

export interface AuditList extends ListPage {
  action?: AuditAction;
  /** Name or id of the account, as it was asked for. */
  account: string;
  /** Whether there is no such account. */
  isUnknown: boolean;
  entries: ShownAuditEntry[];
}

export interface SecretLink {
  title: string;
  text: string;
  url: string;
  back: { href: string; label: string };
}
