/**
 * The messages for when no picture came.
 *
 * @module
 */
import { PREMIUM_STYLE_LOCKED } from "../../lib/choices.ts";
import { PHOTO_UNPAID } from "../../lib/credits.ts";
import { showToast } from "../toast/toast.ts";

export interface FailureTexts {
  title: string;
  description: string;
  /** The page that helps. */
  remedy?: { label: string; href: string };
}

/** Sent without enough credits for a photo. */
export const TOO_FEW_FOR_PHOTO: FailureTexts = {
  title: "Insufficient generation credits",
  description: PHOTO_UNPAID,
  remedy: { label: "Get more", href: "/subscription" },
};

export const PHOTO_NEEDS_LOGIN: FailureTexts = {
  title: "Login required",
  description: "You need to login to use the photo upload feature",
  remedy: { label: "Sign In", href: "/auth" },
};

/** A style was wished that this person has not. */
export const STYLE_LOCKED: FailureTexts = {
  title: "A premium style",
  description: PREMIUM_STYLE_LOCKED,
  remedy: { label: "See the plans", href: "/subscription" },
};

/** The words for a failure with this HTTP status (0: the server was out of reach). */
export function failureTexts(
  { status, message }: { status: number; message?: string },
): FailureTexts {
  if (status === 401) return PHOTO_NEEDS_LOGIN;
  if (message === PREMIUM_STYLE_LOCKED) return STYLE_LOCKED;
  if (status === 403) {
    return {
      title: "No generations remaining",
      description: "You've used all your available generations. Purchase more to continue!",
      remedy: { label: "Get more", href: "/subscription" },
    };
  }
  return {
    title: "Generation failed",
    description: message || "Failed to generate character. Please try again.",
  };
}

/** Says it in a toast. */
export function showFailureTexts({ remedy, ...texts }: FailureTexts): void {
  showToast({
    ...texts,
    tone: "destructive",
    action: remedy && { label: remedy.label, onSelect: () => location.assign(remedy.href) },
  });
}
