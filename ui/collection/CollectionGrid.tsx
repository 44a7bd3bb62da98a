/** @module The characters of the collection, and the way to more of them. */
import { useEffect, useRef } from "react";
import type { SavedCharacter } from "../../lib/character.ts";
import { ButtonLink } from "../components/Button.tsx";
import { Spinner } from "../components/Spinner.tsx";
import { type CardActions, CharacterCard } from "./CharacterCard.tsx";
import { plainClick } from "./plain_click.ts";
import type { Selection } from "./use_selection.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface CollectionGridProps {
  characters: readonly SavedCharacter[];
  actions: CardActions;
  selection: Selection;
  /** Whether others are on their way and these will go. */
  stale: boolean;
  /** URL of the page with the next ones; absent when these are all. */
  nextPage?: string;
  /** Whether the next ones are on their way. */
  adding: boolean;
  /** Loads the next ones. */
  onMore: () => Promise<void>;
}

/** So many are in sight at first, whatever the screen. */
const IN_SIGHT = 3;

export function CollectionGrid(
  { characters, actions, selection, stale, nextPage, adding, onMore }: CollectionGridProps,
) {
  const grid = useRef<HTMLUListElement>(null);
  /** Where the next ones begin once they were asked for. */
  const firstNew = useRef<number>(undefined);

  useEffect(() => {
    const card = grid.current!.children[firstNew.current ?? -1];
    if (!card) return;
    firstNew.current = undefined;
    card.querySelector<HTMLElement>("a, input")?.focus({ preventScroll: true });
  }, [characters]);

  function showMore() {
    if (adding) return;
    firstNew.current = characters.length;
    onMore();
  }

  return (
    <>
      <ul
        ref={grid}
        aria-busy={stale}
        className="grid gap-6 transition-opacity aria-busy:opacity-50 sm:grid-cols-2 lg:grid-cols-3"
      >
        {characters.map((character, index) => (
          <CharacterCard
            key={character.id}
            character={character}
            actions={actions}
            selected={selection.active ? selection.has(character) : undefined}
            priority={index === 0 ? "first" : index < IN_SIGHT ? undefined : "later"}
          />
        ))}
      </ul>
      {nextPage && (
        <ButtonLink
          href={nextPage}
          variant="secondary"
          aria-disabled={adding || undefined}
          icon={adding && <Spinner />}
          onClick={plainClick(showMore)}
          className="justify-self-center"
        >
          {adding ? t("Loading more...") : t("Show more")}
        </ButtonLink>
      )}
    </>
  );
}
