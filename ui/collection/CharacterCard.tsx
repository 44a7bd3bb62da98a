/** @module A character in the collection's grid. */
import { characterUrl, refOf } from "../../lib/characters/character_url.ts";
import { memo, useRef } from "react";
import type { SavedCharacter } from "../../lib/character.ts";
import { ActionIcon } from "../characters/ActionIcon.tsx";
import { TraitList } from "../characters/TraitList.tsx";
import { STYLE_NAMES } from "../../lib/choices.ts";
import { formatDay } from "../format/format_date.ts";
import { StoredPicture } from "../pictures/StoredPicture.tsx";
import { ShareButton } from "../share/ShareButton.tsx";
import { UnlistedBadge } from "../characters/UnlistedBadge.tsx";
import { Badge } from "../components/Badge.tsx";
import { Button } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { t } from "../../lib/i18n/translate.ts";

/** What can be done with a card; the same functions for all cards, so that none is drawn in vain. */
export interface CardActions {
  onEdit: (character: SavedCharacter) => void;
  onDelete: (character: SavedCharacter) => void;
  onFavorite: (character: SavedCharacter) => void;
  onSelect: (character: SavedCharacter, range: boolean) => void;
}

export interface CharacterCardProps {
  character: SavedCharacter;
  actions: CardActions;
  /** Whether cards are being selected, and this one is; undefined while they are not. */
  selected?: boolean;
  /** `first` for the card a page opens with, `later` for those out of sight. */
  priority?: "first" | "later";
}

/**
 * One, two or three columns of at most 72 rem, without margins and gaps. A phone, whose card is as
 * wide as its screen, gets half of that: its dense pixels hide it, and sixty cards come over any
 * line. The character's page has the picture as sharp as the screen.
 */
const SIZES = "(min-width: 75rem) 22rem, (min-width: 64rem) calc((100vw - 6rem) / 3), " +
  "(min-width: 40rem) calc((100vw - 4.5rem) / 2), (min-width: 30rem) 50vw, 10.5rem";

/** Far cards cost nothing: the browser skips them and believes them as high as a picture with its text. */
const OUT_OF_SIGHT = "[content-visibility:auto] " +
  "[contain-intrinsic-height:auto_calc(100vw+9.4rem)] " +
  "sm:[contain-intrinsic-height:auto_calc(50vw+9.15rem)] " +
  "lg:[contain-intrinsic-height:auto_calc(min(100vw,72rem)/3+9.4rem)]";

export const CharacterCard = memo(function CharacterCard(
  { character, actions, selected, priority }: CharacterCardProps,
) {
  const { name, style, traits, createdAt, imageUrl, alt } = character;
  /** Whether Shift was held at the last click: only clicks know, a press of the space bar being one. */
  const range = useRef(false);
  return (
    <Card
      as="li"
      flush
      className={`group flex flex-col overflow-hidden has-checked:border-accent-ink has-checked:ring-2 has-checked:ring-accent-ink ${OUT_OF_SIGHT}`}
    >
      <div className="aspect-square bg-sunken">
        <StoredPicture
          imageUrl={imageUrl}
          characterId={refOf(character)}
          alt={alt}
          sizes={SIZES}
          priority={priority}
          className="size-full object-cover"
        />
      </div>
      <div className="grid flex-1 content-start gap-2.5 px-4 pt-4 pb-2">
        <h3 className="text-xl">
          {selected === undefined
            ? (
              <a
                href={characterUrl(character)}
                className="no-underline group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-accent-ink"
              >
                {name}
              </a>
            )
            : name}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone="accent">{t(STYLE_NAMES[style])}</Badge>
          <UnlistedBadge of={character} />
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
        <TraitList traits={traits} />
      </div>
      {selected === undefined
        ? <Actions character={character} actions={actions} />
        : (
          <label className="mb-2.5 h-9 select-none after:absolute after:inset-0 cursor-pointer after:rounded-card has-focus-visible:after:outline-3 has-focus-visible:after:-outline-offset-4 has-focus-visible:after:outline-accent-ink">
            <input
              type="checkbox"
              checked={selected}
              onClick={({ shiftKey }) => range.current = shiftKey}
              onChange={() => actions.onSelect(character, range.current)}
              className="absolute top-3 left-3 size-8 shadow-card outline-none"
            />
            <span className="sr-only">{t("Select {name}", { name })}</span>
          </label>
        )}
    </Card>
  );
});

/** They lie above the link that covers the card. */
function Actions({ character, actions }: { character: SavedCharacter; actions: CardActions }) {
  const { name, favorite } = character;
  const isFavorite = favorite === "true";
  return (
    <>
      <div className="relative flex items-center px-2 pb-2.5">
        <Button
          variant="quiet"
          size="small"
          icon={<ActionIcon of="edit" />}
          aria-haspopup="dialog"
          aria-label={t("Edit {name}", { name })}
          onClick={() => actions.onEdit(character)}
        >
          {t("Edit")}
        </Button>
        <ShareButton
          character={character}
          detailed
          variant="quiet"
          size="small"
          aria-label={t("Share {name}", { name })}
        />
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={t("Delete {name}", { name })}
          title={t("Delete")}
          onClick={() => actions.onDelete(character)}
          className="ml-auto text-muted hover:text-danger"
        >
          <ActionIcon of="delete" className="size-5" />
        </Button>
      </div>
      <button
        type="button"
        aria-pressed={isFavorite}
        aria-label={t("Favorite: {name}", { name })}
        title={isFavorite ? t("Remove from Favorites") : t("Add to Favorites")}
        onClick={() => actions.onFavorite(character)}
        className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-surface text-muted shadow-card hover:text-accent-ink aria-pressed:text-accent-ink"
      >
        <ActionIcon of="favorite" filled={isFavorite} className="size-5.5" />
      </button>
    </>
  );
}
