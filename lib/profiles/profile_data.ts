/** @module What the page of a person is given by the server. */
import type { SavedCharacter } from "../character.ts";
import type { Submission } from "../contest/submission.ts";

/** Characters that a profile shows at once. */
export const PROFILE_PAGE_SIZE = 24;

/** At /by/{username}. */
export interface ProfileData {
  /** Null when there is none, or it is turned off; the answer's status is 404 then. */
  profile: Profile | null;
}

/** A person as all visitors see them. */
export interface Profile {
  /** The name of the account. */
  username: string;
  /** When the account was opened; ISO 8601. */
  since: string;
  /** A page of the public characters, newest first. */
  characters: SavedCharacter[];
  /** The cursor of the next page; absent on the last one. */
  next?: string;
  /** Entries among the winners of a closed month, the last month first. */
  wins: Submission[];
}

/** Whose a character is. */
export interface Byline {
  /** The name of the account. */
  username: string;
  /** Whether the person has a public profile. */
  hasProfile: boolean;
}

/** The page of the person with this name. */
export function profileUrl(username: string): string {
  return `/by/${encodeURIComponent(username)}`;
}
