/** @module URLs of feeds, and of what else describes a page to other programs. */
import { COMMUNITY } from "./contest/urls.ts";
import { profileUrl } from "./profiles/profile_data.ts";
import { msg, t } from "./i18n/translate.ts";

/** The winners of the last months. */
export const WINNERS_FEED = `${COMMUNITY}/winners.atom`;

/** Another form of a page, for a `<link rel="alternate">`. */
export interface Alternate {
  type: "application/atom+xml" | "application/json+oembed";
  href: string;
  title: string;
}

export const WINNERS_ALTERNATE: Alternate = {
  type: "application/atom+xml",
  href: WINNERS_FEED,
  title: msg("Winners of the Purrtrait contest"),
};

/** The public characters of this person. */
export function profileFeed(username: string): Alternate {
  return {
    type: "application/atom+xml",
    href: `${profileUrl(username)}/feed.atom`,
    title: t("Cats by {username}", { username }),
  };
}
