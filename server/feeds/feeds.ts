/** @module What feeds hold: the winners of the contest, and the public characters of a person. */
import type { SavedCharacter } from "../../lib/character.ts";
import { characterUrl, refOf } from "../../lib/characters/character_url.ts";
import { monthName } from "../../lib/contest/month_name.ts";
import { placeName } from "../../lib/contest/place.ts";
import { COMMUNITY, entryAnchor, monthUrl } from "../../lib/contest/urls.ts";
import { profileFeed, WINNERS_ALTERNATE } from "../../lib/feeds.ts";
import { PROFILE_PAGE_SIZE, profileUrl } from "../../lib/profiles/profile_data.ts";
import type { Contest } from "../contest/contest.ts";
import type { Profiles } from "../profiles/profiles.ts";
import type { Feed, FeedEntry } from "./atom.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What feed readers miss of a year they ask for once a day. */
const MONTHS = 12;

/** What feeds are made of. */
export interface FeedDeps {
  /** Origin of the site. */
  origin: string;
  /** The closed months and their winners. */
  contest: Pick<Contest, "archive" | "months" | "period">;
  /** Public profiles. */
  profiles: Pick<Profiles, "find">;
}

/** The winners of the last months, the last one first. */
export async function winnersFeed({ origin, contest }: FeedDeps): Promise<Feed> {
  const periods = (await contest.months()).slice(0, MONTHS);
  const months = await Promise.all(periods.map((period) => contest.archive(period)));
  const entries = months.filter((month) => month !== null).flatMap(({ closedAt, winners }) =>
    winners.map((winner): FeedEntry => {
      const { id, character, username, rank, contestPeriod, voteCount, description } = winner;
      const place = `${placeName(rank!)}, ${monthName(contestPeriod)}`;
      return {
        ...pictured(character, origin),
        id: `${origin}${monthUrl(contestPeriod)}#${entryAnchor(id)}`,
        title: `${character.name}: ${place}`,
        author: username,
        published: closedAt,
        text: [t("{place}, {n} points.", { place, n: voteCount }), description]
          .filter(Boolean).join(" "),
      };
    })
  );
  const { href, title } = WINNERS_ALTERNATE;
  return {
    url: origin + href,
    page: `${origin}${COMMUNITY}?tab=winners`,
    title: t(title),
    updated: entries[0]?.published ?? `${contest.period()}-01T00:00:00.000Z`,
    entries,
  };
}

/** The newest public characters of this person; null when visitors see no profile of this name. */
export async function characterFeed(
  { origin, profiles }: FeedDeps,
  username: string,
): Promise<Feed | null> {
  const profile = await profiles.find(username, { limit: PROFILE_PAGE_SIZE });
  if (!profile) return null;
  const { characters, since } = profile;
  const { href, title } = profileFeed(profile.username);
  const entries = characters.map((character): FeedEntry => ({
    ...pictured(character, origin),
    id: `${origin}/character/${character.id}`,
    title: character.name,
    author: profile.username,
    published: character.createdAt,
    text: character.prompt || character.alt,
  }));
  return {
    url: origin + href,
    page: origin + profileUrl(profile.username),
    title,
    updated: entries[0]?.published ?? since,
    entries,
  };
}

function pictured(
  character: SavedCharacter,
  origin: string,
): Pick<FeedEntry, "url" | "picture" | "alt"> {
  return {
    url: origin + characterUrl(character),
    picture: `${origin}/api/characters/${refOf(character)}/image?w=512`,
    alt: character.alt,
  };
}
