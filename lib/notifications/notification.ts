/**
 * @module Notifications inside the product, as the API and the page show it. Votes are gathered: one
 * notification for an entry, however many votes it has.
 */
import type { SavedCharacter } from "../character.ts";
import type { Period } from "../contest/period.ts";

/** What every notification has. */
export interface AnyNotification {
  /** The same as long as it is about the same thing. */
  id: string;
  /** Whether something of it is new since notifications were last marked as read. */
  isNew: boolean;
}

/** Votes for an entry of the user. */
export interface VotesNotification extends AnyNotification {
  /** Of these. */
  kind: "votes";
  /** The entry. */
  submissionId: number;
  /** The entry's month. */
  period: Period;
  /** The character that was entered. */
  character: NotedCharacter;
  /** All votes. */
  votes: number;
  /** The sum of their ratings. */
  points: number;
  /** Of the votes, the ones that are new. */
  newVotes: number;
  /** The sum of the new ratings. */
  newPoints: number;
}

/** A month in which the user took part has its result. */
export interface ResultNotification extends AnyNotification {
  /** Of these. */
  kind: "result";
  /** The month. */
  period: Period;
  /** The user's entries among the winners, the best first. */
  wins: { name: string; rank: number; points: number }[];
}

/** The monthly plan ends in the next days, or has ended. */
export interface PlanNotification extends AnyNotification {
  /** Of these. */
  kind: "plan";
  /** Whether it is over already. */
  state: "ending" | "ended";
  /** ISO 8601. */
  at: string;
}

/** One of these. */
export type Notification = VotesNotification | ResultNotification | PlanNotification;

/** What a notification shows of a character. */
export type NotedCharacter = Pick<SavedCharacter, "id" | "name" | "imageUrl" | "alt" | "slug">;

/** What the bell and its page show. */
export interface Notifications {
  /** How many are new. */
  unread: number;
  /** The new ones first. */
  notifications: Notification[];
}

/** Where they are read. */
export const NOTIFICATIONS = "/notifications";

/** Where they are marked as read. */
export const MARK_READ = "/api/user/notifications/read";
