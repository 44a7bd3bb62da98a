/**
 * @module The contest: points are the sum of ratings, vote counts are right, no user votes twice or for an
 * own entry, and a published result says what the votes say.
 */
import type { Period } from "../../lib/contest/period.ts";
import { MAX_WINNERS, ranked, wins } from "../../lib/contest/ranking.ts";
import { standing } from "../contest/closing.ts";
import type { ClosedContest, ContestRow } from "../store/contest/contests.ts";
import { keys } from "../store/keys.ts";
import { readMany } from "../store/database/read_many.ts";
import { eachResultPart } from "../store/contest/results.ts";
import type { SubmissionRow } from "../store/contest/submissions.ts";
import { eachVoteBetween, readTally, type Tally } from "../store/contest/votes.ts";
import type { Findings } from "./findings.ts";
import { batches, nameOf, type Row } from "./rows.ts";

const RATINGS = [1, 2, 3, 4, 5];

/** Looks at every vote and every month; what does not agree goes into `findings`. */
export async function checkContests(kv: Deno.Kv, findings: Findings): Promise<void> {
  let votes = 0;
  for await (const rows of batches(kv, "votes")) {
    votes += rows.length;
    await checkVotes(kv, rows, findings);
  }
  for await (const rows of batches(kv, "votes_by_user")) await checkVoteIndex(kv, rows, findings);
  const summed = await checkTallies(kv, findings);
  if (votes !== summed) findings.problem(`${votes} votes, but the counts are of ${summed}`);
  for await (const rows of batches(kv, "contests")) {
    for (const { parts: [period], value } of rows) {
      findings.counted("contests");
      const row = value as ContestRow;
      if (row.state === "closed") await checkResult(kv, { period: String(period), row, findings });
    }
  }
}

async function checkVotes(kv: Deno.Kv, rows: Row[], findings: Findings): Promise<void> {
  const ids = [...new Set(rows.map(({ parts }) => Number(parts[0])))];
  const submissions = new Map(
    (await readMany<SubmissionRow>(kv, ids.map(keys.submission)))
      .map((row, index) => [ids[index]!, row]),
  );
  // An entry that was removed with its owner's account no longer says its month.
  const indexes = await readMany<number>(
    kv,
    rows.map(({ parts: [id, voter] }) =>
      keys.voteByUser(Number(voter), submissions.get(Number(id))?.period ?? "", Number(id))
    ),
  );
  for (const [index, { key, parts: [id, voter], value }] of rows.entries()) {
    const submission = submissions.get(Number(id));
    if (!RATINGS.includes(value as number)) findings.problem(`${nameOf(key)} is ${value}`);
    if (!submission) continue;
    if (submission.userId === voter) {
      findings.problem(`${nameOf(key)} is for the voter's own entry`);
    }
    // The name of a voter whose account was deleted is taken off the vote.
    if (typeof voter === "number" && indexes[index] === null) {
      findings.problem(`${nameOf(key)} is not among the votes of the user`);
    }
  }
}

async function checkVoteIndex(kv: Deno.Kv, rows: Row[], findings: Findings): Promise<void> {
  findings.counted("index rows", rows.length);
  const votes = await readMany<number>(
    kv,
    rows.map(({ parts: [userId, , id] }) => keys.vote(Number(id), Number(userId))),
  );
  for (const [index, { key }] of rows.entries()) {
    if (votes[index] === null) findings.problem(`${nameOf(key)} leads to no vote`);
  }
}

/** Adds up the votes of every entry, a removed one too; answers how many there are. */
async function checkTallies(kv: Deno.Kv, findings: Findings): Promise<number> {
  let summed = 0;
  const counted = new Set<string>();
  for (const table of ["points", "vote_counts"]) {
    for await (const rows of batches(kv, table)) {
      for (const { parts: [period, id] } of rows) {
        const name = `${period} ${id}`;
        if (table === "vote_counts" && counted.delete(name)) continue;
        counted.add(name);
        const entry = { period: String(period), id: Number(id) };
        const [kept, sum] = await Promise.all([readTally(kv, entry), sumOf(kv, entry.id)]);
        summed += sum.votes;
        if (kept.points !== sum.points || kept.votes !== sum.votes) {
          findings.problem(
            `entry ${id} of ${period} has ${kept.points} points of ${kept.votes} votes, ` +
              `but its ratings are ${sum.points} of ${sum.votes}`,
          );
        }
      }
    }
  }
  return summed;
}

async function sumOf(kv: Deno.Kv, id: number): Promise<Tally> {
  const tally = { points: 0, votes: 0 };
  for await (const { rating } of eachVoteBetween(kv, { first: id, last: id })) {
    tally.points += rating;
    tally.votes++;
  }
  return tally;
}

/** Counts the published ballots again, and compares them with the votes. */
async function checkResult(
  kv: Deno.Kv,
  { period, row, findings }: { period: Period; row: ClosedContest; findings: Findings },
): Promise<void> {
  const standings = [];
  for await (const part of eachResultPart(kv, period)) {
    for (const entry of part) {
      const published = standing(entry);
      standings.push(published);
      const kept = await readTally(kv, { period, id: entry.submissionId });
      if (kept.points === published.points && kept.votes === published.votes) continue;
      findings.problem(
        `${period}: entry ${entry.submissionId} is published with ${published.points} points of ` +
          `${published.votes} votes, but has ${kept.points} of ${kept.votes}`,
      );
    }
  }
  const ranking = ranked(standings);
  const winners = ranking.slice(0, MAX_WINNERS).filter(({ votes }, index) => wins(index, votes));
  if (ranking.length !== row.entries || JSON.stringify(winners) !== JSON.stringify(row.ranking)) {
    findings.problem(`${period}: the winners are not those of the published ballots`);
  }
}
