/**
 * @module A picture that waits for its turn: its place in line, and about how long it takes until it is
 * drawn.
 */
import { useSecondsLeft } from "../forms/use_seconds_left.ts";
import { t, tn } from "../../lib/i18n/translate.ts";

/** A screen reader reads the wait each time it has become this much shorter. */
const SPOKEN_STEP_SECONDS = 15;

/** A longer wait is said in minutes. */
const LONGEST_IN_SECONDS = 90;

export interface WaitingInLineProps {
  /** How many pictures come first. */
  ahead: number;
  /** The expected wait. */
  seconds: number;
}

export function WaitingInLine({ ahead, seconds }: WaitingInLineProps) {
  const left = useSecondsLeft(seconds);
  return (
    <div className="grid justify-items-center gap-1">
      <p aria-hidden="true" data-place className="font-display text-4xl font-medium tabular-nums">
        {ahead + 1}
      </p>
      <p aria-hidden="true" className="text-base">{t("your place in line")}</p>
      <p aria-hidden="true" className="text-sm text-muted tabular-nums">{expectation(left)}</p>
      <p role="status" className="sr-only">
        {t("Your picture waits in line: {wait}", { wait: expectation(spokenSeconds(left)) })}
      </p>
    </div>
  );
}

/** The wait as it is read out: it changes seldom. */
export function spokenSeconds(left: number): number {
  return Math.ceil(left / SPOKEN_STEP_SECONDS) * SPOKEN_STEP_SECONDS;
}

/** E.g. "about 12 seconds to go". */
export function expectation(seconds: number): string {
  if (seconds <= 0) return t("any moment now");
  if (seconds <= LONGEST_IN_SECONDS) {
    return tn(seconds, "about {n} second to go", "about {n} seconds to go");
  }
  return tn(Math.ceil(seconds / 60), "about {n} minute to go", "about {n} minutes to go");
}
