/**
 * What owners read after something was done. The URL names the notice, so no text of others gets in.
 *
 * @module
 */

const NOTICES = {
  "credits-given": "The generations were given.",
  "sessions-ended": "Every session of this account has ended.",
  "suspended": "The account is suspended.",
  "unsuspended": "The suspension is lifted.",
  "hidden": "The entry is hidden.",
  "restored": "The entry is shown again.",
  "mode-set": "The registration mode is set.",
  "invitation-made": "The invitation is made. Pass its link on.",
  "invitation-revoked": "The invitation is revoked.",
} as const;

export type NoticeName = keyof typeof NOTICES;

/** The notice of this name; undefined for every other text. */
export function noticeText(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(NOTICES, name)
    ? NOTICES[name as NoticeName]
    : undefined;
}
