/**
 * @module What pages may ask the server for. Each request has loaders of its own, which answer in the name
 * of the person who asks for the page; a page's `+data` chooses what to load.
 */
import type {
  AccountDetails,
  AccountList,
  AdminOverview,
  AdminReports,
  AuditList,
  PurchaseList,
  RegistrationSettings,
} from "./admin/admin_data.ts";
import type { AdminForm } from "./admin/admin_form.ts";
import type { ApiGroup } from "./api_reference.ts";
import type { CharacterPage, Neighbours } from "./characters/character_data.ts";
import type { CharacterRef } from "./characters/character_url.ts";
import type { CollectionData } from "./collection/collection_data.ts";
import type { Filters } from "./collection/filters.ts";
import type { StatementPage } from "./credits.ts";
import type { ArchiveData, CurrentTab, MineTab, WinnersTab } from "./contest/community_data.ts";
import type { Period } from "./contest/period.ts";
import type { GivenVote, SubmissionSort } from "./contest/submission.ts";
import type { ShownPicture } from "./generator/generator_page.ts";
import type { KittensPage } from "./kittens/kittens_page.ts";
import type { MemorialPage } from "./memorials/memorial.ts";
import type { LegalData, LegalPage } from "./legal.ts";
import type { Notifications } from "./notifications/notification.ts";
import type { Paging } from "./paging.ts";
import type { DemoBilling, DemoPayment } from "./payments/demo_payment.ts";
import type { CheckoutData, SubscriptionData } from "./payments/payment_data.ts";
import type { Profile } from "./profiles/profile_data.ts";
import type { RegistrationNotice } from "./registration.ts";
import type { StoriesPage } from "./stories/stories_page.ts";
import type { User } from "./user.ts";

/** Rejects with a `Failure`, which then is the answer, e.g. `invalid` for an unknown cursor. */
export interface PageLoaders extends OwnLoaders, ContestLoaders {
  /** Null when there is none the visitor may see. */
  character(ref: CharacterRef): Promise<CharacterPage | null>;
  /** Null when there is no such page for this visitor. */
  memory(ref: CharacterRef): Promise<MemorialPage | null>;
  /** Null when visitors see no profile of this username. */
  profile(username: string, paging: Paging): Promise<Profile | null>;
  /** Every call of the API, by subject. */
  apiReference(): ApiGroup[];
  /** The text of a legal page. */
  legal(page: LegalPage): Promise<LegalData>;
  /** Who may open an account, and whether the invitation in the page's URL can be used. */
  registration(invitation: string | undefined): Promise<RegistrationNotice>;
  /** The picture with this key; null when there is none the visitor may see. */
  shownPicture(key: string): Promise<ShownPicture | null>;
  /** Null unless the user owns the site. */
  admin: AdminLoaders | null;
}

/** What belongs to the signed-in user. Rejects with `unauthenticated` for a guest. */
export interface OwnLoaders {
  /** The user as they are now, after what was loaded before. */
  user(): Promise<User | null>;
  /** The characters before and after this one in the user's collection. */
  neighbours(id: number): Promise<Neighbours>;
  /** A page of the user's collection; `next` is the cursor of the next page. Throws `invalid` for a wrong cursor. */
  collection(
    query: Paging & { filters: Filters },
  ): Promise<Pick<CollectionData, "characters" | "total"> & { next?: string }>;
  /** Every trait of the user's characters once, in alphabetical order. */
  traits(): Promise<string[]>;
  /** The user's ratings of these submissions. */
  votesFor(submissionIds: readonly number[]): Promise<GivenVote[]>;
  /** A page of the user's submissions, the newest first. */
  ownSubmissions(paging: Paging): Promise<MineTab>;
  /** The user's latest notifications. */
  notifications(): Promise<Notifications>;
  /** A page of the user's ledger, the newest first. */
  statement(paging: Paging): Promise<StatementPage>;
  /** What /kittens shows for this query. */
  kittens(query: URLSearchParams): Promise<KittensPage>;
  /** What /stories shows for this query. */
  stories(query: URLSearchParams): Promise<StoriesPage>;
  /** Credits what a purchase in the query has paid before it looks. */
  subscription(query: URLSearchParams): Promise<SubscriptionData>;
  /** What is sold at /checkout for this query. */
  checkout(query: URLSearchParams): Promise<CheckoutData>;
  /** Null when this user has no such payment. */
  demoPayment(id: string): Promise<DemoPayment | null>;
  /** Null while another provider serves. */
  demoBilling(): Promise<DemoBilling | null>;
}

/** What pages of the contest load. */
export interface ContestLoaders {
  /** This month. */
  period(): Promise<Period>;
  /** A page of this month's submissions in this order. Throws `invalid` for a wrong cursor. */
  submissions(
    query: Paging & { sort: SubmissionSort },
  ): Promise<Omit<CurrentTab, "sort" | "votes">>;
  /** Last month with its winners. */
  lastMonth(): Promise<Omit<WinnersTab, "months">>;
  /** Every closed month, the last one first. */
  months(): Promise<Period[]>;
  /** A closed month; null for any other. */
  archive(period: Period): Promise<Omit<ArchiveData, "months"> | null>;
}

/** What the pages of /admin load; only owners get them. */
export interface AdminLoaders {
  /** The first page of /admin. */
  overview(): Promise<AdminOverview>;
  /** Reported submissions, for this query. */
  reports(query: URLSearchParams): Promise<AdminReports>;
  /** Accounts, for this query. */
  accounts(query: URLSearchParams): Promise<AccountList>;
  /** An account; null when there is none with this number. */
  account(id: number): Promise<AccountDetails | null>;
  /** Purchases, for this query. */
  purchases(query: URLSearchParams): Promise<PurchaseList>;
  /** Who may open an account, and the invitations. */
  registration(): Promise<RegistrationSettings>;
  /** Entries of the audit log, for this query. */
  audit(query: URLSearchParams): Promise<AuditList>;
  /** The form of the page at this path; null when there is none. */
  form(path: string): Promise<AdminForm | null>;
}
