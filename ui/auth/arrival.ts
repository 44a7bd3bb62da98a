/**
 * @module What happens after signing in: a word of welcome, then the page the person was on the way to.
 */
import { PENDING_DOWNLOAD } from "../generator/pending_character.ts";
import { noteSessionChange } from "../session/changes.ts";
import { claimTab } from "../session/tab_owner.ts";
import { setUser } from "../session/user_store.ts";
import { type TabStorage, tabStorage } from "../storage/tab_storage.ts";
import { keepToast, type KeptToast } from "../toast/toast.ts";
import type { User } from "../../lib/user.ts";
import { ownUrl } from "../../lib/auth/own_url.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The page after signing in, and the toast shown there. */
export interface Arrival {
  url: string;
  toast: KeptToast;
}

/** Leaves the page for where `user` wanted to go; `welcome` is said there. */
export function redirectAfterSignIn(user: User, welcome: KeptToast): void {
  claimTab(user);
  const { url, toast } = planArrival(location.search, welcome);
  setUser(user);
  noteSessionChange();
  keepToast(toast);
  // The sign-in page has done its part; the way back skips it.
  location.replace(url);
}

/**
 * Where to go from the sign-in page with this query. A picture waiting to be downloaded comes first, and
 * waits no longer.
 */
export function planArrival(
  query: string,
  welcome: KeptToast,
  storage: TabStorage = tabStorage,
): Arrival {
  if (storage.getItem(PENDING_DOWNLOAD) === null) {
    return { url: ownUrl(new URLSearchParams(query).get("redirect")), toast: welcome };
  }
  storage.removeItem(PENDING_DOWNLOAD);
  return {
    url: "/generator",
    toast: {
      title: t("Welcome back!"),
      description: t("You can now download your generated character."),
      tone: "success",
    },
  };
}
