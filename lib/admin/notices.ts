/**
 * @module What owners read after something was done. The URL names the notice, so no text of others gets
 * in.
 */
import { msg, t } from "../i18n/translate.ts";

/** Every notice, by its name. */
export const NOTICES = {
  "credits-given": msg("The generations were given."),
  "sessions-ended": msg("Every session of this account has ended."),
  "suspended": msg("The account is suspended."),
  "unsuspended": msg("The suspension is lifted."),
  "hidden": msg("The entry is hidden."),
  "restored": msg("The entry is shown again."),
  "mode-set": msg("The registration mode is set."),
  "invitation-made": msg("The invitation is made. Pass its link on."),
  "invitation-revoked": msg("The invitation is revoked."),
};

/** The name of a notice, as it stands in a URL. */
export type NoticeName = keyof typeof NOTICES;

/** The notice of this name; undefined for every other text. */
export function noticeText(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(NOTICES, name)
    ? t(NOTICES[name as NoticeName])
    : undefined;
}
