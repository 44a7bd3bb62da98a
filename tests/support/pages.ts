/** @module What a page's `+data` works on, without a page being rendered. */
import type { PageContextServer } from "vike/types";
import type { User } from "../../lib/user.ts";
import { openPageLoading, type PageSources } from "../../server/pages/page_loaders.ts";

export interface PageQuestion {
  /** Path and query. */
  url: string;
  user?: User | null;
  routeParams?: Record<string, string>;
}

/** The context of a request for a page over these services. */
export function testPageContext(
  sources: Partial<PageSources>,
  { url, user = null, routeParams = {} }: PageQuestion,
): PageContextServer {
  const { pathname: urlPathname, search: searchOriginal } = new URL(url, "http://localhost");
  const session = user && { id: "session", user, isOwner: false };
  const all = {
    characters: {},
    contest: {},
    credits: {},
    notifications: {},
    payments: {},
    profiles: {},
    ...sources,
  };
  const context = {
    user,
    isOwner: false,
    load: openPageLoading(all as PageSources, session).loaders,
    routeParams,
    urlPathname,
    urlParsed: { searchOriginal },
  };
  return context as unknown as PageContextServer;
}
