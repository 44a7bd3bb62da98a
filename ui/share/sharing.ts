/** @module The ways to share a character. */
import { showToast } from "../toast/toast.ts";
import { openPopup } from "./popup.ts";
import type { SharePayload } from "./share_payload.ts";
import { shareUrl, type SocialSite } from "./social_sites.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Opens the site with the character; Instagram takes nothing along, so it is copied to be pasted there. */
export async function shareOn(site: SocialSite, payload: SharePayload): Promise<void> {
  if (site === "instagram") {
    const copied = await copy(`${payload.url} ${payload.image}`);
    if (!copied) return;
    showToast({
      title: t("Image URL copied"),
      description: t("Paste it into your post."),
      tone: "success",
    });
  }
  openPopup(shareUrl(site, payload));
}

/** Copies the URL of the character's page. */
export async function copyLink({ url }: SharePayload): Promise<void> {
  if (await copy(url)) showToast({ title: t("Link copied!"), tone: "success" });
}

/** Whether this browser has a share sheet of its system. */
export function hasShareSheet(): boolean {
  return typeof navigator !== "undefined" && "share" in navigator;
}

/** Opens the system's share sheet. A person who closes it has changed their mind, no more. */
export async function openShareSheet({ title, text, url }: SharePayload): Promise<void> {
  await navigator.share({ title, text, url }).catch(() => undefined);
}

/**
 * Shows a toast when it did not work: without https there is no clipboard, or a person has
 * forbidden it.
 */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast({
      title: t("Copy failed"),
      description: t("Could not copy the link to clipboard."),
      tone: "destructive",
    });
    return false;
  }
}
