/**
 * @module Public profiles: the public characters of a person, and what they have won in the contest.
 */
import type { Paging } from "../../lib/paging.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import type { Byline, Profile } from "../../lib/profiles/profile_data.ts";
import { publicCharacter } from "../characters/public_character.ts";
import type { Contest } from "../contest/contest.ts";
import { Failure } from "../failures/failure.ts";
import { setProfile, showsProfile } from "../store/accounts/profiles.ts";
import { findUser, findUserByName } from "../store/accounts/users.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { eachCharacter } from "../store/characters/collections.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { idBefore, readPage } from "../store/database/page_of.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What the owner of an account decides about the profile. */
export interface ProfileState {
  /** Whether all visitors see it. */
  isPublic: boolean;
}

/** The profiles of all accounts. */
export interface Profiles {
  /** A page of the profile of this username, whatever its case; null when visitors see none. */
  find(username: string, paging: Paging): Promise<Profile | null>;
  /** Whose the characters of this account are, as their pages say it; null when it is gone. */
  byline(userId: number): Promise<Byline | null>;
  /** The newest public characters of this account besides one. */
  more(userId: number, options: { limit: number; besides: number }): Promise<SavedCharacter[]>;
  /** What the owner has decided. Throws `unauthenticated` when the account is gone. */
  state(userId: number): Promise<ProfileState>;
  /** Turns it on or off. Throws `unauthenticated` when the account is gone. */
  change(userId: number, state: ProfileState): Promise<ProfileState>;
}

/** What profiles are made of. */
export interface ProfileDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Knows who has won. */
  contest: Pick<Contest, "winsOf">;
}

/** The profiles in this database. */
export function createProfiles({ kv, contest }: ProfileDeps): Profiles {
  return {
    async find(username, { limit, cursor }) {
      const user = username.includes("@") ? null : await findUserByName(kv, username);
      if (!user || !showsProfile(user)) return null;
      const after = idBefore(cursor);
      const [{ rows, ...rest }, wins] = await Promise.all([
        readPage(publicRows(kv, user.id, after), limit, ({ id }) => String(id)),
        contest.winsOf(user.id),
      ]);
      const characters = rows.map(publicCharacter);
      return { username: user.username, since: user.createdAt, characters, ...rest, wins };
    },

    async byline(userId) {
      const user = await findUser(kv, userId);
      return user && { username: user.username, hasProfile: showsProfile(user) };
    },

    async more(userId, { limit, besides }) {
      const more: SavedCharacter[] = [];
      for await (const row of publicRows(kv, userId)) {
        if (more.length >= limit) break;
        if (row.id !== besides) more.push(publicCharacter(row));
      }
      return more;
    },

    async state(userId) {
      const user = present(await findUser(kv, userId));
      return { isPublic: !user.hidesProfile };
    },

    async change(userId, { isPublic }) {
      const user = present(orConflict(await setProfile(kv, { userId, isPublic })));
      return { isPublic: !user.hidesProfile };
    },
  };
}

async function* publicRows(
  kv: Deno.Kv,
  userId: number,
  after?: number,
): AsyncIterable<CharacterRow> {
  for await (const row of eachCharacter(kv, userId, { after })) if (!row.isUnlisted) yield row;
}

function present<Row>(user: Row | null): Row {
  if (user) return user;
  throw new Failure("unauthenticated", t("Please sign in first."));
}
