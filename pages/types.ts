/**
 * What the server hands to every page, and what pages declare to the shell.
 *
 * @module
 */
import type { ReactNode } from "react";
import type { PageContextServer } from "vike/types";
import type { AdAnswer } from "../lib/ad_consent.ts";
import type { PageData } from "../lib/page_data.ts";
import type { Theme } from "../lib/theme.ts";
import type { User } from "../lib/user.ts";

/** What a page component receives. */
export interface PageProps {
  pageContext: PageContextServer;
}

/** What stands around a page: everything, its name alone, or nothing. */
export type PageFrame = "full" | "quiet" | "none";

declare global {
  namespace Vike {
    interface PageContext {
      Page: (props: PageProps) => ReactNode;
      /** The signed-in user; null for a guest. */
      user: User | null;
      /** What the page at this URL shows. */
      data: PageData;
      theme: Theme;
      /** Our pixel at the social ad platform, if there is one. */
      metaPixelId?: string;
      /**
       * Whether a registration may be reported to it; null where that was not answered, or is not
       * asked.
       */
      adConsent?: AdAnswer | null;
      /** Whether this site sends e-mail. */
      sendsMail: boolean;
      /** Public origin of the site, for absolute URLs. */
      origin: string;
      /** Names the request in the server's log. */
      requestId: string;
    }

    /** A text about a page, or how it follows from what the page shows. */
    type PageSetting = string | ((pageContext: PageContextServer) => string);

    interface Config {
      /** Title of the page, without the product's name. */
      title?: PageSetting;
      /** One or two sentences for search engines and link previews. */
      description?: PageSetting;
      /** Path of the 1200×630 picture for link previews. */
      image?: PageSetting;
      /** What stands around the page; "full" by default. */
      frame?: (pageContext: PageContextServer) => PageFrame;
    }
  }
}
