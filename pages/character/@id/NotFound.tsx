/**
 * There is no character at this URL.
 *
 * @module
 */
import { t } from "../../../lib/i18n/translate.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { SleepingCat } from "../../../ui/components/SleepingCat.tsx";

export function NotFound() {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center md:py-16">
      <SleepingCat className="h-32" />
      <h1 className="mt-2">{t("Character not found")}</h1>
      <p className="text-lg text-muted">
        {t("It may have been deleted, or the address is not quite right.")}
      </p>
      <ButtonLink href="/collection" size="large" className="mt-3">
        {t("Back to Collection")}
      </ButtonLink>
    </div>
  );
}
