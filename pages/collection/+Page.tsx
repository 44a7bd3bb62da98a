/**
 * My Collection.
 *
 * @module
 */
import Collection from "../../islands/Collection.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { ActionIcon } from "../../ui/characters/ActionIcon.tsx";
import { readFilters } from "../../lib/collection/filters.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import type { CollectionData } from "../../lib/collection/collection_data.ts";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps<CollectionData>) {
  const first = pageContext.data;
  const filters = readFilters(new URLSearchParams(pageContext.urlParsed.search));
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:mb-8">
        <h1>{t("My Collection")}</h1>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/kittens" variant="secondary">{t("Kittens")}</ButtonLink>
          <ButtonLink href="/stories" variant="secondary">{t("Stories")}</ButtonLink>
          <ButtonLink href="/" icon={<ActionIcon of="add" />}>
            {t("Create New Character")}
          </ButtonLink>
        </p>
      </header>
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
