/** @module Voting and withdrawing, with a toast about the result. */
import { callApi } from "../api/api.ts";
import { showFailure } from "../session/failure.ts";
import { showToast } from "../toast/toast.ts";
import type { OwnSubmission, Submission, VoteAnswer } from "../../lib/contest/submission.ts";
import { msg, t, tn } from "../../lib/i18n/translate.ts";

const VOTE_FAILED = { title: msg("Vote failed") };
const WITHDRAWAL_FAILED = { title: msg("Withdrawal failed") };

/**
 * The result of voting: the vote; `settled` when it can never count, because the entry is gone or
 * the user has voted before; `failed` when it may work the next time.
 */
export type VoteOutcome = { vote: VoteAnswer } | "settled" | "failed";

/** Statuses that trying again does not change. */
const SETTLED = [403, 404, 409];

/** Casts a vote of 1 to 5 stars. */
export async function vote(
  { id, character }: Submission,
  rating: number,
  { call = callApi } = {},
): Promise<VoteOutcome> {
  const url = `/api/community/submissions/${id}/vote`;
  const answer = await call<VoteAnswer>(url, { method: "POST", body: { rating } });
  if ("problem" in answer) {
    showFailure(answer.problem, VOTE_FAILED);
    return SETTLED.includes(answer.problem.status) ? "settled" : "failed";
  }
  showToast({
    title: t("Vote submitted!"),
    description: tn(
      rating,
      "You rated {name} {n} star.",
      "You rated {name} {n} stars.",
      { name: character.name },
    ),
    tone: "success",
  });
  return { vote: answer.body };
}

/** What came of withdrawing, in the words of {@link VoteOutcome}. */
export type WithdrawalOutcome = "withdrawn" | "settled" | "failed";

/** Withdraws an entry of the user for good. */
export async function withdraw(
  { id }: Pick<OwnSubmission, "id">,
  { call = callApi } = {},
): Promise<WithdrawalOutcome> {
  const url = `/api/community/submissions/${id}/withdraw`;
  const answer = await call(url, { method: "POST" });
  if ("problem" in answer) {
    showFailure(answer.problem, WITHDRAWAL_FAILED);
    return SETTLED.includes(answer.problem.status) ? "settled" : "failed";
  }
  showToast({ title: t("Submission withdrawn"), tone: "success" });
  return "withdrawn";
}
