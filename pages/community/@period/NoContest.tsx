/**
 * There was no contest in the month that the URL names.
 *
 * @module
 */
import { communityUrl } from "../../../lib/contest/urls.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { SleepingCat } from "../../../ui/components/SleepingCat.tsx";

export function NoContest() {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center md:py-16">
      <SleepingCat className="h-32" />
      <h1 className="mt-2">{t("No contest found")}</h1>
      <p className="text-lg text-muted">{t("In that month no contest has ended.")}</p>
      <ButtonLink href={communityUrl()} size="large" className="mt-3">
        {t("To the Community Gallery")}
      </ButtonLink>
    </div>
  );
}
