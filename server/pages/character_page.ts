/**
 * @module What the page of a character shows: the character, whose it is, its entry in this month's
 * contest, and where to go next.
 */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import type { CharacterPage } from "../../lib/characters/character_data.ts";
import { fileOffers } from "../character_files/kinds.ts";
import { familyOf } from "../kittens/family.ts";
import type { Services } from "../services.ts";

export type CharacterPageDeps = Pick<
  Services,
  "kv" | "characters" | "contest" | "profiles" | "stylePictures"
>;

/** More characters of the same person. */
const MORE = 6;

/** Entries of this month, besides the character's own. */
const ENTRIES = 6;

/** Null when there is nothing there for this visitor. */
export async function characterPage(
  { kv, characters, contest, profiles, stylePictures }: CharacterPageDeps,
  ref: CharacterRef,
  viewerId?: number,
): Promise<CharacterPage | null> {
  const found = await characters.look(ref, viewerId);
  if (!found) return null;
  const { character } = found;
  const { id, userId } = character;
  const [by, entry, newest, inOtherStyles, family] = await Promise.all([
    profiles.byline(userId),
    contest.entryOf(id),
    // One more, because its own may be among them.
    contest.newest(ENTRIES + 1),
    stylePictures.areThere(id),
    familyOf(kv, id, viewerId),
  ]);
  const more = by?.hasProfile ? await profiles.more(userId, { limit: MORE, besides: id }) : [];
  const entries = newest.filter(({ characterId }) => characterId !== id).slice(0, ENTRIES);
  return {
    character,
    ...(by && { by }),
    ...(entry && { entry }),
    ...(family && { family }),
    inOtherStyles,
    files: inOtherStyles ? fileOffers() : [],
    more,
    entries,
  };
}
