/**
 * Four panels of one cat. Everything is a link or a form: it needs no script.
 *
 * @module
 */
import { STORIES_NOTICES, type StoriesPage } from "../../lib/stories/stories_page.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import type { PageProps } from "../types.ts";
import { Draft } from "./Draft.tsx";
import { Shelf } from "./Shelf.tsx";
import { ToldStory } from "./ToldStory.tsx";

export function Page({ pageContext: { data } }: PageProps<StoriesPage>) {
  const { cats, story, stories, notice } = data;
  return (
    <>
      <header className="mb-8 grid gap-2">
        <h1>Stories</h1>
        <p className="max-w-prose text-lg text-muted">
          Four lines of words become four panels of the same cat, on a page to keep and to print.
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {notice && <Alert tone="destructive" title={STORIES_NOTICES[notice]} />}
        {story && <ToldStory {...story} />}
        {cats.length > 0 ? <Draft {...data} /> : (
          <EmptyState
            title="You have no cats yet"
            action={<ButtonLink href="/">Make a cat</ButtonLink>}
          >
            Save a cat to your collection first.
          </EmptyState>
        )}
        {stories.length > 0 && <Shelf stories={stories} />}
      </div>
    </>
  );
}
