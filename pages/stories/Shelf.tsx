/** @module Finished stories, as links. */
import { t } from "../../lib/i18n/translate.ts";
import type { Story } from "../../lib/stories/story.ts";
import { STORIES_PAGE } from "../../lib/stories/stories_page.ts";

export function Shelf({ stories }: { stories: Story[] }) {
  return (
    <section aria-labelledby="shelf" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="shelf">{t("Your stories")}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {stories.map(({ id, name, lines }) => (
          <li key={id} className="min-w-0">
            <a href={`${STORIES_PAGE}?story=${id}`} className="break-words">
              {name}: {lines.map(({ text }) => text).join(", ")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
