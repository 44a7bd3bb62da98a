/** @module The public profile of a person: characters, and wins in the contest. */
import { t, tn } from "../../../lib/i18n/translate.ts";
import { type ProfileData, profileUrl } from "../../../lib/profiles/profile_data.ts";
import { CharacterTile, TILE_GRID, TILE_SIZES } from "../../../ui/characters/CharacterTile.tsx";
import { Badge } from "../../../ui/components/Badge.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { FeedLink } from "../../../ui/components/FeedLink.tsx";
import { profileFeed } from "../../../lib/feeds.ts";
import { Trans } from "../../../ui/components/Trans.tsx";
import { JsonLd } from "../../JsonLd.tsx";
import { artwork } from "../../artwork.ts";
import { EmptyState } from "../../../ui/components/EmptyState.tsx";
import { monthName } from "../../../lib/contest/month_name.ts";
import { placeName } from "../../../lib/contest/place.ts";
import { formatDate } from "../../../ui/format/format_date.ts";
import type { PageProps } from "../../types.ts";

export function Page({ pageContext }: PageProps<ProfileData>) {
  const { profile } = pageContext.data;
  if (!profile) return <NoProfile />;
  const { username, since, characters, next, wins } = profile;
  const { origin } = pageContext;
  const isOwn = pageContext.user?.username === username;
  return (
    <>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-1">
          <h1>{username}</h1>
          <p className="text-lg text-muted">
            <Trans
              text="Here since {date}"
              values={{
                date: (
                  <time dateTime={since}>{formatDate(since.slice(0, "YYYY-MM-DD".length))}</time>
                ),
              }}
            />
          </p>
          <FeedLink {...profileFeed(username)} />
        </div>
        {isOwn && (
          <ButtonLink href="/account" variant="secondary">{t("Profile settings")}</ButtonLink>
        )}
      </header>
      {wins.length > 0 && (
        <section aria-labelledby="wins" className="mb-10">
          <h2 id="wins" className="mb-4">{t("Contest wins")}</h2>
          <ul className={TILE_GRID}>
            {wins.map(({ id, character, rank, contestPeriod, voteCount }) => (
              <CharacterTile key={id} character={character} sizes={TILE_SIZES}>
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                  <Badge tone="accent">{placeName(rank!)}</Badge>
                  <span>
                    {tn(voteCount, "{month}, {n} point", "{month}, {n} points", {
                      month: monthName(contestPeriod),
                    })}
                  </span>
                </p>
              </CharacterTile>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="characters">
        <h2 id="characters" className="mb-4">{t("Characters")}</h2>
        {characters.length === 0
          ? <EmptyState title={t("No public characters yet")} />
          : (
            <ul className={TILE_GRID}>
              {characters.map((character) => (
                <CharacterTile key={character.id} character={character} sizes={TILE_SIZES} />
              ))}
            </ul>
          )}
        {next && (
          <p className="mt-8 text-center">
            <ButtonLink href={`${profileUrl(username)}?cursor=${next}`} variant="secondary">
              {t("More characters")}
            </ButtonLink>
          </p>
        )}
      </section>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "ProfilePage",
          url: origin + profileUrl(username),
          dateCreated: since,
          mainEntity: { "@type": "Person", name: username, url: origin + profileUrl(username) },
          hasPart: characters.map((character) => artwork(character, origin)),
        }}
      />
    </>
  );
}

function NoProfile() {
  return (
    <EmptyState
      title={t("Profile not found")}
      titleAs="h1"
      action={<ButtonLink href="/community">{t("To the Community Gallery")}</ButtonLink>}
      className="py-10 md:py-16"
    >
      {t("There is no one by this name, or the profile is not public.")}
    </EmptyState>
  );
}
