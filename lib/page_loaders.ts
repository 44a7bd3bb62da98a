/**
 * What pages may ask the server for. Each request has loaders of its own, which answer in the name of the
 * person who asks for the page; a page's `+data` chooses what to load.
 *
 * @module
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
import type { Landing, Neighbours } from "./characters/character_data.ts";
import type { CharacterRef } from "./characters/character_url.ts";
import type { CollectionData } from "./collection/collection_data.ts";
import type { Filters } from "./collection/filters.ts";
import type { StatementPage } from "./credits.ts";
import type { ArchiveData, CurrentTab, MineTab, WinnersTab } from "./contest/community_data.ts";
import type { Period } from "./contest/period.ts";
import type { GivenVote, SubmissionSort } from "./contest/submission.ts";
import type { ShownPicture } from "./generator/generator_page.ts";
import type { KittensPage } from "./kittens/kittens_page.ts";
import type { MemoryPage } from "./memory/memory.ts";
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
  character(ref: CharacterRef): Promise<Landing | null>;
  /** Null when there is no such page for this visitor. */
  memory(ref: CharacterRef): Promise<MemoryPage | null>;
  /** Null when visitors see no profile of this username. */
  profile(username: string, paging: Paging): Promise<Profile | null>;
  apiReference(): ApiGroup[];
  legal(page: LegalPage): Promise<LegalData>;
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
  neighbours(id: number): Promise<Neighbours>;
  collection(
    query: Paging & { filters: Filters },
  ): Promise<Pick<CollectionData, "characters" | "total"> & { next?: string }>;
  /** Every trait of the user's characters once, in alphabetical order. */
  traits(): Promise<string[]>;
  votesFor(submissionIds: readonly number[]): Promise<GivenVote[]>;
  ownSubmissions(paging: Paging): Promise<MineTab>;
  notifications(): Promise<Notifications>;
  statement(paging: Paging): Promise<StatementPage>;
  kittens(query: URLSearchParams): Promise<KittensPage>;
  stories(query: URLSearchParams): Promise<StoriesPage>;
  /** Credits what a purchase in the query has paid before it looks. */
  subscription(query: URLSearchParams): Promise<SubscriptionData>;
  checkout(query: URLSearchParams): Promise<CheckoutData>;
  /** Null when this user has no such payment. */
  demoPayment(id: string): Promise<DemoPayment | null>;
  /** Null while another provider serves. */
  demoBilling(): Promise<DemoBilling | null>;
}

export interface ContestLoaders {
  /** This month. */
  period(): Promise<Period>;
  submissions(
    query: Paging & { sort: SubmissionSort },
  ): Promise<Omit<CurrentTab, "sort" | "votes">>;
  lastMonth(): Promise<Omit<WinnersTab, "months">>;
  /** Every closed month, the last one first. */
  months(): Promise<Period[]>;
  /** A closed month; null for any other. */
  archive(period: Period): Promise<Omit<ArchiveData, "months"> | null>;
}

export interface AdminLoaders {
  overview(): Promise<AdminOverview>;
  reports(query: URLSearchParams): Promise<AdminReports>;
  accounts(query: URLSearchParams): Promise<AccountList>;
  account(id: number): Promise<AccountDetails | null>;
  purchases(query: URLSearchParams): Promise<PurchaseList>;
  registration(): Promise<RegistrationSettings>;
  audit(query: URLSearchParams): Promise<AuditList>;
  /** The form of the page at this path; null when there is none. */
  form(path: string): Promise<AdminForm | null>;
}
