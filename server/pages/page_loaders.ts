/**
 * @module The loaders of one request for a page: they ask the services in the name of who asks, and note
 * whether the page that is made of what they loaded may be kept.
 */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import type { AdminLoaders, PageLoaders } from "../../lib/page_loaders.ts";
import { Failure } from "../failures/failure.ts";
import type { Services } from "../services.ts";
import { characterPage } from "./character_page.ts";
import { kittensPage } from "../kittens/kittens_page.ts";
import { storiesPage } from "../stories/stories_page.ts";
import { shownPicture } from "../generation/shown_picture.ts";
import { readUser } from "../store/accounts/users.ts";
import { apiReference } from "../openapi/reference.ts";
import type { Session } from "../accounts/sessions.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Where the data come from. */
export type PageSources = Pick<
  Services,
  | "kv"
  | "accounts"
  | "images"
  | "kittens"
  | "stories"
  | "memorials"
  | "admin"
  | "characters"
  | "contest"
  | "credits"
  | "legal"
  | "notifications"
  | "payments"
  | "profiles"
  | "registration"
  | "stylePictures"
  | "demo"
>;

/** The data of one page while it is rendered. */
export interface PageLoading {
  /** What the page's folder calls to get its data. */
  loaders: PageLoaders;
  /**
   * A function that answers, each time it is called, whether a page of what was loaded would be the same now. Undefined when
   * something was loaded that may be another one each time.
   */
  isCurrent(): (() => Promise<boolean>) | undefined;
}

/** Loaders for this visitor; null for a guest. */
export function openPageLoading(sources: PageSources, session: Session | null): PageLoading {
  const { kv, admin, characters, contest, legal, payments, profiles, registration, demo } = sources;
  const checks: (() => Promise<boolean>)[] = [];
  // What an owner administers changes by what other people do.
  let isKept = !session?.isOwner;

  /** The same call, whose answer may be another one each time. */
  function changing<Args extends unknown[], Result>(
    load: (...args: Args) => Result | Promise<Result>,
  ): (...args: Args) => Promise<Result> {
    return function loadAnew(...args) {
      isKept = false;
      return Promise.resolve(load(...args));
    };
  }

  /** The same of the signed-in user. */
  function own<Args extends unknown[], Result>(
    load: (userId: number, ...args: Args) => Result | Promise<Result>,
  ): (...args: Args) => Promise<Result> {
    return changing((...args: Args) => load(userId(session), ...args));
  }

  /** The same of the user's characters: it stays as it is until one of them changes. */
  function ofCharacters<Args extends unknown[], Result>(
    load: (userId: number, ...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result> {
    return async function loadVersion(...args) {
      const id = userId(session);
      const version = await characters.version(id);
      checks.push(async () => await characters.version(id) === version);
      return await load(id, ...args);
    };
  }

  const loaders: PageLoaders = {
    async character(ref) {
      const read = () => characterPage(sources, ref, session?.user.id);
      const page = await read();
      const shown = JSON.stringify(page);
      checks.push(async () => JSON.stringify(await read()) === shown);
      return page;
    },
    memory: changing((ref: CharacterRef) => sources.memorials.page(ref, session?.user.id)),
    profile: changing(profiles.find),
    shownPicture: changing((key) => shownPicture(sources, key, session?.user.id)),
    // Nothing of these changes while the server runs.
    apiReference,
    legal: (page) => Promise.resolve(legal.page(page)),
    async registration(invitation) {
      const notice = await registration.notice(invitation ?? null);
      checks.push(async () => (await registration.notice(null)).mode === notice.mode);
      return notice;
    },
    user: own((id) => readUser(kv, id)),
    neighbours: ofCharacters(characters.neighbours),
    collection: ofCharacters(characters.list),
    traits: ofCharacters(characters.traits),
    votesFor: own(contest.votesFor),
    ownSubmissions: own(contest.own),
    notifications: own(sources.notifications.list),
    statement: own(sources.credits.statement),
    kittens: own((id, query: URLSearchParams) => kittensPage(sources, id, query)),
    stories: own((id, query: URLSearchParams) => storiesPage(sources, id, query)),
    subscription: own(payments.subscriptionPage),
    checkout: own(payments.checkoutPage),
    demoPayment: own(async (userId, id: string) => await demo?.find(userId, id) ?? null),
    demoBilling: own(async (userId) => await demo?.billing(userId) ?? null),
    period: changing(contest.period),
    submissions: changing(contest.list),
    lastMonth: changing(contest.lastMonth),
    months: changing(contest.months),
    archive: changing(contest.archive),
    admin: session?.isOwner ? adminLoaders(admin, session.user.id) : null,
  };
  return {
    loaders,
    isCurrent() {
      if (!isKept) return undefined;
      return async () => (await Promise.all(checks.map((check) => check()))).every(Boolean);
    },
  };
}

/** Only an owner gets them. */
function adminLoaders(admin: Services["admin"], ownerId: number): AdminLoaders {
  return {
    ...admin.lists,
    account: (id) => admin.account(id, ownerId),
    form: (path) => admin.form({ path, ownerId }),
  };
}

function userId(session: Session | null): number {
  if (session) return session.user.id;
  throw new Failure("unauthenticated", t("Please sign in first."));
}
