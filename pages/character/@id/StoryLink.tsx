/** @module Leads from a person's own character to a story of it. */
import type { SavedCharacter } from "../../../lib/character.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { STORIES_PAGE } from "../../../lib/stories/stories_page.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";

export interface StoryLinkProps {
  character: SavedCharacter;
  /** Whether the illustrator drew it from words. */
  hasRecipe: boolean;
}

/** In its place, why a cat can have no story. */
export function StoryLink({ character: { id, name }, hasRecipe }: StoryLinkProps) {
  if (hasRecipe) {
    return (
      <ButtonLink href={`${STORIES_PAGE}?cat=${id}`} variant="secondary">
        {t("Tell a story")}
      </ButtonLink>
    );
  }
  return (
    <p className="basis-full text-sm text-muted">
      {t("{name} can have no story: only cats that the built-in illustrator drew from words can.", {
        name,
      })}
    </p>
  );
}
