/** @module Four panels of one cat. Everything is a link or a form: it needs no script. */
import { t } from "../../lib/i18n/translate.ts";
import type { StoriesPage } from "../../lib/stories/stories_page.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import type { PageProps } from "../types.ts";
import { Draft } from "./Draft.tsx";
import { Shelf } from "./Shelf.tsx";
import { FinishedStory } from "./FinishedStory.tsx";
import { PageHeader } from "../../ui/components/PageHeader.tsx";

export function Page({ pageContext: { data, formAnswer } }: PageProps<StoriesPage>) {
  const { cats, story, stories } = data;
  const refused = formAnswer?.refused;
  return (
    <>
      <PageHeader
        title={t("Stories")}
        text={t(
          "Four lines of words become four panels of the same cat, on a page to keep and to print.",
        )}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {refused && <Alert tone="destructive" title={refused.message} />}
        {story && <FinishedStory {...story} />}
        {cats.length > 0 ? <Draft {...data} refused={refused} /> : (
          <EmptyState
            title={t("You have no cats yet")}
            action={<ButtonLink href="/">{t("Make a cat")}</ButtonLink>}
          >
            {t("Save a cat to your collection first.")}
          </EmptyState>
        )}
        {stories.length > 0 && <Shelf stories={stories} />}
      </div>
    </>
  );
}
