/**
 * Pages, rendered by Vike. This is the one door between the server and `pages/`: what pages may know
 * goes through {@link PageInput}.
 *
 * @module
 */
import { renderPage } from "vike/server";
import type { AdAnswer } from "../../lib/ad_consent.ts";
import type { PageData } from "../../lib/page_data.ts";
import type { Theme } from "../../lib/theme.ts";
import type { User } from "../../lib/user.ts";

/** Everything a page may know about a request. It ends up in HTML: nothing private to others. */
export interface PageInput {
  /** Path and query. */
  url: string;
  user: User | null;
  /** What the page at this URL shows. */
  data: PageData;
  theme: Theme;
  /** Whether this site sends e-mail. */
  sendsMail: boolean;
  /** Public origin of the site. */
  origin: string;
  /** Our pixel at the social ad platform, if there is one. */
  metaPixelId: string | undefined;
  /**
   * Whether a registration may be reported to it; null where that was not answered, or is not
   * asked.
   */
  adConsent: AdAnswer | null;
  /** Of the request; the page that says that something went wrong shows it. */
  requestId: string;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Where to go instead, for 3xx. */
  location?: string;
  /** Pattern of the page's URL, e.g. `/character/:id`; absent where there is no such page. */
  route?: string;
  /** Why the page is the error page. */
  cause?: unknown;
}

export type PageRenderer = (input: PageInput) => Promise<RenderedPage>;

/** Renders one page. Errors inside a page come back as the error page with status 500. */
export const renderWithVike: PageRenderer = async ({ url, ...input }) => {
  const { httpResponse, pageId, errorWhileRendering } = await renderPage({
    urlOriginal: url,
    headersOriginal: {},
    ...input,
  });
  const location = httpResponse.headers.find(([name]) => name.toLowerCase() === "location")?.[1];
  return {
    status: httpResponse.statusCode,
    html: httpResponse.body,
    location,
    route: pageId ? routeOfPage(pageId) : undefined,
    cause: httpResponse.statusCode === 500 ? errorWhileRendering : undefined,
  };
};

/** The pattern of this page's URL as the other routes are written. */
function routeOfPage(pageId: string): string | undefined {
  if (pageId === "/pages/_error") return undefined;
  return pageId.replace(/^\/pages/, "").replace(/\/index$/, "").replaceAll("@", ":") || "/";
}
