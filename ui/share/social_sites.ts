/** @module The social sites a character can be shown on, and the URLs that open them. */
import type { SharePayload } from "./share_payload.ts";

/** Sites that have a button to share on. */
export const SOCIAL_SITES = ["twitter", "facebook", "instagram"] as const;
/** A site that has such a button. */
export type SocialSite = (typeof SOCIAL_SITES)[number];

/** What a site is called on screen. */
export const SITE_NAMES: Record<SocialSite, string> = {
  twitter: "Twitter",
  facebook: "Facebook",
  instagram: "Instagram",
};

/** The URL that shares this on the site; Instagram's takes nothing along. */
export function shareUrl(site: SocialSite, payload: SharePayload): string {
  return ADDRESSES[site](payload);
}

const ADDRESSES: Record<SocialSite, (payload: SharePayload) => string> = {
  twitter: ({ text, url }) =>
    `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${
      encodeURIComponent(url)
    }`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  instagram: () => "https://www.instagram.com/",
};
