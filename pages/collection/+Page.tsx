/** @module My Collection. */
import Collection from "../../islands/Collection.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { ActionIcon } from "../../ui/characters/ActionIcon.tsx";
import { readFilters } from "../../lib/collection/filters.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import type { CollectionData } from "../../lib/collection/collection_data.ts";
import type { PageProps } from "../types.ts";
import { PageHeader } from "../../ui/components/PageHeader.tsx";

export function Page({ pageContext }: PageProps<CollectionData>) {
  const first = pageContext.data;
  const filters = readFilters(new URLSearchParams(pageContext.urlParsed.search));
  return (
    <>
      <PageHeader title={t("My Collection")}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/kittens" variant="secondary">{t("Kittens")}</ButtonLink>
          <ButtonLink href="/stories" variant="secondary">{t("Stories")}</ButtonLink>
          <ButtonLink href="/" icon={<ActionIcon of="add" />}>
            {t("Create New Character")}
          </ButtonLink>
        </p>
      </PageHeader>
      <noscript>
        <p className="mb-6 block text-muted">
          {t(
            "Choosing several, favorites, editing and deleting need JavaScript. Searching, filters and each character's page do not.",
          )}
        </p>
      </noscript>
      <Island of={Collection} props={{ first, filters }} />
    </>
  );
}
