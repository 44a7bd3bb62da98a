/** @module A commit that was never the fastest, as a failure of the request. */
import { Failure } from "../../failures/failure.ts";
import { CONFLICT, type Conflict } from "./commit.ts";
import { t } from "../../../lib/i18n/translate.ts";

/** What was committed. Throws `unavailable` when other writers were always faster. */
export function orConflict<Answer>(answer: Answer | Conflict): Answer {
  if (answer !== CONFLICT) return answer as Answer;
  throw new Failure("unavailable", t("The server is busy. Please try again."), {
    retryAfterSeconds: 1,
  });
}
