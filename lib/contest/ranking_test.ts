import assert from "node:assert/strict";
import { ranked, type Standing } from "./ranking.ts";

const entry = (submissionId: number, points: number, votes: number, hour = 10): Standing => ({
  submissionId,
  points,
  votes,
  submittedAt: `2026-11-05T${String(hour).padStart(2, "0")}:00:00.000Z`,
});

Deno.test("points decide, then votes, then who was earlier", () => {
  const ranking = ranked([
    entry(1, 10, 2),
    entry(2, 10, 3),
    entry(3, 12, 3),
    entry(4, 10, 2, 9),
    entry(5, 10, 2),
  ]);
  assert.deepEqual(ranking.map(({ submissionId }) => submissionId), [3, 2, 4, 1, 5]);
  assert.deepEqual(ranking.map(({ rank }) => rank), [1, 2, 3, 4, 5]);
});

Deno.test("ten win, but no entry without a vote", () => {
  const many = Array.from({ length: 12 }, (_, index) => entry(index + 1, 100 - index, 20));
  assert.equal(ranked(many).filter(({ isWinner }) => isWinner).length, 10);
  const few = [entry(1, 0, 0), entry(2, 1, 1), entry(3, 0, 0)];
  const winners = ranked(few).filter(({ isWinner }) => isWinner);
  assert.deepEqual(winners.map(({ submissionId }) => submissionId), [2]);
});
