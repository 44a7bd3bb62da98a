/** @module What the server hands to every page, and what pages declare to the shell. */
import type { ReactNode } from "react";
import type { Config, PageContextServer } from "vike/types";
import type { AdAnswer } from "../lib/ad_consent.ts";
import type { SecretLink } from "../lib/admin/admin_data.ts";
import type { AdminForm } from "../lib/admin/admin_form.ts";
import type { Alternate } from "../lib/feeds.ts";
import type { RefusedForm } from "../lib/forms/refused_form.ts";
import type { Language } from "../lib/i18n/languages.ts";
import type { PageLoaders } from "../lib/page_loaders.ts";
import type { Theme } from "../lib/theme.ts";
import type { User } from "../lib/user.ts";

/** What a page is made of; `Data` is what its `+data` gives. */
export type PageContext<Data = unknown> = PageContextServer & { data: Data };

/** What a page's `+config` says of it. */
export type PageConfig = Config;

/** What a page component receives. */
export interface PageProps<Data = unknown> {
  pageContext: PageContext<Data>;
}

/** What stands around a page: everything, its name alone, or nothing. */
export type PageFrame = "full" | "quiet" | "none";

declare global {
  namespace Vike {
    interface PageContext {
      Page: (props: PageProps) => ReactNode;
      /** What the page may ask the server for; for its `+data`. */
      load: PageLoaders;
      /** The status of a page that has nothing to show; set by its `+data`. */
      status?: number;
      /** What the page's form was answered with, where the page is that answer. */
      formAnswer?: { form?: AdminForm; link?: SecretLink; refused?: RefusedForm };
      /** The signed-in user; null for a guest. */
      user: User | null;
      /** Whether the user owns the site. */
      isOwner: boolean;
      /** Notifications of the user that are new; 0 for a guest. */
      unread: number;
      theme: Theme;
      /** How texts come into the reader's language. */
      texts: {
        languageOfRequest(): Language;
        findTranslation(text: string, language: Language): string | undefined;
      };
      /** Our pixel at the social ad platform, if there is one. */
      metaPixelId?: string;
      /**
       * Whether a registration may be reported to it; null where that was not answered, or is not
       * asked.
       */
      adConsent?: AdAnswer | null;
      /** Whether this site sends e-mail. */
      sendsMail: boolean;
      /** Whether a picture can be drawn again with changes: otherwise a change is a new picture. */
      changesAreFree: boolean;
      /** Public origin of the site, for absolute URLs. */
      origin: string;
      /** Names the request in the server's log. */
      requestId: string;
      /** Makes the HTML when it is this page's turn. */
      inTurn<Result>(make: () => Result): Promise<Result>;
      /** Keeps the content of `<body>`; answers the mark that stands for it in the document. */
      keepBody(html: string): string;
      /** Which page answers, for the server. */
      onPage(pageId: string): void;
    }

    /** Something about a page, by default a text, or how it follows from what the page shows. */
    type PageSetting<Value = string> =
      | Value
      // deno-lint-ignore no-explicit-any -- each page has data of its own
      | ((pageContext: PageProps<any>["pageContext"]) => Value | undefined);

    interface Config {
      /** Title of the page, without the product's name. */
      title?: PageSetting;
      /** One or two sentences for search engines and link previews. */
      description?: PageSetting;
      /** The value of `<meta name="robots">`, e.g. `noindex`. */
      robots?: PageSetting;
      /** Path of the 1200×630 picture for link previews. */
      image?: PageSetting;
      /** What that picture shows. */
      imageAlt?: PageSetting;
      /** The page in another form: its feed, or how other sites embed it. */
      alternate?: PageSetting<Alternate>;
      /** Whether the page takes up to 1,600 px. */
      wide?: boolean;
      /** What stands around the page; "full" by default. */
      frame?: PageFrame | ((pageContext: PageContextServer) => PageFrame);
    }
  }
}
