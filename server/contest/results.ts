/**
 * @module The result of a closed month as it is published: written out bit by bit, however long it is.
 */
import type { Period } from "../../lib/contest/period.ts";
import { type Ballots, type Ranked, RANKING_RULE, wins } from "../../lib/contest/ranking.ts";
import type { ContestResult } from "../../lib/contest/result.ts";
import type { ClosedContest } from "../store/contest/contests.ts";
import { eachResultPart, type ResultEntry } from "../store/contest/results.ts";
import { standing } from "./closing.ts";

/** The JSON of a {@link ContestResult}. */
export function resultJson(
  kv: Deno.Kv,
  period: Period,
  { closedAt }: ClosedContest,
): ReadableStream<Uint8Array> {
  const head = { period, rule: RANKING_RULE, closedAt } satisfies Partial<ContestResult>;

  async function* text(): AsyncIterable<string> {
    yield `${JSON.stringify(head).slice(0, -1)},"ranking":[`;
    yield* list(kv, period, (entry, index): Ranked => {
      const { submissionId, points, votes, submittedAt } = standing(entry);
      const place = { rank: index + 1, points, votes, submittedAt };
      return { submissionId, ...place, isWinner: wins(index, votes) };
    });
    yield `],"ballots":[`;
    yield* list(kv, period, ({ submissionId, ratings }): Ballots => ({
      submissionId,
      ratings: ratings.flatMap((count, index) => Array<number>(count).fill(index + 1)),
    }));
    yield "]}";
  }

  return ReadableStream.from(text()).pipeThrough(new TextEncoderStream());
}

/** Each entry as JSON, commas between. */
async function* list(
  kv: Deno.Kv,
  period: Period,
  write: (entry: ResultEntry, index: number) => Ranked | Ballots,
): AsyncIterable<string> {
  let index = 0;
  for await (const part of eachResultPart(kv, period)) {
    const start = index === 0 ? "" : ",";
    yield start + part.map((entry) => JSON.stringify(write(entry, index++))).join();
  }
}
