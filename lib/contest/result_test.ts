import assert from "node:assert/strict";
import { RANKING_RULE } from "./ranking.ts";
import { agrees, type ContestResult } from "./result.ts";

const at = (day: number) => `2026-10-0${day}T10:00:00.000Z`;

const RESULT: ContestResult = {
  period: "2026-10",
  rule: RANKING_RULE,
  closedAt: "2026-11-01T00:00:00.000Z",
  ranking: [
    { submissionId: 7, rank: 1, points: 9, votes: 2, submittedAt: at(3), isWinner: true },
    { submissionId: 5, rank: 2, points: 5, votes: 1, submittedAt: at(1), isWinner: true },
    { submissionId: 6, rank: 3, points: 5, votes: 1, submittedAt: at(2), isWinner: true },
    { submissionId: 8, rank: 4, points: 0, votes: 0, submittedAt: at(4), isWinner: false },
  ],
  ballots: [
    { submissionId: 5, ratings: [5] },
    { submissionId: 6, ratings: [5] },
    { submissionId: 7, ratings: [4, 5] },
    { submissionId: 8, ratings: [] },
  ],
};

Deno.test("a result agrees with its own ballots", () => {
  assert.equal(agrees(RESULT), true);
});

Deno.test("a changed rating, a changed place, a missing ballot: it does not agree", () => {
  const { ranking, ballots } = RESULT;
  const changedRating = ballots.with(0, { submissionId: 5, ratings: [4] });
  assert.equal(agrees({ ...RESULT, ballots: changedRating }), false);
  assert.equal(agrees({ ...RESULT, ballots: ballots.slice(1) }), false);
  const [first, second, ...rest] = ranking;
  const swapped = [{ ...second!, rank: 1 }, { ...first!, rank: 2 }, ...rest];
  assert.equal(agrees({ ...RESULT, ranking: swapped }), false);
  const noWinner = ranking.with(2, { ...ranking[2]!, isWinner: false });
  assert.equal(agrees({ ...RESULT, ranking: noWinner }), false);
});
