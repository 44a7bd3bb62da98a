/** @module Where to go from a character: others of the same person, and this month's contest. */
import type { CharacterPage } from "../../../lib/characters/character_data.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { profileUrl } from "../../../lib/profiles/profile_data.ts";
import { CharacterTile, TILE_GRID, TILE_SIZES } from "../../../ui/characters/CharacterTile.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";

export function MoreCharacters({ by, more, entries }: CharacterPage) {
  return (
    <>
      {by && more.length > 0 && (
        <section aria-labelledby="more" className="mt-12">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="more" className="min-w-0">{t("More by {name}", { name: by.username })}</h2>
            <ButtonLink href={profileUrl(by.username)} variant="quiet" size="small">
              {t("See all")}
            </ButtonLink>
          </div>
          <ul className={TILE_GRID}>
            {more.map((character) => (
              <CharacterTile key={character.id} character={character} sizes={TILE_SIZES} />
            ))}
          </ul>
        </section>
      )}
      {entries.length > 0 && (
        <section aria-labelledby="contest" className="mt-12">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="contest">{t("This month's contest")}</h2>
            <ButtonLink href="/community" variant="quiet" size="small" className="max-sm:-ml-4">
              {t("Vote for your favorite")}
            </ButtonLink>
          </div>
          <ul className={TILE_GRID}>
            {entries.map(({ id, character, username }) => (
              <CharacterTile key={id} character={character} sizes={TILE_SIZES}>
                <p className="text-sm text-muted">{t("by {name}", { name: username })}</p>
              </CharacterTile>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
