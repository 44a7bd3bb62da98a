/**
 * @module A change of a picture that waits for its turn: how long it takes until it is drawn, or asked for
 * again.
 */
import { useSecondsLeft } from "../forms/use_seconds_left.ts";
import type { ChangeWait } from "./change_state.ts";
import { untilRetry } from "./RetryNotice.tsx";
import { expectation, spokenSeconds } from "./WaitingInLine.tsx";
import { t } from "../../lib/i18n/translate.ts";

export function WaitingChange({ wait }: { wait: ChangeWait }) {
  const left = useSecondsLeft(wait.seconds);
  return (
    <>
      <p aria-hidden="true" className="text-muted tabular-nums">
        {"reason" in wait ? untilRetry(left) : expectation(left)}
      </p>
      <p role="status" className="sr-only">
        {"reason" in wait
          ? `${wait.reason} ${untilRetry(wait.seconds)}`
          : t("Your picture waits in line: {wait}", { wait: expectation(spokenSeconds(left)) })}
      </p>
    </>
  );
}
