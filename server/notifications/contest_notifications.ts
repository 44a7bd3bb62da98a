/** @module Votes for a user's entries, and the results of months in which the user took part. */
import { type Period, periodBefore, periodOf } from "../../lib/contest/period.ts";
import type {
  NotedCharacter,
  ResultNotification,
  VotesNotification,
} from "../../lib/notifications/notification.ts";
import { publicCharacter } from "../characters/public_character.ts";
import { findContest } from "../store/contest/contests.ts";
import { submissionsOf } from "../store/contest/submission_lists.ts";
import { isListed, type SubmissionRow } from "../store/contest/submissions.ts";
import { readTallies, votesOf } from "../store/contest/votes.ts";
import type { ReadNotifications } from "../store/accounts/notifications.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { readMany } from "../store/database/read_many.ts";
import { keys } from "../store/keys.ts";

/** A user's latest entries, of which notifications are made; more than most have in two months. */
const ENTRIES = 100;

const NO_VOTES = { votes: 0, points: 0 };

/** An entry with the character it shows. */
interface Entry {
  row: SubmissionRow;
  character: CharacterRow;
}

/** What is new of this month and the one before. */
export async function contestNotifications(
  { kv, userId, at }: { kv: Deno.Kv; userId: number; at: Date },
  read: ReadNotifications,
): Promise<(VotesNotification | ResultNotification)[]> {
  const period = periodOf(at);
  const last = periodBefore(period);
  const rows = await submissionsOf(kv, userId, { limit: ENTRIES });
  const recent = rows.filter((row) => row.period >= last && isListed(row));
  const characters = await readMany<CharacterRow>(
    kv,
    recent.map(({ characterId }) => keys.character(characterId)),
  );
  const entries = recent.flatMap((row, index): Entry[] => {
    const character = characters[index];
    return character ? [{ row, character }] : [];
  });
  const ofMonth = (month: Period) => entries.filter(({ row }) => row.period === month);
  const lists = await Promise.all([
    results(kv, { userId, period: last, entries: ofMonth(last) }, read),
    votes(kv, { period, entries: ofMonth(period) }, read),
    votes(kv, { period: last, entries: ofMonth(last) }, read),
  ]);
  return lists.flat();
}

/** Of each entry that has votes, the one with most new points first. */
async function votes(
  kv: Deno.Kv,
  { period, entries }: { period: Period; entries: readonly Entry[] },
  read: ReadNotifications,
): Promise<VotesNotification[]> {
  const tallies = await readTallies(kv, period, entries.map(({ row }) => row.id));
  return entries.flatMap(({ row, character }, index): VotesNotification[] => {
    const tally = tallies[index]!;
    if (tally.votes === 0) return [];
    const id = `votes-${row.id}`;
    const known = read[id] ?? NO_VOTES;
    const before = known === true ? tally : known;
    return [{
      id,
      kind: "votes",
      isNew: tally.votes > before.votes,
      submissionId: row.id,
      period,
      character: noted(character),
      ...tally,
      newVotes: tally.votes - before.votes,
      newPoints: tally.points - before.points,
    }];
  }).sort((one, other) => other.newPoints - one.newPoints || other.points - one.points);
}

/** The result of the month, for those who entered a cat or voted. */
async function results(
  kv: Deno.Kv,
  { userId, period, entries }: { userId: number; period: Period; entries: readonly Entry[] },
  read: ReadNotifications,
): Promise<ResultNotification[]> {
  const contest = await findContest(kv, period);
  if (contest?.state !== "closed") return [];
  const tookPart = entries.length > 0 ||
    (await votesOf(kv, { userId, period }, { limit: 1 })).length > 0;
  if (!tookPart) return [];
  const names = new Map(entries.map(({ row, character }) => [row.id, character.name]));
  const wins = contest.ranking.flatMap(({ submissionId, rank, points }) => {
    const name = names.get(submissionId);
    return name === undefined ? [] : [{ name, rank, points }];
  });
  const id = `result-${period}`;
  return [{ id, kind: "result", isNew: !(id in read), period, wins }];
}

function noted(row: CharacterRow): NotedCharacter {
  const { id, name, imageUrl, alt, slug } = publicCharacter(row);
  return { id, name, imageUrl, alt, ...(slug && { slug }) };
}
