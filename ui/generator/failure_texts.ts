/** @module The messages for when no picture came. */
import { PREMIUM_STYLE_LOCKED } from "../../lib/choices.ts";
import { registerUrl } from "../../lib/auth/login_url.ts";
import { PHOTO_UNPAID } from "../../lib/credits.ts";
import { showToast } from "../toast/toast.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** In English, to be translated by `t` where it is shown, or in the reader's language. */
export interface FailureTexts {
  title: string;
  description: string;
  /** The page that helps. */
  remedy?: { label: string; href: string };
}

/** Sent without enough credits for a photo. */
export const TOO_FEW_FOR_PHOTO: FailureTexts = {
  title: msg("Insufficient generation credits"),
  description: PHOTO_UNPAID,
  remedy: { label: msg("Get more"), href: "/subscription" },
};

export const PHOTO_NEEDS_LOGIN: FailureTexts = {
  title: msg("Login required"),
  description: msg("You need to login to use the photo upload feature"),
  remedy: { label: msg("Sign In"), href: "/auth" },
};

/** A style was wished that this person has not. */
export const STYLE_LOCKED: FailureTexts = {
  title: msg("A premium style"),
  description: PREMIUM_STYLE_LOCKED,
  remedy: { label: msg("See the plans"), href: "/subscription" },
};

/** The words for a failure with this HTTP status (0: the server was out of reach). */
export function failureTexts(
  { status, message }: { status: number; message?: string },
): FailureTexts {
  if (status === 401) return PHOTO_NEEDS_LOGIN;
  if (message === t(PREMIUM_STYLE_LOCKED)) return STYLE_LOCKED;
  if (status === 403) {
    return {
      title: msg("No generations remaining"),
      description: msg("You've used all your available generations. Purchase more to continue!"),
      remedy: { label: msg("Get more"), href: "/subscription" },
    };
  }
  const failed = {
    title: msg("Generation failed"),
    description: message || msg("Failed to generate character. Please try again."),
  };
  // Only guests are limited; an account starts with generations of its own.
  if (status !== 429) return failed;
  return { ...failed, remedy: { label: msg("Create Account"), href: registerUrl("/") } };
}

/** Says it in a toast. */
export function showFailureTexts({ title, description, remedy }: FailureTexts): void {
  showToast({
    title: t(title),
    description: t(description),
    tone: "destructive",
    action: remedy && { label: t(remedy.label), onSelect: () => location.assign(remedy.href) },
  });
}
