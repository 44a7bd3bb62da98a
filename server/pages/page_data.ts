/**
 * What pages show of the database: pages cannot ask it themselves, so the server does before it renders.
 *
 * @module
 */
import type { CollectionData } from "../../lib/collection/collection_data.ts";
import { PAGE_SIZE } from "../../lib/collection/collection_data.ts";
import { readFilters, toQuery } from "../../lib/collection/filters.ts";
import type { PageData } from "../../lib/page_data.ts";
import type { User } from "../../lib/user.ts";
import type { Characters } from "../characters/characters.ts";
import type { LegalPage } from "../legal/own_texts.ts";
import type { Services } from "../services.ts";
import { archiveData, communityData } from "./community_data.ts";

export interface PageRequest {
  path: string;
  query: URLSearchParams;
  user: User | null;
  /** Whether this user owns the site. */
  isOwner: boolean;
}

/** Data, and a text that is another one whenever these data of the page have changed. */
export interface VersionedData {
  data: PageData;
  /** Null for data that are other ones each time. */
  version: string | null;
}

const NOTHING: VersionedData = { data: {}, version: "" };

/** The page of a character, whatever its id looks like. */
const CHARACTER = /^\/character\/([^/]+)\/?$/;
const ID = /^\d{1,15}$/;

const ADMIN = /^\/admin(\/|$)/;

const ACCOUNT = /^\/account\/?$/;

const LEGAL = /^\/(terms|privacy)\/?$/;

const AUTH = /^\/auth\/?$/;

const COLLECTION = /^\/collection\/?$/;

const COMMUNITY = /^\/community\/?$/;
/** The page of a past month. Other pages below /community have no digits in their names. */
const MONTH = /^\/community\/(\d[^/]*)\/?$/;

const SUBSCRIPTION = /^\/subscription\/?$/;
const CHECKOUT = /^\/checkout\/?$/;
const DEMO_PAYMENT = /^\/demo-payment\/([^/]+)\/?$/;

/** Where the data come from. */
export type PageSources = Pick<
  Services,
  "admin" | "characters" | "contest" | "legal" | "payments" | "registration" | "demo"
>;

/** What the page at this URL shows. */
export async function pageData(
  { admin, characters, contest, legal, payments, registration, demo }: PageSources,
  { path, query, user, isOwner }: PageRequest,
): Promise<VersionedData> {
  const id = path.match(CHARACTER)?.[1];
  if (id !== undefined) return await characterData(characters, id, user);
  if (user && isOwner && ADMIN.test(path)) {
    const shown = await admin.page({ path, query, ownerId: user.id });
    return { data: shown ? { admin: shown } : {}, version: null };
  }
  if (user && isOwner && ACCOUNT.test(path)) return { data: { isOwner: true }, version: "" };
  const legalPage = path.match(LEGAL)?.[1];
  if (legalPage !== undefined) {
    return { data: { legal: legal.page(legalPage as LegalPage) }, version: "" };
  }
  if (AUTH.test(path)) {
    const notice = await registration.notice(query.get("invitation"));
    return { data: { registration: notice }, version: notice.mode };
  }
  if (user && COLLECTION.test(path)) {
    return { data: { collection: await collectionData(characters, query, user) }, version: "" };
  }
  if (COMMUNITY.test(path)) {
    return { data: { community: await communityData(contest, query, user) }, version: null };
  }
  const month = path.match(MONTH)?.[1];
  if (month !== undefined) {
    return { data: { archive: await archiveData(contest, month) }, version: null };
  }
  if (user && SUBSCRIPTION.test(path)) {
    const subscription = await payments.subscriptionPage(user.id, query);
    return { data: { subscription }, version: "" };
  }
  if (user && CHECKOUT.test(path)) {
    return { data: { checkout: payments.checkoutPage(query) }, version: "" };
  }
  const paymentId = path.match(DEMO_PAYMENT)?.[1];
  if (user && paymentId !== undefined) {
    const payment = await demo?.find(user.id, paymentId) ?? null;
    return { data: { demoPayment: { payment } }, version: "" };
  }
  return NOTHING;
}

/** Nothing is looked for under an id that is no number. */
async function characterData(
  characters: Characters,
  id: string,
  user: User | null,
): Promise<VersionedData> {
  const found = ID.test(id) ? await characters.look(Number(id)) : null;
  if (!found) return { data: { character: { character: null } }, version: "" };
  const { character, version } = found;
  const beside = user?.id === character.userId
    ? await characters.neighbours(user.id, character.id)
    : {};
  return { data: { character: { character, ...beside } }, version };
}

async function collectionData(
  characters: Characters,
  query: URLSearchParams,
  { id }: User,
): Promise<CollectionData> {
  const filters = readFilters(query);
  // Without scripts the next page is a page of its own.
  const cursor = query.get("cursor") ?? undefined;
  const [{ next, ...page }, traits] = await Promise.all([
    characters.list(id, { filters, limit: PAGE_SIZE, cursor }),
    characters.traits(id),
  ]);
  if (next === undefined) return { ...page, traits };
  const rest = new URLSearchParams({ limit: String(PAGE_SIZE), cursor: next });
  const filtering = toQuery(filters);
  return {
    ...page,
    traits,
    next: `/api/characters?${filtering}${filtering && "&"}${rest}`,
  };
}
