/**
 * @module What the server needs of its pages: how they are rendered, and where the files for the browser
 * are.
 */
import type { AdAnswer } from "../lib/ad_consent.ts";
import type { SecretLink } from "../lib/admin/admin_data.ts";
import type { AdminForm } from "../lib/admin/admin_form.ts";
import type { RefusedForm } from "../lib/forms/refused_form.ts";
import type { PageLoaders } from "../lib/page_loaders.ts";
import type { Theme } from "../lib/theme.ts";
import type { User } from "../lib/user.ts";

/** How the pages are made: from the build, or by Vite while developing. */
export interface Frontend {
  /** Renders a page to HTML. */
  renderPage: PageRenderer;
  /** Folder with the built files for the browser; undefined while Vite serves them. */
  clientFolder: string | undefined;
  /** Whether Vite serves and reloads the files for the browser. */
  development: boolean;
}

/** Everything a page may know about a request. It ends up in HTML: nothing private to others. */
export interface PageInput {
  /** Path and query. */
  url: string;
  /** Who asks; null for a guest. */
  user: User | null;
  /** Whether the user owns the site. */
  isOwner: boolean;
  /** Notifications of the user that are new; 0 for a guest. */
  unread: number;
  /** What the page may ask for. */
  load: PageLoaders;
  /** What the page's form was answered with, where the page is that answer. */
  formAnswer?: { form?: AdminForm; link?: SecretLink; refused?: RefusedForm };
  /** Light, dark, or as the system has it. */
  theme: Theme;
  /** Whether this site sends e-mail. */
  sendsMail: boolean;
  /** Whether a picture can be drawn again with changes: otherwise a change is a new picture. */
  changesAreFree: boolean;
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

/** A page as it is sent. */
export interface RenderedPage {
  /** Of the answer: 200, 404, a redirect, or 500 for the error page. */
  status: number;
  /** The whole document. */
  html: string;
  /** Where to go instead, for 3xx. */
  location?: string;
  /** Pattern of the page's URL, e.g. `/character/:id`; absent where there is no such page. */
  route?: string;
  /** Why the page is the error page. */
  cause?: unknown;
}

/** Rejects with what a loader rejected with. */
export type PageRenderer = (input: PageInput) => Promise<RenderedPage>;
