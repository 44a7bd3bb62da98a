/**
 * Recently deleted: what can still be brought back.
 *
 * @module
 */
import DeletedCharacters from "../../../islands/DeletedCharacters.tsx";
import { t, tn } from "../../../lib/i18n/translate.ts";
import { ActionIcon } from "../../../ui/characters/ActionIcon.tsx";
import { KEPT_DAYS } from "../../../ui/characters/deletion.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";

export function Page() {
  return (
    <>
      <ButtonLink
        href="/collection"
        variant="quiet"
        icon={<ActionIcon of="previous" />}
        className="mb-3 -ml-4"
      >
        {t("Back to My Collection")}
      </ButtonLink>
      <header className="mb-8 grid gap-2 lg:mb-10">
        <h1>{t("Recently deleted")}</h1>
        <p className="max-w-prose text-lg text-muted">
          {tn(
            KEPT_DAYS,
            "Characters stay here for {n} day. After that they and their pictures are gone for good.",
            "Characters stay here for {n} days. After that they and their pictures are gone for good.",
          )}
        </p>
      </header>
      <noscript>
        <p className="mb-6 block text-muted">
          {t("Bringing characters back needs JavaScript. Please switch it on for this site.")}
        </p>
      </noscript>
      <Island of={DeletedCharacters} props={{}} />
    </>
  );
}
