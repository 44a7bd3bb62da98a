/** @module The account page. */
import AccountSettings from "../../islands/AccountSettings.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Trans } from "../../ui/components/Trans.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import { PremiumBadge } from "../../ui/session/PremiumBadge.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps) {
  // The guard has sent guests away.
  const { username, isPremium } = pageContext.user!;
  return (
    <>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:mb-10">
        <div className="grid gap-2">
          <h1>{t("Your account")}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg text-muted">
            <span>
              <Trans
                text="Signed in as {name}"
                values={{ name: <strong className="text-ink">{username}</strong> }}
              />
            </span>
            {isPremium && <PremiumBadge />}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {pageContext.isOwner && (
            <ButtonLink href="/admin" variant="secondary">{t("Admin")}</ButtonLink>
          )}
          <ButtonLink href="/credits" variant="secondary">{t("Generations statement")}</ButtonLink>
        </div>
      </header>
      <noscript>
        <p className="mb-6 block text-muted">
          {t(
            "Changing the password or the e-mail, passkeys, keys, sessions, the copy of your data and deleting the account need JavaScript. Please switch it on for this site.",
          )}
        </p>
      </noscript>
      <Island of={AccountSettings} props={{ username, sendsMail: pageContext.sendsMail }} />
    </>
  );
}
