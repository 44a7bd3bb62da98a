/** @module Recently deleted: what can still be brought back. */
import DeletedCharacters from "../../../islands/DeletedCharacters.tsx";
import { t, tn } from "../../../lib/i18n/translate.ts";
import { KEPT_DAYS } from "../../../ui/characters/deletion.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import { PageHeader } from "../../../ui/components/PageHeader.tsx";

export function Page() {
  return (
    <>
      <PageHeader
        title={t("Recently deleted")}
        text={tn(
          KEPT_DAYS,
          "Characters stay here for {n} day. After that they and their pictures are gone for good.",
          "Characters stay here for {n} days. After that they and their pictures are gone for good.",
        )}
        back={{ href: "/collection", text: t("Back to My Collection") }}
      />
      <noscript>
        <p className="mb-6 block text-muted">
          {t("Bringing characters back needs JavaScript. Please switch it on for this site.")}
        </p>
      </noscript>
      <Island of={DeletedCharacters} props={{}} />
    </>
  );
}
